import type { ProfileInfo } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, only } from '../../kit/database/query.repository.ts';
import { kilometresPerDegree } from '../../kit/geometry.ts';
import type { ProfileParts } from './completion.ts';

const filled = (...columns: string[]) =>
  sql.join(
    columns.map((column) => sql`coalesce(trim(${sql.ref(`p.${column}`)}), '') <> ''`),
    sql` and `,
  );
const has = (table: string) => sql`exists (select from ${sql.table(table)} o where o.tutor_id = t.id)`;
const address = (kind: string) =>
  filled(...['house_building', 'road_area', 'police_station', 'district'].map((part) => `${kind}_${part}`));

/** Filled parts of each of these tutors' profiles, by tutor. */
export async function readPartsOf(db: Db, tutorIds: readonly number[]): Promise<Map<number, ProfileParts>> {
  const [tutorId, ...others] = tutorIds;
  // PostgreSQL plans a statement with a list in each call, which takes longer than to read one tutor.
  const isAsked = others.length === 0 ? sql`t.id = ${tutorId}` : sql`t.id = any(${tutorIds}::int[])`;
  const rows = await many<ProfileParts & { tutor_id: number }>(db)`
    select t.id as tutor_id, u.photo is not null as "photo",
      t.city_id is not null and t.location_id is not null and ${has('tutor_preferred_locations')} as "location",
      ${has('tutor_categories')} and ${has('tutor_classes')} and ${has('tutor_subjects')} as "category",
      t.expected_salary is not null and coalesce(trim(t.about_your_tutoring_style), '') <> ''
        and ${has('tutor_styles')} and ${has('tutor_places')} as "salaryAndStyle",
      exists (select from tutor_availabilities a where a.tutor_id = t.id
        and (a.morning or a.noon or a.afternoon or a.evening)) as "availability",
      ${has('tutor_experiences')} as "experience",
      (select count(*)::int from tutor_educations e where e.tutor_id = t.id) as "degrees",
      p.date_of_birth is not null as "birthDate",
      ${filled('about_yourself')} as "about",
      ${address('present')} as "presentAddress",
      ${address('permanent')} as "permanentAddress",
      ${filled('father_name', 'mother_name')} as "parents",
      ${filled('emergency_contact_name', 'emergency_contact_number')} as "emergencyContact",
      ${has('tutor_certificates')} as "documents"
    from tutors t join users u on u.id = t.user_id left join tutor_personal_infos p on p.tutor_id = t.id
    where ${isAsked}`;
  return new Map(rows.map(({ tutor_id, ...parts }) => [tutor_id, parts]));
}

export async function readProfileParts(db: Db, tutorId: number): Promise<ProfileParts> {
  const parts = (await readPartsOf(db, [tutorId])).get(tutorId);
  if (!parts) throw new Error(`No tutor ${tutorId}`);
  return parts;
}

/** Where a tutor `t` teaches; null without a position. */
export const teachingLocation = sql`case when t.teaching_latitude is not null and t.teaching_longitude is not null then
  jsonb_build_object('latitude', t.teaching_latitude, 'longitude', t.teaching_longitude,
    'location_name', coalesce(t.teaching_location_name, '')) end`;

/** Education levels that onboarding asks for. */
const secondary = 6;
const bachelor = 9;

const hasLevel = (level: number) =>
  sql`exists (select from tutor_educations e where e.tutor_id = t.id and e.education_level_id = ${level})`;

const degrees = (kilometres: number) => kilometres / kilometresPerDegree;
/** Square of the flat distance in degrees of latitude from a tutor `t` to an area. */
const squaredTo = (area: string) => sql`((${sql.ref(`${area}.latitude`)} - t.teaching_latitude) ^ 2
  + ((${sql.ref(`${area}.longitude`)} - t.teaching_longitude) * cos(radians(t.teaching_latitude))) ^ 2)`;

/** The nearest area within 10 km of where a tutor `t` teaches, and up to five of its city within 3 km of it. */
const nearTeaching = sql`case when t.city_id is null and t.teaching_latitude is not null then (
  select jsonb_build_object('city_id', n.city_id, 'location_id', n.id, 'preferred_location_id', (
    select coalesce(jsonb_agg(o.id order by o.far, o.id), jsonb_build_array(n.id)) from (
      select a.id, ${squaredTo('a')} as far from locations a
      where a.city_id = n.city_id and a.hidden_at is null and ${squaredTo('a')} <= ${degrees(3) ** 2}::float8 order by far, a.id limit 5) o))
  from locations n join cities c on c.id = n.city_id and c.hidden_at is null
  where n.hidden_at is null and ${squaredTo('n')} <= ${degrees(10) ** 2}::float8
  order by ${squaredTo('n')}, n.id limit 1) end`;

export const readProfileInfo = (db: Db, tutorId: number) => only<ProfileInfo>(db)`
    select ${hasLevel(bachelor)} as "Bachelor_Honors", ${hasLevel(secondary)} as "Secondary", t.expected_salary,
      ${teachingLocation} as teaching_location,
      case when c.id is not null then jsonb_build_object('id', c.id, 'text', c.city_name) end as city,
      case when l.id is not null then jsonb_build_object('id', l.id, 'text', l.location_name) end as location,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'text', a.location_name) order by a.id)
        from tutor_preferred_locations p join locations a on a.id = p.location_id where p.tutor_id = t.id), '[]')
        as preferred_location,
      ${nearTeaching} as near
    from tutors t left join cities c on c.id = t.city_id left join locations l on l.id = t.location_id
    where t.id = ${tutorId}`;

export async function readTutorCity(db: Db, tutorId: number): Promise<number | null> {
  return (await only<{ city_id: number | null }>(db)`select city_id from tutors where id = ${tutorId}`)
    .city_id;
}
