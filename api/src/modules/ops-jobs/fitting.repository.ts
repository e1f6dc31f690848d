import type { FittingTutor } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';
import type { JobWish } from './fit.repository.ts';

type FittingRow = Omit<FittingTutor, 'fit'>;

/** Tutors who may apply to the job, teach its class and at least one of its subjects, and have not applied. Best
 * first: more of the subjects, then those who teach at its place, then the nearer. Completion is not compared: it
 * is computed from the whole profile. */
export async function listFitting(
  db: Db,
  wish: JobWish,
  limit: number,
  offset: number,
  /** Only these tutors. */
  among: readonly number[] | null = null,
): Promise<{ rows: FittingRow[]; total: number }> {
  // Flat distance: right enough to order tutors of one city.
  const squared = sql`(t.teaching_latitude - ${wish.latitude}::float8) ^ 2
    + ((t.teaching_longitude - ${wish.longitude}::float8) * cos(radians(${wish.latitude}::float8))) ^ 2`;
  const rows = await many<FittingRow & { total: number }>(db)`
    with matching as (
      select s.tutor_id, count(*)::int as subjects from tutor_subjects s
      join tutor_classes k on k.tutor_id = s.tutor_id and k.i_class_id = ${wish.i_class_id}
      where s.subject_id = any(${wish.subject_ids}::int[])
        ${among ? sql`and s.tutor_id = any(${among}::int[])` : sql``} group by s.tutor_id
    ), chosen as materialized (
      select t.id, t.user_id, m.subjects, count(*) over ()::int as total, ${squared} as squared,
        o.tutor_id is not null as offers_place
      from matching m join tutors t on t.id = m.tutor_id join users u on u.id = t.user_id
      left join tutor_places o on o.tutor_id = t.id and o.tutoring_place_id = ${wish.tutoring_place_id}
      where ${inGoodStanding}
        and (${wish.tutor_gender} = 3 or u.gender = ${wish.tutor_gender})
        and (${wish.city_id}::int is null or t.city_id = ${wish.city_id}::int)
        and u.id is distinct from ${wish.guardian_user_id}::int
        and not exists (select from applications a where a.job_id = ${wish.id} and a.tutor_id = t.id)
      order by m.subjects desc, offers_place desc, squared nulls last, t.id
      limit ${limit} offset ${offset}
    )
    select c.id as tutor_id, c.total, k.asked_at,
      jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no, 'banned', false) as tutor
    from chosen c join users u on u.id = c.user_id
    left join job_asks k on k.job_id = ${wish.id} and k.tutor_id = c.id
    order by c.subjects desc, c.offers_place desc, c.squared nulls last, c.id`;
  // A page after the last one has no row that could carry the total.
  if (rows.length === 0 && offset > 0) return { rows, total: (await listFitting(db, wish, 1, 0)).total };
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
