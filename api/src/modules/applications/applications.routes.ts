import { type applicationEndpoints, applyObstacle, applyThreshold, type JobCount } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { countAvailable, jobNotFound, readTerms } from '../jobs/index.ts';
import { refreshAnswerBy } from '../lifecycle/index.ts';
import { profileCompletion, readProfileParts, readTutorCity } from '../profile/index.ts';
import { countSaved } from '../saved-jobs/index.ts';
import {
  countByStage,
  countDeals,
  countOpen,
  insertApplication,
  listHistory,
} from './applications.repository.ts';

const labels: Record<JobCount['id'], string> = {
  pending: 'Pending',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  appointed: 'Appointed',
  confirm: 'Confirmed',
  payment: 'Payment',
  closed: 'Cancelled',
};

const jobClosed = () => new ApiFailure('JOB_CLOSED', 'job.closed');

type JobTerms = NonNullable<Awaited<ReturnType<typeof readTerms>>>;

/** The first refusal in the order of decision OQ-094, or null. A duplicate is detected by the insert. */
function refusal(viewer: Viewer, completion: number, cityId: number | null, job: JobTerms) {
  const { banned, accountStatus } = viewer;
  const obstacle = applyObstacle({ banned, account_status: accountStatus }, completion);
  if (obstacle === 'ban') return new ApiFailure('BANNED', 'account.banned');
  if (obstacle === 'status') return new ApiFailure('ACCOUNT_LOCKED', 'account.statusLocked');
  if (obstacle === 'completion') {
    const params = { percent: applyThreshold };
    return new ApiFailure('PROFILE_INCOMPLETE', { key: 'profile.incomplete', params });
  }
  if (job.city && job.city.id !== cityId)
    return new ApiFailure('CITY_MISMATCH', { key: 'job.city', params: { city: job.city.city_name } });
  if (job.status !== 'live') return jobClosed();
  return job.guardianUserId === viewer.userId ? new ApiFailure('CONFLICT', 'job.own') : null;
}

export function applicationHandlers({ db }: Services): Handlers<typeof applicationEndpoints> {
  return {
    'POST /api/apply/:jobId': async ({ params, viewer }) => {
      const job = await readTerms(db, params.jobId);
      if (!job) throw jobNotFound();
      const completion = profileCompletion(await readProfileParts(db, viewer.tutorId));
      const refused = refusal(viewer, completion, await readTutorCity(db, viewer.tutorId), job);
      if (refused) throw refused;
      const owner = viewer.tutorId;
      const result = await withinCap(db, {
        cap: 'openApplications',
        owner,
        add: async (trx) => {
          const inserted = await insertApplication(trx, params.jobId, viewer);
          if (inserted === 'inserted') await refreshAnswerBy(trx, params.jobId, new Date());
          return inserted;
        },
        count: (trx) => countOpen(trx, owner),
      });
      if (result === 'closed') throw jobClosed();
      if (result === 'duplicate') throw new ApiFailure('ALREADY_APPLIED', 'job.applied');
      return { status: 'success', type: 'success', message: 'job.appliedNow' };
    },
    'GET /api/tutoring/jobs/:type': async ({ params, query, viewer, language }) => {
      const rows = { limit: listPageSize, offset: (query.page - 1) * listPageSize, language };
      const items = await listHistory(db, viewer.tutorId, params.type, rows);
      const counts = await countByStage(db, viewer.tutorId);
      return toPage(items, counts[params.type], query.page, listPageSize);
    },
    'GET /api/tutoring/job-counts': async ({ viewer }) => {
      const counts = await countByStage(db, viewer.tutorId);
      const ids = Object.keys(labels) as JobCount['id'][];
      return { data: ids.map((id) => ({ id, label: labels[id], count: counts[id] })) };
    },
    'GET /api/tutoring/sidebar-counts': async ({ viewer }) => {
      const deals = await countDeals(db, viewer.tutorId);
      const saved = await countSaved(db, viewer.tutorId);
      return { data: { saved, available: await countAvailable(db, viewer.tutorId), ...deals } };
    },
  };
}
