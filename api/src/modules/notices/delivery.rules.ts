import type { NoticeKind } from '@porao/contracts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import { type Choices, type DeliveryChannel, isChosen } from './add.repository.ts';

/** Text messages that a person gets in a day of Bangladesh at most, codes apart. */
export const smsPerDay = 3;

/** Defaults of the quiet hours, as the database has them. */
export interface QuietHours {
  /** `22:00:00`, on the clock of Bangladesh. */
  readonly from: string;
  readonly to: string;
}

export interface Deliverable {
  readonly channel: DeliveryChannel;
  readonly kind: NoticeKind;
  readonly urgent: boolean;
  readonly banned: boolean;
  readonly emailVerified: boolean;
  readonly choices: Choices;
  readonly quiet: QuietHours;
  /** Other text messages that were begun today. */
  readonly smsToday: number;
}

export type Verdict =
  | { readonly act: 'send' }
  | { readonly act: 'drop'; readonly reason: 'banned' | 'switched off' | 'unproved address' | 'daily limit' }
  | { readonly act: 'wait'; readonly until: Date };

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const dayMinutes = 24 * 60;

/** The end of the quiet hours that this moment is in; null outside of them. */
export function quietUntil({ from, to }: QuietHours, now: Date): Date | null {
  const local = inBangladesh(now);
  const minute = local.hour() * 60 + local.minute();
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const after = (minute - start + dayMinutes) % dayMinutes;
  if (after >= (end - start + dayMinutes) % dayMinutes) return null;
  const left = (end - minute + dayMinutes) % dayMinutes;
  return local.startOf('minute').add(left, 'minute').toDate();
}

/** Decides about a message now; its job asks again each time that it runs. */
export function judge(message: Deliverable, now: Date): Verdict {
  const { channel, kind, urgent, banned, emailVerified, choices, quiet, smsToday } = message;
  if (banned) return { act: 'drop', reason: 'banned' };
  if (!isChosen(choices, kind, channel)) return { act: 'drop', reason: 'switched off' };
  if (channel === 'email' && !emailVerified) return { act: 'drop', reason: 'unproved address' };
  const until = urgent ? null : quietUntil(quiet, now);
  if (until) return { act: 'wait', until };
  if (channel === 'sms' && smsToday >= smsPerDay) return { act: 'drop', reason: 'daily limit' };
  return { act: 'send' };
}
