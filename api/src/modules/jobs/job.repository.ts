import type { Job } from '@porao/contracts';
import { hideContacts } from '@porao/contracts/private-details';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import type { Held } from '../../kit/viewer.ts';
import { answersOfFamily } from '../waits/index.ts';

type JobRow = Omit<Job, 'created_at'> & { created_at: Date; party: boolean };

/** The reader; all undefined or null for a guest. */
export type JobReader = Held;
const guest: JobReader = { tutorId: null, parentId: null, grants: [] };

/** One job, chosen field by field. The exact home, and phone numbers and the like in what the family wrote, are for
 * its guardian, the tutor of its running deal, and operators (decision OQ-027); a closed job for these and its
 * applicants (decisions OQ-038, OQ-055). */
export async function readJob(db: Db, jobId: number, reader: JobReader | null): Promise<Job | null> {
  const { tutorId, parentId, grants } = reader ?? guest;
  const { rows } = await sql<JobRow>`
    with j as materialized (
      select jobs.*, ${grants.includes('operator')}::boolean or coalesce(parent_id = ${parentId}::int, false) or exists (
        select from applications a join deals d on d.application_id = a.id
        where a.job_id = jobs.id and a.tutor_id = ${tutorId}::int and d.state in ('in_process', 'continue')
      ) as party
      from jobs where id = ${jobId}
    )
    select j.party, j.id, j.created_at, j.actual_salary, j.tutoring_time::text as tutoring_time, j.tutoring_duration,
      j.days_in_week, j.number_of_students, j.job_duration, j.student_gender, j.tutor_gender, j.hiring_date,
      j.schools, j.colleges, j.current_year, j.tutor_requirement,
      case when j.party then j.latitude else j.snap_latitude end as latitude,
      case when j.party then j.longitude else j.snap_longitude end as longitude,
      case when j.party then j.flat_house end as flat_house, case when j.party then j.road_no end as road_no,
      case when j.party then j.area else l.location_name end as area,
      nullif(concat_ws(', ', case when j.party then nullif(j.flat_house, '') end,
        case when j.party then nullif(j.road_no, '') end, l.location_name, c.city_name), '') as full_address,
      jsonb_build_object('class_name', k.class_name) as iclass,
      case when l.id is not null then jsonb_build_object('location_name', l.location_name) end as location,
      case when c.id is not null then jsonb_build_object('id', c.id, 'city_name', c.city_name) end as city,
      jsonb_build_object('category_name', g.category_name) as tutoring_category,
      jsonb_build_object('id', p.id, 'tutoring_place', p.tutoring_place) as tutoring_place,
      case when gr.id is not null then jsonb_build_object('group_name', gr.group_name) end as "group",
      case when cu.id is not null then jsonb_build_object('curriculum_name', cu.curriculum_name) end as curriculum,
      case when ut.id is not null then jsonb_build_object('university_type', ut.university_type) end
        as university_type,
      case when el.id is not null then jsonb_build_object('dependency_name', el.dependency_name) end
        as education_level,
      case when et.id is not null then jsonb_build_object('exam_title', et.exam_title) end as exam_title,
      case when re.id is not null then jsonb_build_object('religion_name', re.religion_name) end as tutor_religion,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'subject_name', s.subject_name) order by s.id)
        from job_subjects js join subjects s on s.id = js.subject_id where js.job_id = j.id), '[]') as subjects,
      coalesce((select jsonb_agg(jsonb_build_object('department_name', d.department_name) order by d.id)
        from job_departments jd join departments d on d.id = jd.department_id where jd.job_id = j.id), '[]')
        as departments,
      coalesce((select jsonb_agg(jsonb_build_object('university_name', u.university_name) order by u.id)
        from job_universities ju join universities u on u.id = ju.university_id where ju.job_id = j.id), '[]')
        as universities,
      (select count(*)::int from applications a where a.job_id = j.id) as total_application,
      coalesce((select v.views from job_views v where v.job_id = j.id), 0) as job_views,
      ${answersOfFamily(sql`j.parent_id`)} as answers,
      coalesce((select jsonb_agg(jsonb_build_object('tutor_id', a.tutor_id)) from applications a
        where a.job_id = j.id and a.tutor_id = ${tutorId}), '[]') as applications,
      coalesce((select jsonb_agg(jsonb_build_object('tutor_id', v.tutor_id, 'tuition_job_offer_id', v.job_id))
        from saved_jobs v where v.job_id = j.id and v.tutor_id = ${tutorId}), '[]') as saved_by
    from j
    join i_classes k on k.id = j.i_class_id
    join tutoring_categories g on g.id = j.tutoring_category_id
    join tutoring_places p on p.id = j.tutoring_place_id
    left join locations l on l.id = j.location_id
    left join cities c on c.id = j.city_id
    left join groups gr on gr.id = j.group_id
    left join curriculums cu on cu.id = j.curriculum_id
    left join university_types ut on ut.id = j.university_type_id
    left join education_levels el on el.id = j.education_level_id
    left join exam_titles et on et.id = j.exam_title_id
    left join religions re on re.id = j.religion_id
    where j.status = 'live' or j.party
      or exists (select from applications a where a.job_id = j.id and a.tutor_id = ${tutorId})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { party, ...job } = row;
  const words = job.tutor_requirement;
  return {
    ...job,
    created_at: job.created_at.toISOString(),
    tutor_requirement: words === null || party ? words : hideContacts(words),
  };
}
