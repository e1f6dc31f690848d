import { applyObstacle, applyThreshold } from '@porao/contracts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Viewer } from '../../kit/viewer.ts';

/** Facts that decide whether a tutor may apply; the role is checked by the endpoint's access. */
export interface Candidacy {
  readonly viewer: Pick<Viewer, 'banned' | 'accountStatus' | 'userId'>;
  /** Percent. */
  readonly completion: number;
  readonly tutorCityId: number | null;
  readonly job: {
    readonly status: string;
    readonly city: { id: number; city_name: string } | null;
    readonly guardianUserId: number | null;
  };
}

/** The first refusal in the order of decision OQ-094, or null. A duplicate is detected by the insert. */
export function refusal({ viewer, completion, tutorCityId, job }: Candidacy): ApiFailure | null {
  const { banned, accountStatus } = viewer;
  const obstacle = applyObstacle({ banned, account_status: accountStatus }, completion);
  if (obstacle === 'ban') return new ApiFailure('BANNED', 'account.banned');
  if (obstacle === 'status') {
    return new ApiFailure('ACCOUNT_LOCKED', 'account.statusLocked');
  }
  if (obstacle === 'completion') {
    const params = { percent: applyThreshold };
    return new ApiFailure('PROFILE_INCOMPLETE', { key: 'profile.incomplete', params });
  }
  if (job.city && job.city.id !== tutorCityId) {
    return new ApiFailure('CITY_MISMATCH', { key: 'job.city', params: { city: job.city.city_name } });
  }
  if (job.status !== 'live') return jobClosed();
  if (job.guardianUserId === viewer.userId) {
    return new ApiFailure('CONFLICT', 'job.own');
  }
  return null;
}

export const jobClosed = () => new ApiFailure('JOB_CLOSED', 'job.closed');
export const alreadyApplied = () => new ApiFailure('ALREADY_APPLIED', 'job.applied');
