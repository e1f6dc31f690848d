import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import { plannedEachTime } from '../../kit/database/statement-names.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';

/** Notes who fits these searches `s` or of these tutors `t`, by the rule of a tutor's own search by profile: may apply,
 * prefers the area, teaches the class and a subject. Who is noted already stays as noted. */
const noteFitting = (trx: Db, which: RawBuilder<unknown>, state: RawBuilder<string>) => run(trx)`
  ${plannedEachTime}
    insert into alerts (search_id, tutor_id, state)
    select s.id, t.id, ${state} from saved_searches s
    join locations l on l.id = s.location_id
    join tutor_preferred_locations p on p.location_id = s.location_id
    join tutor_classes c on c.tutor_id = p.tutor_id and c.i_class_id = s.i_class_id
    join tutors t on t.id = p.tutor_id and t.city_id = l.city_id
    join users u on u.id = t.user_id and s.tutor_gender in (u.gender, 3) and ${inGoodStanding}
    join parents g on g.id = s.parent_id and g.user_id <> u.id
    where s.kind = 'request' and ${which} and exists (select from jobs j join job_subjects w on w.job_id = j.id
      join tutor_subjects x on x.subject_id = w.subject_id where j.request_id = s.request_id and x.tutor_id = t.id)
    on conflict do nothing`;

/** A tutor who fits a search when it is saved is not told of. */
export const noteKnown = (trx: Db, searchId: number) =>
  noteFitting(trx, sql`s.id = ${searchId}::int`, sql`'known'`);

/** Compares up to `limit` changed tutors with the searches; false when there is none. */
export async function matchChanged(trx: Db, limit: number): Promise<boolean> {
  const rows = await many<{ tutor_id: number }>(trx)`
    delete from changed_tutors where tutor_id in (
      select tutor_id from changed_tutors order by tutor_id limit ${limit} for update skip locked)
    returning tutor_id`;
  const ids = rows.map(({ tutor_id }) => tutor_id);
  if (ids.length === 0) return false;
  const state = sql<string>`case when s.paused then 'known' else 'waiting' end`;
  await noteFitting(trx, sql`p.tutor_id = any(${ids}::int[])`, state);
  return true;
}
