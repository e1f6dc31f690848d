import type { Endpoints, jobEndpoints } from '@porao/contracts';
import type { Handler, Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { daysToPay, platformCharge } from '../charges/index.ts';
import { searchBoard, totalCap } from './board.repository.ts';
import { encodeCursor } from './cursor.ts';
import { kilometresTo } from './distance.ts';
import { readJob } from './job.repository.ts';
import { countAvailable, listAvailable, readCards, readTeachingPlace } from './jobs.repository.ts';
import { mapBoard } from './map.repository.ts';
import { readTutorTerms } from './terms.repository.ts';

export const jobNotFound = () => new ApiFailure('NOT_FOUND', 'job.unknown');

export function jobHandlers({ db, lookups, tokens, views }: Services) {
  const reads = { db, lookups };
  const board: Handler<Endpoints['POST /api/job-board']> = async ({ body, query, viewer }) => {
    const slice = await searchBoard(db, body, query.per_page);
    const cards = await readCards(reads, slice.ids, viewer?.tutorId ?? null);
    return {
      ...toPage(cards, Math.min(slice.total, totalCap), body.page, query.per_page),
      total_is_capped: slice.total > totalCap,
      next_cursor: slice.next && encodeCursor(slice.next),
    };
  };
  return {
    'POST /job-board': board,
    'POST /api/job-board': board,
    'POST /api/job-board/map': ({ body }) => mapBoard(db, body),
    'GET /api/job-board/:jobId': async ({ params, viewer, address }) => {
      const job = await readJob(reads, params.jobId, viewer);
      if (!job) throw jobNotFound();
      const reader = tokens.fingerprint(viewer ? `user ${viewer.userId}` : `address ${address}`);
      return { data: { ...job, job_views: job.job_views + views.count(job.id, reader) } };
    },
    'GET /api/available-jobs': async ({ query, viewer }) => {
      const offset = (query.page - 1) * listPageSize;
      const ids = await listAvailable(db, viewer.tutorId, listPageSize, offset);
      const own = await readTeachingPlace(db, viewer.tutorId);
      const cards = (await readCards(reads, ids, viewer.tutorId)).map((card) => ({
        ...card,
        distance_km: kilometresTo(own, card),
      }));
      return toPage(cards, await countAvailable(db, viewer.tutorId), query.page, listPageSize);
    },
    'GET /api/tutor/job-terms/:jobId': async ({ params, viewer }) => {
      const row = await readTutorTerms(db, params.jobId, viewer.tutorId);
      if (!row) throw jobNotFound();
      const { gender_fits, class_fits, subjects, answers, family, checked, lessons, trial_lesson } = row;
      const { own, place, ...terms } = row;
      const { percentage, base, amount } = platformCharge(terms, new Date());
      const charge = { percentage, base, amount, days_to_pay: daysToPay };
      const distance_km = kilometresTo(own, place);
      const fit = { gender_fits, class_fits, subjects, distance_km };
      return { data: { charge, ...fit, answers, family, checked, lessons, trial_lesson } };
    },
    'GET /api/nearby-jobs': async ({ viewer }) => ({ total: await countAvailable(db, viewer.tutorId) }),
  } satisfies Partial<Handlers<typeof jobEndpoints>>;
}
