/** Bangladesh keeps UTC+6 all year. */
const offsetMs = 6 * 3_600_000;

/** Calendar day in Bangladesh, `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => new Date(now.getTime() + offsetMs).toISOString().slice(0, 10);

/** The day of a routine that a calendar day is: 1 Saturday to 7 Friday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7) + 1;

/** A change of a routine on its days, both included. Where two say the same thing of a day, the later one holds. */
interface Change {
  readonly kind: 'ramadan' | 'pause' | 'usual';
  readonly from: string;
  readonly to: string;
  /** Added to each time, for `ramadan` alone. */
  readonly minutes: number;
}

const lastMinute = 24 * 60 - 1;

/** `HH:mm` so many minutes later; null beyond the day. */
export function shiftedTime(time: string, minutes: number): string | null {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const all = hours * 60 + past + minutes;
  if (all < 0 || all > lastMinute) return null;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/** The time of a routine's lesson on a day: null in a pause. A shift beyond the day leaves the usual time. */
export function timeOn(time: string, changes: readonly Change[], day: string): string | null {
  const ofDay = changes.filter(({ from, to }) => from <= day && day <= to);
  if (ofDay.findLast(({ kind }) => kind !== 'ramadan')?.kind === 'pause') return null;
  const shift = ofDay.findLast(({ kind }) => kind === 'ramadan');
  return (shift && shiftedTime(time, shift.minutes)) ?? time;
}
