import type { Db } from '../../kit/database/open.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { isWeeklyDay } from '../saved-searches/index.ts';
import { matchChanged, type TutorDigest, takeTutorDigests } from './match.repository.ts';

/** Tutors of one statement: at a million searches each fits some 1,000, and a statement may take 3 s. */
const tutorsAtOnce = 20;
/** Guardians of one transaction. */
const batch = 500;

const noticeOfDigest = ({ user_id, count, first }: TutorDigest) =>
  noticeOf('tutorDigest', {
    userId: user_id,
    role: 'parent',
    source: `tutor alert ${first}`,
    params: { count },
  });

/** Finds the searches that some changed tutors fit now; false when there are none left. */
export const matchSome = (db: Db): Promise<boolean> =>
  db.transaction().execute((trx) => matchChanged(trx, tutorsAtOnce));

/** Finds the searches that changed tutors fit now, then tells each guardian of all by one message. */
export async function sendTutorDigests(db: Db, now = new Date()): Promise<void> {
  while (await matchSome(db));
  const weekly = isWeeklyDay(now);
  for (let after = 0; ; ) {
    const last = await db.transaction().execute(async (trx) => {
      const taken = await takeTutorDigests(trx, { after, limit: batch, weekly });
      if (taken.digests.length > 0) await addNotices(trx, taken.digests.map(noticeOfDigest));
      return taken.last;
    });
    if (last === undefined) return;
    after = last;
  }
}
