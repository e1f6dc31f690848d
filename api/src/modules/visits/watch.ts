import { contactMinutes } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import type { Services } from '../../kit/services.ts';
import { tellAccount } from '../notices/index.ts';
import * as repository from './watch.repository.ts';

/** A text message to a trusted contact: that they were named by an account, or that somebody did not come home. */
type ToContact = { readonly named: number; readonly phone: string } | { readonly visit: number };
export const contactQueue: Queue<ToContact> = { name: 'contacts' };

const batch = 50;

/** Takes what is due by batches, each in a transaction. */
async function each(db: Db, take: (trx: Db) => Promise<number>): Promise<void> {
  while ((await inTransaction(db, take)) === batch);
}

/** Reminds whoever has not said to be home in time, and 30 minutes later tells the contact: each once for a time that the
 * person chose, however often and in however many processes it runs. */
export async function watchVisits(db: Db, now = new Date()): Promise<void> {
  await each(db, async (trx) => {
    const silent = await repository.takeSilent(trx, now, contactMinutes, batch);
    const jobs = silent.map(({ id }) => ({ data: { visit: id } }));
    if (jobs.length > 0) await send(trx, contactQueue, jobs);
    return silent.length;
  });
  await each(db, async (trx) => {
    const late = await repository.takeLate(trx, now, batch);
    for (const { id, user_id, home_by } of late)
      await tellAccount(trx, 'visitLate', user_id, {}, `visit late ${id} ${home_by}`);
    return late.length;
  });
}

/** The day and the time of an arrival as people there say it. */
const timeText = (at: string, language: 'en' | 'bn') =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'bn-BD', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(at));

async function textTo(db: Db, to: ToContact) {
  if ('named' in to) {
    const named = await repository.readNamed(db, to.named, to.phone);
    if (!named) return undefined;
    const { phone_no, language, name } = named;
    return { phone_no, text: textOf({ key: 'sms.contact.named', params: { name } }, language) };
  }
  const silent = await repository.readSilent(db, to.visit);
  if (!silent) return undefined;
  const { phone_no, language, name, own_phone, area, arrived_at } = silent;
  const time = timeText(arrived_at, language);
  const params = { name, phone: own_phone, time, area: area ?? textOf('sms.contact.noArea', language) };
  return { phone_no, text: textOf({ key: 'sms.contact.late', params }, language) };
}

/** Works the text messages to contacts; who stopped or came home meanwhile is left alone. */
export const contactWorker = ({ db, sms }: Pick<Services, 'db' | 'sms'>) => ({
  queue: contactQueue,
  work: async (to: ToContact) => {
    const message = await textTo(db, to);
    if (message) await sms.send(message.phone_no, message.text);
  },
});
