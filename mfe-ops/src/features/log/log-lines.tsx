import type { AuditEntry } from '@porao/contracts';
import { auditedThings } from '@porao/contracts/constants';
import { deadlineText } from '@porao/features';
import { formatDigits, formatMoney } from '@porao/platform';
import { textOr } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

const isThing = (subject: string): boolean => auditedThings.some((thing) => thing === subject);

export const subjectWords = (subject: string): string =>
  isThing(subject) ? t(`log.thing.${subject as 'job'}`) : textOr(t, `list.${subject as 'cities'}`, subject);

export const actWords = (action: string): string => textOr(t, `log.act.${action as 'approve'}`, action);

type Said = Pick<AuditEntry, 'action' | 'subject' | 'subject_id' | 'before' | 'after'>;

const known = (snapshot: AuditEntry['before'], field: string): string | undefined => {
  const value = snapshot?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** Pages of lists that are saved as a file, by their names in the log; all others are lookup lists. */
const pagesOfLists: Readonly<Record<string, string>> = {
  requests: paths.requests,
  jobs: paths.jobs,
  deals: paths.deals,
  invoices: paths.invoices,
  payments: paths.payments,
  users: paths.people,
  operators: paths.operators,
  credentials: paths.credentials,
  audit: paths.log,
  report: paths.report,
};

/** `request 12`, or a row of a list by its name. */
function thingOf({ subject, subject_id, before, after }: Said): string {
  const id = formatDigits(String(subject_id));
  if (isThing(subject)) return t(`log.of.${subject as 'job'}`, { id });
  const name = known(before, 'name') ?? known(after, 'name') ?? id;
  return t('log.of.row', { name, list: subjectWords(subject) });
}

const choiceWords = (choice: string): string => textOr(t, `log.choice.${choice as 'all'}`, choice);

/** A state of whatever has states; of a release that this one does not know, its name. */
export function stateWords(state: string | undefined): string {
  if (state === undefined) return t('log.none');
  const others = textOr(t, `search.state.${state as 'live'}`, choiceWords(state));
  return textOr(t, `state.${state as 'applied'}`, others);
}

/** 'Exported 120 people', also of a lookup list: 'Exported 7 rows of Cities'. */
function exportWords(after: AuditEntry['after']): string {
  const list = known(after, 'list') ?? '';
  const count = Number(after?.rows ?? 0);
  return list in pagesOfLists
    ? t(`log.said.export.${list as 'users'}`, { count })
    : t('log.said.export', { count, list: subjectWords(list) });
}

/** Says in a sentence what was done, as far as this release knows the act: 'Approved request 12 at ৳ 4,000'. */
export function titleOf(entry: Said): string {
  const { action, before, after } = entry;
  if (action === 'export') return exportWords(after);
  const thing = thingOf(entry);
  const salary = after?.actual_salary;
  if (action === 'approve' && typeof salary === 'number')
    return t('log.said.approve.at', { thing, salary: formatMoney(salary) });
  if (action === 'refund' && known(after, 'status') === 'waived')
    return t('log.said.refund.waived', { thing });
  if (action === 'move') {
    const [from, to] = [stateWords(known(before, 'state')), stateWords(known(after, 'state'))];
    return t('log.said.move', { thing, from, to });
  }
  if (action === 'set-status') {
    const status = t(`account.${(known(after, 'account_status') ?? 'none') as 'none'}`);
    return t('log.said.set-status', { thing, status });
  }
  const said = t(`log.said.${action as 'reject'}`, { thing });
  return said === `log.said.${action}` ? `${action}: ${thing}` : said;
}

/** Why, in words: a usual reason by its key, what was written, or both. */
export function reasonOf({ reason, after }: Pick<AuditEntry, 'reason' | 'after'>): string {
  const key = known(after, 'reason_key');
  const usual = key === undefined ? null : textOr(t, `rejection.${key as 'unclear'}`, key);
  return [usual, reason].filter(Boolean).join('. ');
}

/** The page of a thing; the log of it, where there is none. */
export function addressOf(entry: Pick<AuditEntry, 'subject' | 'subject_id' | 'after'>): string {
  const { subject, subject_id: id, after } = entry;
  const list = known(after, 'list');
  if (subject === 'list' && list) return pagesOfLists[list] ?? paths.lookup({ list });
  if (subject === 'request') return paths.request({ requestId: id });
  if (subject === 'job') return paths.job({ jobId: id });
  if (subject === 'user') return paths.person({ userId: id });
  if (subject === 'payment') return paths.payment({ paymentId: id });
  if (subject === 'season') return paths.seasons;
  if (!isThing(subject)) return `${paths.lookup({ list: subject })}?row=${id}`;
  return `${paths.log}?subject=${subject}&id=${id}`;
}

type Snapshot = AuditEntry['before'];

export const fieldWords = (field: string): string => textOr(t, `log.field.${field as 'state'}`, field);

const moneyFields = ['actual_salary', 'refunded', 'amount'];
/** The sentence of an export says these. */
const inSentence = new Set(['list', 'rows']);
/** Filters of lists with a few choices. */
const choices = new Set(['applications', 'banned', 'due', 'of', 'waiting']);

const days = /_(?:at|until)$/;

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return t('log.none');
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  if (typeof value === 'number')
    return moneyFields.includes(field) ? formatMoney(value) : formatDigits(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'state' || field === 'stage' || field === 'status') return stateWords(value);
  if (field === 'way') return textOr(t, `way.${value as 'bkash'}`, value);
  if (field === 'action') return actWords(value);
  if (field === 'subject') return subjectWords(value);
  if (field === 'role') return textOr(t, `search.role.${value as 'tutor'}`, value);
  if (choices.has(field)) return choiceWords(value);
  if (field === 'account_status') return textOr(t, `account.${value as 'none'}`, value);
  if (field === 'reason_key') return textOr(t, `rejection.${value as 'unclear'}`, value);
  return days.test(field) && !Number.isNaN(Date.parse(value)) ? deadlineText(value) : value;
}

/** Field by field what the act changed; fields that stayed are left out. */
export function changesOf(before: Snapshot, after: Snapshot): { field: string; from?: string; to: string }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    if (inSentence.has(field)) return [];
    const [from, to] = [textOf(field, before?.[field]), textOf(field, after?.[field])];
    if (before !== null && after !== null && field in before && field in after && from === to) return [];
    return [{ field, to, ...(before !== null && field in before && { from }) }];
  });
}
