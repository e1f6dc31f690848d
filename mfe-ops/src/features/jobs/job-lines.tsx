import type { OpsJob } from '@porao/contracts';
import { formatMoney, formatNumber, formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { t } from './messages.ts';

export const nameOf = (job: OpsJob): string =>
  [job.class_name, job.location_name ?? job.city_name].filter(Boolean).join(', ');

export const lineOf = (job: OpsJob): string =>
  dotted(
    t('jobs.number', { id: formatNumber(job.id) }),
    job.guardian?.name,
    job.category_name,
    job.tutoring_place,
    formatMoney(job.actual_salary),
  );

const tones = { live: 'success', filled: 'info', expired: 'neutral', cancelled: 'error' } as const;

export function JobBadge({ status }: { status: OpsJob['status'] }): ReactNode {
  return <Badge tone={tones[status]}>{t(`jobs.status.${status}`)}</Badge>;
}

export const badgesOf = (job: OpsJob): ReactNode => (
  <>
    {job.meet_asked && (
      <Badge tone="accent" icon="calendar">
        {t('jobs.meet')}
      </Badge>
    )}
    {job.preferred > 0 && (
      <Badge tone="accent" icon="star-filled">
        {t('jobs.preferred', { count: job.preferred })}
      </Badge>
    )}
    <Badge tone={job.undecided > 0 ? 'brand' : 'neutral'}>
      {t('jobs.applications', { count: job.applications })}
    </Badge>
    <DueBadge by={job.answer_by} of="family" />
    {job.status !== 'live' && <JobBadge status={job.status} />}
    <time dateTime={job.created_at}>{formatRelative(job.created_at)}</time>
  </>
);
