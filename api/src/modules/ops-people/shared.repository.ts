import type { OpsPerson } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';
import { isMark, marksWhere } from './marks.repository.ts';

const address = (kind: 'present' | 'permanent') => {
  const columns = ['house_building', 'road_area', 'police_station', 'district'];
  return sql`concat_ws(', ', ${sql.join(columns.map((column) => sql`nullif(${sql.ref(`i.${kind}_${column}`)}, '')`))})`;
};

export const readTutorFacts = (db: Db, tutorId: number) => one<NonNullable<OpsPerson['tutor']>>(db)`
  select i.bc_nid_po as nid, i.date_of_birth, i.additional_number, i.father_name, i.father_number, i.mother_name,
    i.mother_number, ${address('present')} as present_address, ${address('permanent')} as permanent_address,
    (select n.university_name from tutor_educations e join universities n on n.id = e.university_id
      where e.tutor_id = t.id order by e.current_institute desc, e.id desc limit 1) as institute,
    t.expected_salary,
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', ct.title, 'state',
        case when v.certificate_id is not null then 'verified'
          when r.certificate_id is not null then 'refused' else 'unverified' end) order by c.id)
      from tutor_certificates c join certificate_types ct on ct.id = c.certificate_type_id
      left join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
      left join credential_refusals r on r.certificate_id = c.id and r.certificate = c.certificate
      where c.tutor_id = t.id), '[]') as papers
  from tutors t left join tutor_personal_infos i on i.tutor_id = t.id where t.id = ${tutorId}`;

/** Accounts that have what this one has: a number, an NID, an address. */
export const listShared = (db: Db, userId: number) => many<OpsPerson['shared'][number]>(db)`
  with own as materialized (select * from (${marksWhere(() => sql`u.id = ${userId}`)}) m where ${isMark}),
  others as (${marksWhere((value) => sql`${value} = any(array(select value from own))`)}),
  found as (
    select o.user_id, case when 'parents_phone' in (o.kind, own.kind) then 'parents_phone' else o.kind end as by
    from others o join own on own.value = o.value and (own.kind = o.kind
      or own.kind in ('phone', 'parents_phone') and o.kind in ('phone', 'parents_phone')))
  select u.id as user_id, u.name, u.banned_at is not null as banned, array_agg(distinct found.by order by found.by) as by
  from found join users u on u.id = found.user_id where u.id <> ${userId}
  group by u.id order by u.id desc limit 20`;
