import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { alertQueue } from '../lifecycle/index.ts';
import { addNotices, type NewNotice, noticeOf } from '../notices/index.ts';
import { listWaiting, takeDigests } from './digest.repository.ts';
import { matchJob } from './match.repository.ts';

/** Notices of one insert, and tutors of one digest's transaction. */
const batch = 500;
/** Jobs that the e-mail of a digest names, the newest. */
const namedJobs = 20;
const saturday = 6;

const told = (name: 'jobAlert' | 'jobDigest', userId: number, first: number, params: NewNotice['params']) =>
  noticeOf(name, { userId, role: 'tutor', source: `alert ${first}`, params });

/** Finds the searches that a new job fits, and tells at once those who asked for it. Runs as often as it likes. */
export async function alertOfJob(db: Db, { job }: { job: number }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notices = (await matchJob(trx, job)).map(({ user_id, name }) =>
      told('jobAlert', user_id, job, { job, search: name }),
    );
    for (let at = 0; at < notices.length; at += batch) await addNotices(trx, notices.slice(at, at + batch));
  });
}

/** Works the jobs of new jobs. */
export const alertWorker = (db: Db) => ({
  queue: alertQueue,
  work: (data: { job: number }) => alertOfJob(db, data),
});

/** Whether weekly searches are sent on this day. */
export const isWeeklyDay = (now: Date) => inBangladesh(now).day() === saturday;

/** One message for all searches of a tutor: each day those of daily searches, on Saturdays those of weekly ones, too. */
export async function sendDigests(db: Db, now = new Date()): Promise<void> {
  const weekly = isWeeklyDay(now);
  for (let after = 0; ; ) {
    const tutors = await listWaiting(db, after, batch);
    const last = tutors.at(-1);
    if (last === undefined) return;
    await db.transaction().execute(async (trx) => {
      const digests = await takeDigests(trx, tutors, { weekly, now });
      const notices = digests.map(({ user_id, jobs }) => {
        const params = { count: jobs.length, jobs: jobs.slice(-namedJobs).toReversed().join(' ') };
        return told('jobDigest', user_id, jobs[0] ?? 0, params);
      });
      await addNotices(trx, notices);
    });
    after = last;
  }
}
