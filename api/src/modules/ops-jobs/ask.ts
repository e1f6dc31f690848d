import { mostAsked } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { perform } from '../audit/index.ts';
import { jobNotFound } from '../jobs/index.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { addAsks, lockForAsking, mayBeAsked } from './ask.repository.ts';
import { readWish } from './fit.repository.ts';
import { listFitting } from './fitting.repository.ts';

/** Jobs that a tutor is asked about in a day at most. */
const mostADay = 3;

/** Asks those of these tutors by a notice who fit the job and were not asked about it. */
export function ask(db: Db, jobId: number, tutorIds: readonly number[], viewer: Viewer) {
  const act = { action: 'ask', subject: 'job', subjectId: jobId, reason: null } as const;
  return perform(db, viewer, act, async (trx) => {
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
    const source = `job ask ${jobId}`;
    const told = { role: 'tutor', source, params: { job: jobId } };
    await addNotices(
      trx,
      rows.map(({ tutor }) => noticeOf('jobAsk', { userId: tutor.user_id, ...told })),
    );
    const message = { key: 'ops.asked', params: { count: ids.length } } as const;
    return {
      answer: { status: 'success', message, data: { tutor_ids: ids } } as const,
      before: null,
      after: { tutors: ids },
    };
  });
}
