import type { OpsRequest } from '@porao/contracts';
import { formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { DueBadge } from '../../common/due.badge.tsx';
import { t } from './messages.ts';

/** Returns the name that an act on it uses. */
export const subjectOf = ({ id }: Pick<OpsRequest, 'id'>): string => `request:${id}`;

/** A request in a few words, for lists and for what was done. */
export const nameOf = (request: OpsRequest): string =>
  t('requests.name', {
    class: request.i_class.class_name,
    area: request.parent_location.location.location_name,
  });

const tones = {
  Pending: 'accent',
  Approved: 'success',
  Rejected: 'error',
  Withdrawn: 'neutral',
  Closed: 'info',
} as const;
const isKnown = (stage: string): stage is keyof typeof tones => Object.hasOwn(tones, stage);

/** The stage; an unknown one as the server sent it (decision OQ-060). */
export function StageBadge({ stage }: { stage: string }): ReactNode {
  if (!isKnown(stage)) return <Badge>{stage}</Badge>;
  return <Badge tone={tones[stage]}>{t(`requests.stage.${stage}`)}</Badge>;
}

/** Shows who else has it open. */
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

/** The second line of a row. */
export const lineOf = (request: OpsRequest): string =>
  [
    request.guardian.name,
    request.subjects.map(({ subject_name }) => subject_name).join(', '),
    request.parent_location.city.city_name,
  ]
    .filter(Boolean)
    .join(' · ');

/** Beside a row: how long it waits, who has it open, a ban. */
export const badgesOf = (request: OpsRequest): ReactNode => (
  <>
    <OpenBy people={request.open_by} />
    {request.guardian.banned && <Badge tone="error">{t('facts.banned')}</Badge>}
    <DueBadge by={request.review_by} of="operator" late={isLate(request)} />
    {request.stage !== 'Pending' && <StageBadge stage={request.stage} />}
    <time dateTime={request.created_at}>{formatRelative(request.created_at)}</time>
  </>
);
