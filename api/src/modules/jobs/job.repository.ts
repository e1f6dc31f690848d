import { Job } from '@porao/contracts';
import { sql } from 'kysely';
import { buildOnce } from '../../kit/database/build-once.ts';
import { hideWritten } from '../../kit/hide-written.ts';
import type { NameOf } from '../../kit/lookup-cache.ts';
import type { Services } from '../../kit/services.ts';
import { type Held, rolesOf } from '../../kit/viewer.ts';
import { answersOfFamily } from '../waits/index.ts';
import { asJson, type CardRow, cardColumns, optional, toCard } from './card.repository.ts';

interface JobRow
  extends CardRow,
    Pick<
      Job,
      | 'answers'
      | 'area'
      | 'colleges'
      | 'current_year'
      | 'flat_house'
      | 'hiring_date'
      | 'job_duration'
      | 'job_views'
      | 'number_of_students'
      | 'road_no'
      | 'schools'
      | 'student_gender'
      | 'total_application'
      | 'trial_lesson'
      | 'tutor_requirement'
      | 'tutoring_duration'
      | 'tutoring_time'
    > {
  readonly status: string;
  readonly party: boolean;
  readonly own_stage: Job['applications'][number]['stage'] | null;
  readonly snap_latitude: number | null;
  readonly snap_longitude: number | null;
  readonly group_id: number | null;
  readonly curriculum_id: number | null;
  readonly university_type_id: number | null;
  readonly education_level_id: number | null;
  readonly exam_title_id: number | null;
  readonly religion_id: number | null;
  readonly departments: readonly number[];
  readonly universities: readonly number[];
}

const guest: Held = { tutorId: null, parentId: null, grants: [], banned: false };

interface Read extends Pick<Held, 'tutorId' | 'parentId'> {
  readonly jobId: number;
  readonly isOperator: boolean;
}

const readRow = buildOnce((db, { jobId, tutorId, parentId, isOperator }: Read) =>
  sql<{ row: JobRow }>`${asJson(sql`
    select ${cardColumns(tutorId)}, j.status, j.tutoring_duration, j.number_of_students, j.trial_lesson, j.job_duration,
      j.student_gender, j.hiring_date, j.schools, j.colleges, j.current_year,
      j.tutoring_time, j.tutor_requirement, j.flat_house, j.road_no, j.area, j.latitude, j.longitude,
      j.snap_latitude, j.snap_longitude, j.group_id, j.curriculum_id, j.university_type_id, j.education_level_id,
      j.exam_title_id, j.religion_id,
      array(select d.department_id from job_departments d where d.job_id = j.id order by 1) as departments,
      array(select u.university_id from job_universities u where u.job_id = j.id order by 1) as universities,
      (select count(*) from applications a where a.job_id = j.id) as total_application,
      coalesce((select v.views from job_views v where v.job_id = j.id), 0) as job_views,
      ${answersOfFamily(sql`j.parent_id`)} as answers,
      (select case a.stage when 'payment' then 'confirm' when 'pending' then 'applied' else a.stage end
        from applications a where a.job_id = j.id and a.tutor_id = ${tutorId}::int) as own_stage,
      ${isOperator}::boolean or coalesce(j.parent_id = ${parentId}::int, false) or exists (
        select from applications a join deals d on d.application_id = a.id
        where a.job_id = j.id and a.tutor_id = ${tutorId}::int and d.state in ('in_process', 'continue')
      ) as party
    from jobs j where j.id = ${jobId}`)}`.compile(db),
);

function toJob(row: JobRow, tutorId: number | null, nameOf: NameOf): Job {
  const { party } = row;
  const card = toCard(row, tutorId, nameOf);
  const home = party ? [row.flat_house, row.road_no] : [];
  const address = [...home, card.location?.location_name, card.city?.city_name].filter(Boolean);
  return {
    ...card,
    applications: card.applications.map((own) => ({
      ...own,
      ...(row.own_stage && { stage: row.own_stage }),
    })),
    tutoring_duration: row.tutoring_duration,
    number_of_students: row.number_of_students,
    trial_lesson: row.trial_lesson,
    job_duration: row.job_duration,
    student_gender: row.student_gender,
    hiring_date: row.hiring_date,
    schools: row.schools,
    colleges: row.colleges,
    current_year: row.current_year,
    tutoring_time: row.tutoring_time,
    total_application: row.total_application,
    job_views: row.job_views,
    answers: row.answers,
    tutor_requirement: row.tutor_requirement,
    latitude: party ? row.latitude : row.snap_latitude,
    longitude: party ? row.longitude : row.snap_longitude,
    flat_house: party ? row.flat_house : null,
    road_no: party ? row.road_no : null,
    area: party ? row.area : (card.location?.location_name ?? null),
    full_address: address.join(', ') || null,
    group: optional(row.group_id, (id) => ({ group_name: nameOf('groups', id) })),
    curriculum: optional(row.curriculum_id, (id) => ({ curriculum_name: nameOf('curriculums', id) })),
    university_type: optional(row.university_type_id, (id) => ({
      university_type: nameOf('university_types', id),
    })),
    education_level: optional(row.education_level_id, (id) => ({
      dependency_name: nameOf('education_levels', id),
    })),
    exam_title: optional(row.exam_title_id, (id) => ({ exam_title: nameOf('exam_titles', id) })),
    tutor_religion: optional(row.religion_id, (id) => ({ religion_name: nameOf('religions', id) })),
    departments: row.departments.map((id) => ({ department_name: nameOf('departments', id) })),
    universities: row.universities.map((id) => ({ university_name: nameOf('universities', id) })),
  };
}

/** One job, chosen field by field. The exact home, and phone numbers and the like in what the family wrote, are for
 * its guardian, the tutor of its running deal, and operators (decision OQ-027); a closed job for these and its
 * applicants (decisions OQ-038, OQ-055). */
export async function readJob(
  { db, lookups }: Pick<Services, 'db' | 'lookups'>,
  jobId: number,
  reader: Held | null,
): Promise<Job | null> {
  const { tutorId, parentId } = reader ?? guest;
  const isOperator = rolesOf(reader ?? guest).includes('operator');
  const row = (await readRow(db, { jobId, tutorId, parentId, isOperator }))[0]?.row;
  if (!row || (row.status !== 'live' && !row.party && !row.applied)) return null;
  const job = await lookups.withNames((nameOf) => toJob(row, tutorId, nameOf));
  return row.party ? job : hideWritten(Job, job);
}
