import { textOf } from '@porao/contracts/messages';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import type { Services } from '../../kit/services.ts';
import { isWeeklyDay } from '../saved-searches/index.ts';
import { type GuestDigest, takeGuestDigests } from './digest.repository.ts';
import { adoptGuests, readGuest } from './guests.repository.ts';

/** Guests of one transaction. */
const batch = 500;
const guestQueue: Queue<GuestDigest> = { name: 'guest-alerts' };

/** A text message a day at most for all searches of a phone, on Saturdays those of weekly ones, too. */
export async function sendGuestDigests(db: Db, now = new Date()): Promise<void> {
  await adoptGuests(db);
  const weekly = isWeeklyDay(now);
  for (let after = 0; ; ) {
    const last = await db.transaction().execute(async (trx) => {
      const taken = await takeGuestDigests(trx, { after, limit: batch, weekly, now });
      await send(
        trx,
        guestQueue,
        taken.digests.map((data) => ({ data })),
      );
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
) => textOf({ key: 'search.guestDigest', params: { count, link: `${siteUrl}/alerts#${key}` } }, language);

type Sending = Pick<Services, 'db' | 'sms' | 'siteUrl'>;

/** Works the text messages of digests; whoever stopped meanwhile gets none. */
export const guestAlertWorker = ({ db, sms, siteUrl }: Sending) => ({
  queue: guestQueue,
  work: async ({ guest: id, count }: GuestDigest) => {
    const guest = await readGuest(db, id);
    if (!guest) return;
    await sms.send(guest.phone_no, guestText(count, { siteUrl, key: guest.key }, guest.language));
  },
});
