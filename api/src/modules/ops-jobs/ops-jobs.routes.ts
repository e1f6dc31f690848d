import type { opsJobEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { perform } from '../audit/index.ts';
import { platformCharge } from '../charges/index.ts';
import { jobNotFound } from '../jobs/index.ts';
import { cancelJob, moveApplication } from '../lifecycle/index.ts';
import { stateName } from '../transitions/index.ts';
import { ask } from './ask.ts';
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
    'GET /api/ops/jobs/:id': async ({ params }) => {
      const found = await readJobDetail(db, params.id);
      if (!found) throw jobNotFound();
      const { tutoring_place_id: tutoringPlaceId, ...job } = found;
      const { percentage, amount, dueOn } = platformCharge(
        {
          tutoringPlaceId,
          jobDuration: job.job_duration,
          crashProgram: job.crash_program,
          salary: job.actual_salary,
        },
        new Date(),
      );
      return { data: { ...job, charge: { percentage, amount, due_on: dueOn } } };
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
        const { to, reason, from: seen } = call.body;
        const moved = await moveApplication(trx, call.params.id, to, by, reason, seen);
        const [before, after] = [{ state: moved.from }, { state: moved.to }];
        const message = { key: 'ops.application', params: { to: stateName(moved.to) } } as const;
        return { message, data: after, before, after };
      }),
  };
}
