import type { applicationEndpoints, JobCount } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
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
import { alreadyApplied, jobClosed, refusal } from './apply.rules.ts';

const labels: Record<JobCount['id'], string> = {
  pending: 'Pending',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  appointed: 'Appointed',
  confirm: 'Confirmed',
  payment: 'Payment',
  closed: 'Cancelled',
};

export function applicationHandlers({ db }: Services): Handlers<typeof applicationEndpoints> {
  return {
    'POST /api/apply/:jobId': async ({ params, viewer }) => {
      const job = await readTerms(db, params.jobId);
      if (!job) throw jobNotFound();
      const completion = profileCompletion(await readProfileParts(db, viewer.tutorId));
      const tutorCityId = await readTutorCity(db, viewer.tutorId);
      const refused = refusal({ viewer, completion, tutorCityId, job });
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
      if (result === 'duplicate') throw alreadyApplied();
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
