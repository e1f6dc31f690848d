import { mostAsked } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type ActCall, perform } from '../audit/index.ts';
import { jobNotFound } from '../jobs/index.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { addAsks, lockForAsking, mayBeAsked } from './ask.repository.ts';
import { readWish } from './fit.repository.ts';
import { listFitting } from './fitting.repository.ts';

/** Jobs that a tutor is asked about in a day at most. */
const mostADay = 3;

/** Asks those of these tutors by a notice who fit the job and were not asked about it. */
export function ask(db: Db, call: ActCall, tutorIds: readonly number[]) {
  const { id: jobId } = call.params;
  return perform(db, call, { action: 'ask', subject: 'job' }, async (trx) => {
    const job = await lockForAsking(trx, jobId);
    const wish = await readWish(trx, jobId);
    if (!job || !wish) throw jobNotFound();
    if (job.status !== 'live') throw new ApiFailure('CONFLICT', 'job.closed');
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
