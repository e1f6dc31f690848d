import type { Availability } from '@porao/contracts';

export type Slot = Exclude<keyof Availability, 'day'>;

/** Hours of each slot of a day, as the tutor's availability has them. */
const hours: Readonly<Record<Slot, readonly [from: number, to: number]>> = {
  morning: [7, 12],
  noon: [12, 15],
  afternoon: [15, 18],
  evening: [18, 21],
};

/** Slots that a lesson touches; none where its time is unknown or outside of all slots. */
export function lessonSlots(time: string | null, duration: number | null): Slot[] {
  if (time === null) return [];
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const start = hour + minute / 60;
  // A lesson without a length takes place where it starts.
  const end = start + Math.max(duration ?? 0, 1 / 60);
  const names = Object.keys(hours) as Slot[];
  return names.filter((name) => start < hours[name][1] && end > hours[name][0]);
}
