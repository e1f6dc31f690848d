import type { OpsPerson } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';

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

/** Other accounts with a number, an NID or an address of this one. A number that is one digit over and over is none. */
export const listShared = (db: Db, userId: number) => many<OpsPerson['shared'][number]>(db)`
  with own as (
    select array_remove(array[u.phone_no, p.additional_phone_number, i.additional_number], null) as phones,
      array_remove(array[i.father_number, i.mother_number], null) as parents,
      case when i.bc_nid_po !~ '^(.)\\1*$' then i.bc_nid_po end as nid,
      nullif(i.present_house_building, '') as house, nullif(i.present_road_area, '') as road, p.id as parent_id
    from users u left join parents p on p.user_id = u.id left join tutors t on t.user_id = u.id
      left join tutor_personal_infos i on i.tutor_id = t.id where u.id = ${userId}),
  found as (
    select x.id as user_id, 'phone' as by from own join users x on x.phone_no = any(own.phones)
    union select x.user_id, 'phone' from own join parents x on x.additional_phone_number = any(own.phones)
    union select t.user_id, 'phone' from own join tutor_personal_infos x on x.additional_number = any(own.phones)
      join tutors t on t.id = x.tutor_id
    union select x.id, 'parents_phone' from own join users x on x.phone_no = any(own.parents)
    union select t.user_id, 'parents_phone' from own
      join tutor_personal_infos x on x.father_number = any(own.parents || own.phones)
        or x.mother_number = any(own.parents || own.phones)
      join tutors t on t.id = x.tutor_id
    union select t.user_id, 'nid' from own join tutor_personal_infos x on x.bc_nid_po = own.nid
      join tutors t on t.id = x.tutor_id
    union select t.user_id, 'address' from own
      join tutor_personal_infos x on lower(x.present_house_building) = lower(own.house)
        and lower(x.present_road_area) = lower(own.road)
      join tutors t on t.id = x.tutor_id
    union select p.user_id, 'home' from own join parent_locations l on l.parent_id = own.parent_id
      join parent_locations x on x.location_id = l.location_id and x.parent_id <> l.parent_id
        and l.details_location <> '' and lower(x.details_location) = lower(l.details_location)
      join parents p on p.id = x.parent_id)
  select u.id as user_id, u.name, u.banned_at is not null as banned, array_agg(found.by order by found.by) as by
  from found join users u on u.id = found.user_id where u.id <> ${userId}
  group by u.id order by u.id desc limit 20`;
