import type { AuditEntry } from '@porao/contracts';
import { auditedThings } from '@porao/contracts/constants';
import { formatDigits, language } from '@porao/platform';
import { textOr } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

const isThing = (subject: string): boolean => auditedThings.some((thing) => thing === subject);

export const subjectWords = (subject: string): string =>
  isThing(subject) ? t(`log.thing.${subject as 'job'}`) : textOr(t, `list.${subject as 'cities'}`, subject);

export const actWords = (action: string): string => textOr(t, `log.act.${action as 'approve'}`, action);

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
  if (!isThing(subject)) return `${paths.lookup({ list: subject })}?row=${id}`;
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
