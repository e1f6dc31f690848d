import type { CurrentUser, Job, Role } from '@porao/contracts';
import { applyObstacle } from '@porao/contracts/constants';
import type { Session } from '@porao/platform';

type City = NonNullable<Job['city']>;

/** Holds what is known of the tutor; asked only once the viewer is known to be one. */
export interface TutorFacts {
  /** Percent of the profile that is filled. */
  completed: number;
  account: Pick<CurrentUser, 'banned' | 'account_status'>;
  city: NonNullable<CurrentUser['tutor']>['city'];
}

export type ApplyStep =
  | { kind: 'sign-in' }
  | { kind: 'switch'; current: Role }
  | { kind: 'ask' }
  | { kind: 'refused'; reason: 'ban' | 'status' }
  | { kind: 'incomplete'; completed: number }
  | { kind: 'city'; city: City }
  | { kind: 'confirm' };

/** The next step of an application, in the order of PUB-077: signed in, tutor, ban and status, completion,
 * city, confirmation. A job without a city is open to all; a tutor without one never matches (decision OQ-095). */
export function applyStep(session: Session | null, job: Pick<Job, 'city'>, facts?: TutorFacts): ApplyStep {
  if (!session) return { kind: 'sign-in' };
  if (session.type !== 'tutor') return { kind: 'switch', current: session.type };
  if (!facts) return { kind: 'ask' };
  const obstacle = applyObstacle(facts.account, facts.completed);
  if (obstacle === 'completion') return { kind: 'incomplete', completed: facts.completed };
  if (obstacle) return { kind: 'refused', reason: obstacle };
  if (job.city && job.city.id !== facts.city?.id) return { kind: 'city', city: job.city };
  return { kind: 'confirm' };
}
