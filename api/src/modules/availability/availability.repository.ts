import type { Availability } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';

/** Seven rows, Saturday to Friday; a day without a row has no slot. */
export const readWeek = (db: Db, tutorId: number) => many<Availability>(db)`
    select week.day,
      coalesce(a.morning, false)::int as morning, coalesce(a.noon, false)::int as noon,
      coalesce(a.afternoon, false)::int as afternoon, coalesce(a.evening, false)::int as evening
    from generate_series(1, 7) as week(day)
    left join tutor_availabilities a on a.day = week.day and a.tutor_id = ${tutorId}
    order by week.day`;

export interface DaySlots {
  readonly day: number;
  readonly morning: boolean;
  readonly noon: boolean;
  readonly afternoon: boolean;
  readonly evening: boolean;
}

/** Writes these days and keeps the others; in order, so that two concurrent saves cannot deadlock. */
export async function saveDays(db: Db, tutorId: number, days: readonly DaySlots[]): Promise<void> {
  const rows = days.toSorted((a, b) => a.day - b.day).map((slots) => ({ ...slots, tutor_id: tutorId }));
  await db
    .insertInto('tutor_availabilities')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tutor_id', 'day']).doUpdateSet((row) => ({
        morning: row.ref('excluded.morning'),
        noon: row.ref('excluded.noon'),
        afternoon: row.ref('excluded.afternoon'),
        evening: row.ref('excluded.evening'),
      })),
    )
    .execute();
}
