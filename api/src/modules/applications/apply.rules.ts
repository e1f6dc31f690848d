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
  if (obstacle === 'ban')
    return new ApiFailure('BANNED', 'Your account has been banned. Please contact support.');
  if (obstacle === 'status') {
    return new ApiFailure(
      'ACCOUNT_LOCKED',
      'Your account status does not allow applying. Please contact support.',
    );
  }
  if (obstacle === 'completion') {
    const message = `Please complete at least ${applyThreshold}% of your profile before applying for this job.`;
    return new ApiFailure('PROFILE_INCOMPLETE', message);
  }
  if (job.city && job.city.id !== tutorCityId) {
    const message = `This job is limited to candidates residing in ${job.city.city_name}.`;
    return new ApiFailure('CITY_MISMATCH', message);
  }
  if (job.status !== 'live') return jobClosed();
  if (job.guardianUserId === viewer.userId) {
    return new ApiFailure('CONFLICT', 'This is the job of your own request.');
  }
  return null;
}

export const jobClosed = () => new ApiFailure('JOB_CLOSED', 'This job is not available anymore.');
export const alreadyApplied = () =>
  new ApiFailure('ALREADY_APPLIED', 'You have already applied for this job.');
