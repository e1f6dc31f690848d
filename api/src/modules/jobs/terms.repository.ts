import type { TutorTerms } from '@porao/contracts';
import { sql } from 'kysely';
import { checkedOf } from '../../kit/checked.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { one } from '../../kit/database/query.repository.ts';
import { answersOfFamily } from '../waits/index.ts';
import type { Place } from './distance.ts';

interface TermsRow
  extends Pick<
    TutorTerms,
    'gender_fits' | 'class_fits' | 'subjects' | 'answers' | 'family' | 'checked' | 'lessons'
  > {
  readonly trial_lesson: boolean;
  readonly actual_salary: number;
  readonly job_duration: number;
  readonly crash_program: boolean;
  readonly tutoring_place_id: number;
  readonly own: Place;
  readonly place: Place;
}

/** Holds for the job `j` and the account `u`; a tutor of no known gender fits every job. */
export const genderFits = sql`coalesce(j.tutor_gender in (u.gender, 3), true)`;
export const classFits = sql`exists (
  select from tutor_classes c where c.tutor_id = t.id and c.i_class_id = j.i_class_id)`;
export const subjectsThatFit = sql`(select count(*)::int from job_subjects s
  join tutor_subjects own on own.subject_id = s.subject_id and own.tutor_id = t.id where s.job_id = j.id)`;

/** The tutor of the application `a` is to meet the family, and reads who that is. */
const isAsked = sql`(a.stage = 'appointed' or a.stage in ('applied', 'shortlisted') and a.meet_asked_at is not null)`;

/** An open job, or one that the tutor applied to. */
export const readTutorTerms = (db: Db, jobId: number, tutorId: number) => one<TermsRow>(db)`
  select j.trial_lesson, j.actual_salary, j.job_duration, j.crash_program, j.tutoring_place_id,
    ${genderFits} as gender_fits, ${classFits} as class_fits,
    jsonb_build_object('fit', ${subjectsThatFit},
      'all', (select count(*)::int from job_subjects s where s.job_id = j.id)) as subjects,
    jsonb_build_object('latitude', t.teaching_latitude, 'longitude', t.teaching_longitude) as own,
    jsonb_build_object('latitude', j.snap_latitude, 'longitude', j.snap_longitude) as place,
    ${answersOfFamily(sql`j.parent_id`)} as answers,
    jsonb_build_object('days_in_week', j.days_in_week, 'time', j.tutoring_time) as lessons,
    case when ${isAsked} then g.name end as family,
    case when ${isAsked} then ${checkedOf(sql`g`, sql`p`)} end as checked
  from jobs j join tutors t on t.id = ${tutorId} join users u on u.id = t.user_id
  left join applications a on a.job_id = j.id and a.tutor_id = t.id
  left join parents p on p.id = j.parent_id left join users g on g.id = p.user_id
  where j.id = ${jobId} and (j.status = 'live' or a.id is not null)`;
