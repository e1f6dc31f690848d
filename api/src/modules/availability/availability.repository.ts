import type { Availability } from '@porao/contracts';
import type { Insertable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import type { TutorAvailabilities } from '../../kit/database/rows.generated.ts';

/** Seven rows, Saturday to Friday; a day without a row has no slot. */
export const readWeek = (db: Db, tutorId: number) => many<Availability>(db)`
    select week.day,
      coalesce(a.morning, false)::int as morning, coalesce(a.noon, false)::int as noon,
      coalesce(a.afternoon, false)::int as afternoon, coalesce(a.evening, false)::int as evening
    from generate_series(1, 7) as week(day)
    left join tutor_availabilities a on a.day = week.day and a.tutor_id = ${tutorId}
    order by week.day`;

type DaySlots = Omit<Insertable<TutorAvailabilities>, 'tutor_id'>;

/** Writes these days and keeps the others; in order, so that two concurrent saves cannot deadlock. */
export const saveDays = (db: Db, tutorId: number, days: readonly DaySlots[]) => run(db)`
  insert into tutor_availabilities (tutor_id, day, morning, noon, afternoon, evening)
  select ${tutorId}::int, day, morning, noon, afternoon, evening
  from jsonb_populate_recordset(null::tutor_availabilities, ${JSON.stringify(days)}::jsonb) order by day
  on conflict (tutor_id, day) do update set morning = excluded.morning, noon = excluded.noon,
    afternoon = excluded.afternoon, evening = excluded.evening`;
