import { inBangladesh } from '../../kit/bangladesh-time.ts';
import { isChosen } from './add.repository.ts';
import type { DeliveryRow } from './delivery.repository.ts';
import { prayerUntil } from './prayers.rules.ts';
import { isOnTime } from './table-other.ts';

/** Text messages that a person gets in a day of Bangladesh at most; codes, questions and words about danger apart. */
export const smsPerDay = 3;

/** In ms: so long a message waits for the version that can write it, and so often it is looked at. */
const unknownMs = { atMost: 24 * 60 * 60_000, between: 60_000 };

type Asked =
  | 'channel'
  | 'known'
  | 'created_at'
  | 'kind'
  | 'urgent'
  | 'uncounted'
  | 'banned'
  | 'choices'
  | 'email_verified';
type Hours = 'quiet_from' | 'quiet_to' | 'prayer_times' | 'city_id' | 'text_key';
export type Deliverable = Pick<DeliveryRow, Asked | Hours | 'sms_today' | 'question_id'>;

type DropReason = 'banned' | 'switched off' | 'unproved address' | 'daily limit' | 'unknown notice';
type Verdict =
  | { readonly act: 'send' }
  | { readonly act: 'drop'; readonly reason: DropReason }
  | { readonly act: 'wait'; readonly until: Date };

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const dayMinutes = 24 * 60;

/** The end of the quiet hours that this moment is in, such as from `22:00:00` on; null outside of them. */
export function quietUntil(from: string, to: string, now: Date): Date | null {
  const local = inBangladesh(now);
  const minute = local.hour() * 60 + local.minute();
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const after = (minute - start + dayMinutes) % dayMinutes;
  if (after >= (end - start + dayMinutes) % dayMinutes) return null;
  const left = (end - minute + dayMinutes) % dayMinutes;
  return local.startOf('minute').add(left, 'minute').toDate();
}

/** Until when a message that can wait does: for the end of the quiet hours, of a prayer or of Friday morning. */
function waitsUntil(message: Deliverable, now: Date): Date | null {
  const { quiet_from, quiet_to, prayer_times, city_id, text_key } = message;
  const quiet = quietUntil(quiet_from, quiet_to, now);
  return quiet ?? (prayer_times && !isOnTime(text_key) ? prayerUntil(city_id, now) : null);
}

/** Decides about a message now; its job asks again each time that it runs. */
export function judge(message: Deliverable, now: Date): Verdict {
  const { channel, kind, urgent, banned, choices, sms_today } = message;
  if (banned) return { act: 'drop', reason: 'banned' };
  if (!message.known) {
    const isOver = now.getTime() - Date.parse(message.created_at) > unknownMs.atMost;
    if (isOver) return { act: 'drop', reason: 'unknown notice' };
    return { act: 'wait', until: new Date(now.getTime() + unknownMs.between) };
  }
  if (!isChosen(choices, kind, channel)) return { act: 'drop', reason: 'switched off' };
  if (channel === 'email' && !message.email_verified) return { act: 'drop', reason: 'unproved address' };
  const until = urgent ? null : waitsUntil(message, now);
  if (until) return { act: 'wait', until };
  const isCounted = channel === 'sms' && message.question_id === null && !message.uncounted;
  if (isCounted && sms_today >= smsPerDay) return { act: 'drop', reason: 'daily limit' };
  return { act: 'send' };
}
