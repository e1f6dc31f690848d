import type { JobCard } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { NameOf } from '../../kit/lookup-cache.ts';

/** A job's row as JSON: of lookups the ids, whose names this process holds. */
export interface CardRow
  extends Pick<
    JobCard,
    'id' | 'created_at' | 'actual_salary' | 'days_in_week' | 'tutor_gender' | 'latitude' | 'longitude'
  > {
  readonly i_class_id: number;
  readonly tutoring_category_id: number;
  readonly tutoring_place_id: number;
  readonly location_id: number | null;
  readonly city_id: number | null;
  readonly subjects: readonly number[];
  readonly applied: boolean;
  readonly saved: boolean;
}

/** Columns of a card of the job `j` but for its position, as the tutor sees it. */
export const cardColumns = (
  tutorId: number | null,
) => sql`j.id, j.created_at, j.actual_salary, j.days_in_week,
  j.tutor_gender, j.i_class_id, j.tutoring_category_id, j.tutoring_place_id, j.location_id, j.city_id,
  array(select s.subject_id from job_subjects s where s.job_id = j.id order by 1) as subjects,
  exists (select from applications a where a.job_id = j.id and a.tutor_id = ${tutorId}::int) as applied,
  exists (select from saved_jobs v where v.job_id = j.id and v.tutor_id = ${tutorId}::int) as saved`;

/** The rows of a query in one column each: the driver takes nearly twice as long for 40. */
export const asJson = (query: RawBuilder<unknown>) => sql`select row_to_json(r) as row from (${query}) r`;

/** Makes a value of an id that may be missing. */
export const optional = <T>(id: number | null, make: (id: number) => T): T | null =>
  id === null ? null : make(id);

export function toCard(row: CardRow, tutorId: number | null, nameOf: NameOf): JobCard {
  const { id, created_at, actual_salary, days_in_week, tutor_gender, latitude, longitude } = row;
  const { i_class_id, tutoring_category_id, tutoring_place_id, location_id, city_id, subjects } = row;
  const mine = <T>(has: boolean, make: (tutorId: number) => T) =>
    has && tutorId !== null ? [make(tutorId)] : [];
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    actual_salary,
    days_in_week,
    tutor_gender,
    latitude,
    longitude,
    iclass: { class_name: nameOf('i_classes', i_class_id) },
    location: optional(location_id, (place) => ({ location_name: nameOf('locations', place) })),
    city: optional(city_id, (city) => ({ id: city, city_name: nameOf('cities', city) })),
    tutoring_category: { category_name: nameOf('tutoring_categories', tutoring_category_id) },
    tutoring_place: { id: tutoring_place_id, tutoring_place: nameOf('tutoring_places', tutoring_place_id) },
    subjects: subjects.map((subject) => ({ id: subject, subject_name: nameOf('subjects', subject) })),
    applications: mine(row.applied, (tutor_id) => ({ tutor_id })),
    saved_by: mine(row.saved, (tutor_id) => ({ tutor_id, tuition_job_offer_id: id })),
  };
}
