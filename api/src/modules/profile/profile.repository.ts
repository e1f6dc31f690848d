import type { LookupOption, ProfileInfo } from '@porao/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';
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
      ${filled('father_name', 'father_number', 'mother_name', 'mother_number')} as "parents",
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

interface TeachingPlace {
  readonly teaching_latitude: number | null;
  readonly teaching_longitude: number | null;
  readonly teaching_location_name: string | null;
}

/** Null without a position. */
export function teachingLocation(place: TeachingPlace): ProfileInfo['teaching_location'] {
  const { teaching_latitude: latitude, teaching_longitude: longitude, teaching_location_name: name } = place;
  return latitude === null || longitude === null ? null : { latitude, longitude, location_name: name ?? '' };
}

/** Education levels that onboarding asks for. */
const secondary = 6;
const bachelor = 9;

export async function readProfileInfo(db: Db, tutorId: number): Promise<ProfileInfo> {
  const row = await db
    .selectFrom('tutors')
    .leftJoin('cities', 'cities.id', 'tutors.city_id')
    .leftJoin('locations', 'locations.id', 'tutors.location_id')
    .select(['teaching_latitude', 'teaching_longitude', 'teaching_location_name', 'expected_salary'])
    .select([
      'cities.id as city_id',
      'cities.city_name',
      'locations.id as location_id',
      'locations.location_name',
    ])
    .select((expression) => [
      sql<LookupOption[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', area.id, 'text', area.location_name) order by area.id)
        from tutor_preferred_locations preferred join locations area on area.id = preferred.location_id
        where preferred.tutor_id = tutors.id), '[]')`.as('preferred'),
      jsonArrayFrom(
        expression
          .selectFrom('tutor_educations')
          .select('education_level_id')
          .whereRef('tutor_educations.tutor_id', '=', 'tutors.id'),
      ).as('levels'),
    ])
    .where('tutors.id', '=', tutorId)
    .executeTakeFirstOrThrow();

  const hasLevel = (level: number) => row.levels.some((education) => education.education_level_id === level);
  const option = (id: number | null, text: string | null) =>
    id === null || text === null ? null : { id, text };
  return {
    Bachelor_Honors: hasLevel(bachelor),
    Secondary: hasLevel(secondary),
    teaching_location: teachingLocation(row),
    city: option(row.city_id, row.city_name),
    location: option(row.location_id, row.location_name),
    preferred_location: row.preferred,
    expected_salary: row.expected_salary,
  };
}

export async function readTutorCity(db: Db, tutorId: number): Promise<number | null> {
  const { city_id } = await db
    .selectFrom('tutors')
    .select('city_id')
    .where('id', '=', tutorId)
    .executeTakeFirstOrThrow();
  return city_id;
}
