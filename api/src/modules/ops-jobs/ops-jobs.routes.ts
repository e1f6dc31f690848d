import { csvLines, mostAsked, type opsJobEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { type ActCall, exportCsv, perform } from '../audit/index.ts';
import { platformCharge } from '../charges/index.ts';
import { ofJobPhone } from '../contact-views/index.ts';
import { jobNotFound } from '../jobs/index.ts';
import { cancelJob, moveApplication } from '../lifecycle/index.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { stateName } from '../transitions/index.ts';
import { addAsks, lockForAsking, mayBeAsked } from './ask.repository.ts';
import { jobColumns } from './columns.ts';
import { type JobWish, readFits, readWish } from './fit.repository.ts';
import { listFitting } from './fitting.repository.ts';
import { listApplications, listJobs, readJobDetail } from './ops-jobs.repository.ts';

export function opsJobHandlers({ db }: Services): Handlers<typeof opsJobEndpoints> {
  const wishOf = async (jobId: number) => {
    const wish = await readWish(db, jobId);
    if (!wish) throw jobNotFound();
    return wish;
  };
  async function withFit<T extends { tutor_id: number }>(wish: JobWish, found: { rows: T[]; total: number }) {
    const tutorIds = found.rows.map((row) => row.tutor_id);
    const fits = await readFits(db, wish, tutorIds);
    const rows = found.rows.flatMap((row) => {
      const fit = fits.get(row.tutor_id);
      return fit ? [{ ...row, fit }] : [];
    });
    return { rows, total: found.total };
  }
  return {
    'GET /api/ops/jobs': async ({ query }) => paged(query, await listJobs(db, query, ...rowsOf(query))),
    'GET /api/ops/jobs.csv': async (call) => {
      const { rows } = await listJobs(db, call.query, csvLines, 0);
      return exportCsv(db, call, {
        list: 'jobs',
        columns: jobColumns,
        contacts: ['phone'],
        shows: ofJobPhone,
        rows,
      });
    },
    'GET /api/ops/jobs/:id': async ({ params }) => {
      const found = await readJobDetail(db, params.id);
      if (!found) throw jobNotFound();
      const { percentage, amount, due_on } = platformCharge(found, new Date());
      const { tutoring_place_id, ...job } = found;
      return { data: { ...job, charge: { percentage, amount, due_on } } };
    },
    'GET /api/ops/jobs/:id/applications': async ({ params, query, language }) => {
      const wish = await wishOf(params.id);
      const [limit, offset] = rowsOf(query);
      const found = await listApplications(db, params.id, { limit, offset, language });
      return paged(query, await withFit(wish, found));
    },
    'GET /api/ops/jobs/:id/fitting': async ({ params, query }) => {
      const wish = await wishOf(params.id);
      const found = await listFitting(db, wish, ...rowsOf(query));
      return paged(query, await withFit(wish, found));
    },
    'POST /api/ops/jobs/:id/cancel': (call) =>
      perform(db, call, { action: 'cancel', subject: 'job' }, async (trx, by) => {
        const status = await cancelJob(trx, call.params.id, by, call.body.reason);
        return { message: 'ops.cancelled', data: null, before: { status }, after: { status: 'cancelled' } };
      }),
    'POST /api/ops/jobs/:id/ask': ({ params, body, viewer }) =>
      ask(db, { params, viewer }, [...new Set(body.tutor_ids)]),
    'POST /api/ops/applications/:id/move': (call) =>
      perform(db, call, { action: 'move', subject: 'application' }, async (trx, by) => {
        const { to, reason, reason_key, from: seen } = call.body;
        const isClosing = to === 'not_selected' || to === 'timed_out';
        const usual = isClosing ? reason_key : undefined;
        const moved = await moveApplication(trx, call.params.id, to, by, reason, seen, usual);
        const [before, after] = [{ state: moved.from }, { state: moved.to }];
        const message = { key: 'ops.application', params: { to: stateName(moved.to) } } as const;
        return { message, data: after, before, after: { ...after, ...(usual && { reason_key: usual }) } };
      }),
  };
}

/** Jobs that a tutor is asked about in a day at most. */
const mostADay = 3;

/** Asks those of these tutors by a notice who fit the job and were not asked about it. */
function ask(db: Db, call: ActCall, tutorIds: readonly number[]) {
  const { id: jobId } = call.params;
  return perform(db, call, { action: 'ask', subject: 'job' }, async (trx) => {
    const job = await lockForAsking(trx, jobId);
    const wish = await readWish(trx, jobId);
    if (!job || !wish) throw jobNotFound();
    if (job.status !== 'live') throw new ApiFailure('CONFLICT', 'guard.job_live');
    const allowed = await mayBeAsked(trx, jobId, tutorIds, mostADay);
    const { rows } = await listFitting(trx, wish, tutorIds.length, 0, allowed);
    if (rows.length === 0) throw new ApiFailure('CONFLICT', 'ops.askNobody');
    if (job.asked + rows.length > mostAsked)
      throw new ApiFailure('CONFLICT', { key: 'ops.askLimit', params: { most: mostAsked } });
    const ids = rows.map((row) => row.tutor_id);
    await addAsks(trx, jobId, ids);
    const told = { role: 'tutor', source: `job ask ${jobId}`, params: { job: jobId } };
    const notices = rows.map(({ tutor }) => noticeOf('jobAsk', { userId: tutor.user_id, ...told }));
    await addNotices(trx, notices);
    const message = { key: 'ops.asked', params: { count: ids.length } } as const;
    return { message, data: { tutor_ids: ids }, before: null, after: { tutors: ids } };
  });
}
