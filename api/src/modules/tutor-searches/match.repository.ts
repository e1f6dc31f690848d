import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { plannedEachTime } from '../../kit/database/statement-names.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';

/** Notes who fits these searches `s` or of these tutors `t`, by the rule of a tutor's own search by profile: may apply,
 * prefers the area, teaches the class and a subject. Who is noted already stays as noted. */
async function noteFitting(trx: Db, which: RawBuilder<unknown>, state: RawBuilder<string>): Promise<void> {
  await sql`${plannedEachTime}
    insert into tutor_alerts (search_id, tutor_id, state)
    select s.id, t.id, ${state} from tutor_searches s
    join locations l on l.id = s.location_id
    join tutor_preferred_locations p on p.location_id = s.location_id
    join tutor_classes c on c.tutor_id = p.tutor_id and c.i_class_id = s.i_class_id
    join tutors t on t.id = p.tutor_id and t.city_id = l.city_id
    join users u on u.id = t.user_id and s.tutor_gender in (u.gender, 3) and ${inGoodStanding}
    join parents g on g.id = s.parent_id and g.user_id <> u.id
    where ${which} and exists (select from tutor_search_subjects w
      join tutor_subjects x on x.subject_id = w.subject_id where w.search_id = s.id and x.tutor_id = t.id)
    on conflict do nothing`.execute(trx);
}

/** Who fits a search when it is saved is not told of. */
export const noteKnown = (trx: Db, searchId: number) =>
  noteFitting(trx, sql`s.id = ${searchId}::int`, sql`'known'`);

/** Compares up to `limit` changed tutors with the searches; false when there is none. */
export async function matchChanged(trx: Db, limit: number): Promise<boolean> {
  const { rows } = await sql<{ tutor_id: number }>`
    delete from changed_tutors where tutor_id in (
      select tutor_id from changed_tutors order by tutor_id limit ${limit} for update skip locked)
    returning tutor_id`.execute(trx);
  const ids = rows.map(({ tutor_id }) => tutor_id);
  if (ids.length === 0) return false;
  const state = sql<string>`case when s.paused then 'known' else 'waiting' end`;
  await noteFitting(trx, sql`p.tutor_id = any(${ids}::int[])`, state);
  return true;
}

export interface TutorDigest {
  readonly user_id: number;
  readonly count: number;
  /** A search and a tutor of it: no other digest has both. */
  readonly first: string;
}

/** Takes what waits for up to `limit` guardians after this one, as told: tutors who still may apply, of searches that
 * are not paused, of weekly ones only if `weekly`. */
export async function takeTutorDigests(
  trx: Db,
  { after, limit, weekly }: { after: number; limit: number; weekly: boolean },
): Promise<{ digests: TutorDigest[]; last: number | undefined }> {
  const { rows: waiting } = await sql<{ id: number }>`
    select distinct s.parent_id as id from tutor_alerts a join tutor_searches s on s.id = a.search_id
    where a.state = 'waiting' and s.parent_id > ${after} order by s.parent_id limit ${limit}`.execute(trx);
  const ids = waiting.map(({ id }) => id);
  const { rows: digests } = await sql<TutorDigest>`
    with taken as (
      update tutor_alerts a set state = 'told' from tutor_searches s, parents g, tutors t, users u
      where s.parent_id = any(${ids}::int[]) and a.search_id = s.id and a.state = 'waiting' and not s.paused
        and (${weekly}::boolean or s.frequency <> 'weekly') and g.id = s.parent_id
        and t.id = a.tutor_id and u.id = t.user_id and ${inGoodStanding}
      returning g.user_id, a.search_id, a.tutor_id
    )
    select user_id, count(distinct tutor_id)::int as count, min(search_id || ' ' || tutor_id) as first
    from taken group by user_id order by user_id`.execute(trx);
  return { digests, last: ids.at(-1) };
}
