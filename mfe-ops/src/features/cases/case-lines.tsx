import type { OpsCase } from '@porao/contracts';
import { deadlineText, isPast } from '@porao/features';
import { formatNumber, formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { t } from './messages.ts';

export const caseName = ({ kind, tutor, guardian }: OpsCase): string =>
  t('cases.name', {
    kind: t(`case.kind.${kind}`),
    tutor: tutor.name,
    guardian: guardian?.name ?? t('facts.none'),
  });

export const caseLine = (of: OpsCase): string =>
  dotted(
    t('cases.number', { id: formatNumber(of.id) }),
    of.class_name,
    t(`cases.by.${of.side}`),
    of.assignee?.name ?? t('cases.nobody'),
    of.missed_calls > 0 && t('cases.missed', { count: of.missed_calls }),
  );

export const subjectOf = ({ id }: Pick<OpsCase, 'id'>): string => `case:${id}`;

const over: readonly OpsCase['state'][] = ['decided', 'closed'];
export const isUndecided = ({ state }: Pick<OpsCase, 'state'>): boolean => !over.includes(state);

const tones = {
  open: 'accent',
  in_progress: 'info',
  waiting_confirmation: 'info',
  decided: 'success',
  appealed: 'accent',
  closed: 'neutral',
} as const;

export function CaseBadges({ of }: { of: OpsCase }): ReactNode {
  return (
    <>
      {of.kind === 'unsafe' && isUndecided(of) && (
        <Badge tone="error" icon="alert">
          {t('case.kind.unsafe')}
        </Badge>
      )}
      {isUndecided(of) && <DueBadge by={of.due_at} of="operator" late={of.overdue} />}
      {of.answered && (
        <Badge tone="accent" icon="message">
          {t('cases.next.answered')}
        </Badge>
      )}
      {of.call_back_at && <CallBackBadge at={of.call_back_at} />}
      <Badge tone={tones[of.state]}>{t(`cases.state.${of.state}`)}</Badge>
    </>
  );
}

export function CallBackBadge({ at }: { at: string }): ReactNode {
  const isNow = isPast(at);
  return (
    <Badge icon="phone" tone={isNow ? 'error' : 'neutral'}>
      {t(isNow ? 'cases.call.late' : 'cases.call', { date: deadlineText(at) })}
    </Badge>
  );
}

export const caseBadges = (of: OpsCase): ReactNode => (
  <>
    <CaseBadges of={of} />
    <time dateTime={of.opened_at}>{formatRelative(of.opened_at)}</time>
  </>
);
