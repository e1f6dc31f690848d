import type { OpsRequest } from '@porao/contracts';
import { formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { textOr } from '../../common/messages.ts';
import { t } from './messages.ts';

export const subjectOf = ({ id }: Pick<OpsRequest, 'id'>): string => `request:${id}`;

export const nameOf = (request: OpsRequest): string =>
  t('requests.name', {
    class: request.i_class.class_name,
    area: request.parent_location.location.location_name,
  });

/** An operator may reject it: it is not published yet. */
export const isUndecided = ({ stage }: Pick<OpsRequest, 'stage'>): boolean =>
  stage === 'Pending' || stage === 'Terms';

const tones = {
  Pending: 'accent',
  Terms: 'brand',
  Approved: 'success',
  Rejected: 'error',
  Withdrawn: 'neutral',
  Closed: 'info',
} as const;

/** The stage; an unknown one as the server sent it (decision OQ-060). */
export const StageBadge = ({ stage }: { stage: string }): ReactNode => (
  <Badge tone={tones[stage as keyof typeof tones] ?? 'neutral'}>
    {textOr(t, `requests.stage.${stage as 'Pending'}`, stage)}
  </Badge>
);

export function OpenBy({ people }: { people: OpsRequest['open_by'] }): ReactNode {
  if (people.length === 0) return null;
  return (
    <Badge tone="accent" icon="eye">
      {t('requests.openBy', { names: people.map(({ name }) => name).join(', ') })}
    </Badge>
  );
}

/** It waits for longer than the first deadline, which is a day after it came. */
export const isLate = ({ created_at }: OpsRequest): boolean =>
  Date.now() - Date.parse(created_at) > 24 * 3_600_000;

export const lineOf = (request: OpsRequest): string =>
  dotted(
    request.guardian.name,
    request.subjects.map(({ subject_name }) => subject_name).join(', '),
    request.parent_location.city.city_name,
  );

export const badgesOf = (request: OpsRequest): ReactNode => (
  <>
    <OpenBy people={request.open_by} />
    {request.guardian.banned && <Badge tone="error">{t('facts.banned')}</Badge>}
    <DueBadge by={request.review_by} of="operator" late={isLate(request)} />
    <DueBadge by={request.agree_by ?? null} of="family" />
    {request.stage !== 'Pending' && <StageBadge stage={request.stage} />}
    <time dateTime={request.created_at}>{formatRelative(request.created_at)}</time>
  </>
);
