import type { Db } from '../../kit/database/open.ts';
import { listEntries } from './lessons.repository.ts';
import { stateOf } from './lessons.rules.ts';

/** Days of a deal on which both sides, or silence, say that a lesson was held, oldest first. */
export async function heldDays(db: Db, dealId: number, now: Date): Promise<string[]> {
  const rows = await listEntries(db, dealId);
  const days = [...new Set(rows.map(({ day }) => day))];
  return days
    .filter((day) => stateOf(rows, day, now).state === 'held')
    .toSorted((a, b) => a.localeCompare(b));
}
