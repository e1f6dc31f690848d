import type { ApproveBody, TutorRequest } from '@porao/contracts';
import { type Selectable } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { insertRow, one, run } from '../../kit/database/query.repository.ts';
import type { ParentLocations, Students, TutorRequests } from '../../kit/database/rows.generated.ts';
import { brokenReference } from '../../kit/database/violation.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { studentMissing } from '../../kit/student-missing.repository.ts';

export type JobFields = z.output<typeof ApproveBody>;

type Home = 'city_id' | 'location_id' | 'details_location' | 'lat' | 'lon';
export type LockedRequest = Selectable<TutorRequests> &
  Pick<Selectable<Students>, 'category_id' | 'i_class_id'> &
  Pick<Selectable<ParentLocations>, Home> & {
    readonly student_gender: 1 | 2 | null;
    readonly student_missing: TutorRequest['student_missing'];
    readonly banned: boolean;
    readonly location_name: string;
    readonly subjects: number[];
  };

/** Locks the request and the guardian's account, so that it cannot be banned during publication. */
export const lockRequest = (trx: Db, id: number) => one<LockedRequest>(trx)`
    select r.*, u.banned_at is not null as banned, s.gender as student_gender,
      ${studentMissing} as student_missing, s.category_id, s.i_class_id,
      pl.city_id, pl.location_id, pl.details_location, l.location_name, pl.lat, pl.lon,
      array(select subject_id from tutor_request_subjects where tutor_request_id = r.id) as subjects
    from tutor_requests r
    join parents p on p.id = r.parent_id
    join users u on u.id = p.user_id
    join students s on s.id = r.student_id
    join parent_locations pl on pl.id = r.parent_location_id
    join locations l on l.id = pl.location_id
    where r.id = ${id} for update of r for share of u`;

/** A missing option violates a reference; the error names its field. */
function asFieldError(error: unknown): unknown {
  const constraint = brokenReference(error);
  if (constraint === null) return error;
  const field =
    constraint === 'job_departments_department_id_fkey'
      ? 'department_ids'
      : constraint === 'job_universities_university_id_fkey'
        ? 'university_ids'
        : /^jobs_(\w+)_fkey$/.exec(constraint)?.[1];
  return field ? invalid({ [field]: ['option.unknown'] }) : new ApiFailure('CONFLICT', 'job.partMissing');
}

/** Throws with what to ask the guardian for; returns the student's gender. */
export function requireStudent({ student_gender, student_missing }: LockedRequest): 1 | 2 {
  if (student_gender !== null && student_missing.length === 0) return student_gender;
  const parts = student_missing.map((part) => ({ key: `studentPart.${part}` as const }));
  throw new ApiFailure('CONFLICT', { key: 'tutorRequest.studentMissing', params: { parts } });
}

/** The job of an approved request: the request's own wishes, the operator's fields, the exact home from the
 * guardian's location; the database computes the snapped position. */
export async function insertJob(
  trx: Db,
  request: LockedRequest,
  body: JobFields,
  liveUntil: Date,
): Promise<number> {
  const student_gender = requireStudent(request);
  const { department_ids, university_ids, days_in_week, tutor_gender, tutor_requirement, ...fields } = body;
  try {
    const id = await insertRow(trx, 'jobs', {
      ...fields,
      request_id: request.id,
      parent_id: request.parent_id,
      student_id: request.student_id,
      tutoring_category_id: request.category_id,
      i_class_id: request.i_class_id,
      tutoring_place_id: request.tutoring_place_id,
      trial_lesson: request.trial_lesson,
      city_id: request.city_id,
      location_id: request.location_id,
      flat_house: body.flat_house ?? (request.details_location || null),
      area: request.location_name,
      latitude: request.lat,
      longitude: request.lon,
      student_gender,
      days_in_week: days_in_week ?? request.days_in_week,
      tutor_gender: tutor_gender ?? request.tutor_gender,
      tutor_requirement: tutor_requirement ?? request.tutor_requirement,
      live_until: liveUntil,
    });
    await run(trx)`insert into job_subjects (job_id, subject_id)
      select ${id}::int, unnest(${request.subjects}::int[])`;
    await run(trx)`insert into job_departments (job_id, department_id)
      select ${id}::int, unnest(${department_ids}::int[])`;
    await run(trx)`insert into job_universities (job_id, university_id)
      select ${id}::int, unnest(${university_ids}::int[])`;
    return id;
  } catch (error) {
    throw asFieldError(error);
  }
}
