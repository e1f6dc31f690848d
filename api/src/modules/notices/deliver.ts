import { textOf } from '@porao/contracts/messages';
import { jobDetails, noticeSettings, pathTo, unsubscribe } from '@porao/contracts/paths';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import type { MailSender } from '../../kit/mail/index.ts';
import { send } from '../../kit/queue/index.ts';
import type { SmsSender } from '../../kit/sms/index.ts';
import { deliveryQueues } from './add.repository.ts';
import { type NoticeParams, noticeText } from './compose.ts';
import { type DeliveryRow, endDelivery, lockDelivery, noteBegin } from './delivery.repository.ts';
import { judge } from './delivery.rules.ts';
import { type PushTarget, sendPush } from './push.ts';
import { findQuestion } from './questions.repository.ts';
import { questionMessage } from './questions.ts';
import { signUnsubscribe } from './signed-links.ts';

export interface Channels extends PushTarget {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly sms: SmsSender;
  readonly mail: MailSender;
}

/** In ms: no sending takes longer; the queue gives up a job then, too. */
const sendingMs = 60_000;

/** Pages of the jobs that a digest is about, one in a line. */
function linksOf({ jobs }: NoticeParams, siteUrl: string): string {
  const ids = typeof jobs === 'string' ? jobs.split(' ') : [];
  return ids.length > 0
    ? `${ids.map((id) => siteUrl + pathTo(jobDetails, { jobId: id })).join('\n')}\n\n`
    : '';
}

function sendMail({ mail, tokens, siteUrl }: Channels, row: DeliveryRow, text: string): Promise<void> {
  const { language, user_id, kind, email, id, path, params } = row;
  const line = (key: 'mail.open' | 'mail.settings' | 'mail.unsubscribe', link: string) =>
    textOf({ key, params: { link: `${siteUrl}${link}` } }, language);
  const token = encodeURIComponent(signUnsubscribe(tokens, user_id, kind));
  return mail.send({
    to: email,
    subject: text,
    text: `${[
      text,
      '',
      linksOf(params, siteUrl) + line('mail.open', path),
      '',
      line('mail.settings', noticeSettings),
      line('mail.unsubscribe', `${unsubscribe}?token=${token}`),
    ].join('\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/notices/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    delivery: id,
  });
}

async function sendBy(channels: Channels, row: DeliveryRow): Promise<void> {
  const text = noticeText(row.text_key, row.params, row.language);
  if (row.channel === 'sms') {
    const { db, sms, tokens, siteUrl } = channels;
    const question = row.question_id === null ? undefined : await findQuestion(db, row.question_id);
    const body = question ? questionMessage(question, tokens, siteUrl) : `${text} ${siteUrl}${row.path}`;
    await sms.send(row.phone_no, body, { delivery: row.id });
  } else if (row.channel === 'email') await sendMail(channels, row, text);
  else await sendPush(channels, row.user_id, { id: row.notice_id, text, path: row.path });
}

/** Moves the message to its next state: sent, dropped, put off, or left to be sent. */
async function begin(db: Db, id: number, now: Date): Promise<DeliveryRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await lockDelivery(trx, id, inBangladesh(now).startOf('day').toDate());
    if (row?.state !== 'waiting') return undefined;
    if (row.begun_at && now.getTime() - Date.parse(row.begun_at) < sendingMs)
      throw new Error('Another job sends this message now, or died with it');
    const verdict = judge(row, now);
    if (verdict.act === 'drop') await endDelivery(trx, id, verdict.reason, now);
    else if (verdict.act === 'wait')
      await send(trx, deliveryQueues[row.channel], [
        { data: { delivery: id }, startAfter: verdict.until, group: row.user_id },
      ]);
    else {
      await noteBegin(trx, id, now);
      return row;
    }
    return undefined;
  });
}

/** Sends one message by its channel. A message in an outbox of ours is there once, however often this runs; one for a
 * gateway is sent again when the process dies between the gateway's answer and the note of it. */
export async function deliver(
  channels: Channels,
  { delivery }: { delivery: number },
  now = new Date(),
): Promise<void> {
  const row = await begin(channels.db, delivery, now);
  if (!row) return;
  try {
    await sendBy(channels, row);
  } catch (error) {
    await noteBegin(channels.db, delivery, null);
    throw error;
  }
  await endDelivery(channels.db, delivery, null, now);
}

/** Work the jobs of messages. The version before this one has one queue for all channels, and adds jobs to it while
 * both run. */
export const deliveryWorkers = (channels: Channels) =>
  [...Object.values(deliveryQueues), { name: 'deliveries' }].map((queue) => ({
    queue,
    work: (data: { delivery: number }) => deliver(channels, data),
  }));
