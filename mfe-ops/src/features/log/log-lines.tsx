import type { AuditEntry } from '@porao/contracts';
import { formatDigits, language } from '@porao/platform';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

type Words = Parameters<typeof t>[0];
const catalogue: Readonly<Record<string, Words>> = {
  request: 'log.thing.request',
  job: 'log.thing.job',
  application: 'log.thing.application',
  deal: 'log.thing.deal',
  invoice: 'log.thing.invoice',
  user: 'log.thing.user',
  credential: 'log.thing.credential',
};

/** A thing or a list, in words. */
export const subjectWords = (subject: string): string => {
  const key = catalogue[subject] ?? (`list.${subject}` as Words);
  const words = t(key as 'log.thing.job');
  return words === key ? subject : words;
};

/** An act that has words; any other is shown as it was recorded. */
const acts = new Set<string>([
  'approve',
  'reject',
  'ask',
  'cancel',
  'move',
  'end',
  'paid',
  'refund',
  'set-status',
  'ban',
  'lift-ban',
  'end-sessions',
  'verify',
  'unverify',
  'grant-role',
  'revoke-role',
  'add-name',
  'rename',
  'hide',
  'show',
  'review',
  'merge',
]);
export const actWords = (action: string): string =>
  acts.has(action) ? t(`log.act.${action}` as 'log.act.approve') : action;

export const titleOf = ({
  action,
  subject,
  subject_id,
}: Pick<AuditEntry, 'action' | 'subject' | 'subject_id'>) =>
  `${actWords(action)}: ${subjectWords(subject)} ${formatDigits(String(subject_id))}`;

/** The page of a thing; the log of it, where there is none. */
export function addressOf({ subject, subject_id: id }: Pick<AuditEntry, 'subject' | 'subject_id'>): string {
  if (subject === 'request') return paths.request({ requestId: id });
  if (subject === 'job') return paths.job({ jobId: id });
  if (subject === 'user') return paths.person({ userId: id });
  if (!(subject in catalogue)) return `${paths.lookup({ list: subject })}?row=${id}`;
  return `${paths.log}?subject=${subject}&id=${id}`;
}

type Snapshot = AuditEntry['before'];
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return t('log.none');
  if (typeof value === 'string') return value;
  return typeof value === 'number' && language === 'bn' ? formatDigits(String(value)) : JSON.stringify(value);
};

/** Field by field what the act changed; fields that stayed are left out. */
export function changesOf(before: Snapshot, after: Snapshot): { field: string; from?: string; to: string }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [from, to] = [textOf(before?.[field]), textOf(after?.[field])];
    if (before !== null && after !== null && field in before && field in after && from === to) return [];
    return [{ field, to, ...(before !== null && field in before && { from }) }];
  });
}
