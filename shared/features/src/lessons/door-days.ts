import { type LessonMonth, lessonRules } from '@porao/contracts';

/** Bangladesh to UTC, in ms. */
const offset = 6 * 3_600_000;
const dayMs = 86_400_000;

/** The day in Bangladesh by the clock of this device, so many days before now. */
const deviceDay = (before: number, now: number): string =>
  new Date(now + offset - before * dayMs).toISOString().slice(0, 10);

type Known = Pick<LessonMonth, 'code_days' | 'today'>;

/** Today for the door: as the server says while it can be asked, else by the device; the server checks it either way. */
export const todayAt = ({ today }: Known, online: boolean, now = Date.now()): string =>
  online ? today : deviceDay(0, now);

/** Days before today whose code may still be taken, the newest first. What a device stored of the server may be of
 * another day. */
export function earlierDays(of: Known, online: boolean, now = Date.now()): string[] {
  const today = todayAt(of, online, now);
  const back = lessonRules.codeHours / 24;
  const days = online ? of.code_days : Array.from({ length: back }, (_, index) => deviceDay(index + 1, now));
  return days.filter((day) => day < today);
}
