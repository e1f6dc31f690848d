import { textOf } from '@porao/contracts/messages';
import { guestAlerts } from '@porao/contracts/paths';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import type { Services } from '../../kit/services.ts';
import { alertQueue } from '../lifecycle/index.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { type Digest, takeDigests } from './digest.repository.ts';
import { adoptGuests, readGuest } from './guests.repository.ts';
import { matchJob } from './match.repository.ts';
import { matchChanged } from './match-tutors.repository.ts';

/** Notices of one insert, and owners of one digest's transaction. */
const batch = 500;
/** Changed tutors of one statement: at a million searches each fits some 1,000, and a statement may take 3 s. */
const tutorsAtOnce = 20;
/** Jobs that the e-mail of a digest names, the newest. */
const namedJobs = 20;
const saturday = 6;

interface GuestDigest {
  readonly guest: number;
  /** New jobs that the text message tells of. */
  readonly count: number;
}
const guestQueue: Queue<GuestDigest> = { name: 'guest-alerts' };

/** Finds the searches that a new job fits, and tells at once those who asked for it. Runs as often as it likes. */
export async function alertOfJob(db: Db, { job }: { job: number }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notices = (await matchJob(trx, job)).map(({ user_id, name }) =>
      noticeOf('jobAlert', {
        userId: user_id,
        role: 'tutor',
        source: `alert ${job}`,
        params: { job, search: name },
      }),
    );
    for (let at = 0; at < notices.length; at += batch) await addNotices(trx, notices.slice(at, at + batch));
  });
}

export const alertWorker = (db: Db) => ({
  queue: alertQueue,
  work: (data: { job: number }) => alertOfJob(db, data),
});

function noticeOfDigest({ user_id: userId, jobs, tutors, first }: Digest) {
  if (userId === null) return [];
  if (!jobs) {
    const params = { count: tutors };
    return [noticeOf('tutorDigest', { userId, role: 'parent', source: `found ${first}`, params })];
  }
  const params = { count: jobs.length, jobs: jobs.slice(-namedJobs).toReversed().join(' ') };
  return [noticeOf('jobDigest', { userId, role: 'tutor', source: `alert ${jobs[0]}`, params })];
}

const textOfDigest = ({ guest_id: guest, jobs }: Digest) =>
  guest === null || !jobs ? [] : [{ data: { guest, count: jobs.length } }];

/** Sends one message for all searches of an owner: each day those of daily searches, on Saturdays weekly ones, too. */
export async function sendDigests(db: Db, now = new Date()): Promise<void> {
  await adoptGuests(db);
  while (await db.transaction().execute((trx) => matchChanged(trx, tutorsAtOnce)));
  const weekly = inBangladesh(now).day() === saturday;
  for (let after = ''; ; ) {
    const last = await db.transaction().execute(async (trx) => {
      const taken = await takeDigests(trx, { after, limit: batch, weekly, now });
      const by = (channel: Digest['channel']) => taken.digests.filter((one) => one.channel === channel);
      await addNotices(trx, by('notice').flatMap(noticeOfDigest));
      await send(trx, guestQueue, by('sms').flatMap(textOfDigest));
      return taken.last;
    });
    if (last === undefined) return;
    after = last;
  }
}

/** Short enough for one text message in Bengali, 70 characters, up to an address of the site of 25. */
export const guestText = (
  count: number,
  { siteUrl, key }: { siteUrl: string; key: string },
  language: Language,
) =>
  textOf({ key: 'search.guestDigest', params: { count, link: `${siteUrl}${guestAlerts}#${key}` } }, language);

type Sending = Pick<Services, 'db' | 'sms' | 'siteUrl'>;

/** Works the text messages of digests; guests who stopped meanwhile get none. */
export const guestAlertWorker = ({ db, sms, siteUrl }: Sending) => ({
  queue: guestQueue,
  work: async ({ guest: id, count }: GuestDigest) => {
    const guest = await readGuest(db, id);
    if (!guest) return;
    await sms.send(guest.phone_no, guestText(count, { siteUrl, key: guest.key }, guest.language));
  },
});
