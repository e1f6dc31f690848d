import type { Gender, TutorFit, TutorGender } from '@porao/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';
import type { Jobs } from '../../kit/database/rows.generated.ts';
import { roughKilometres } from '../candidates/index.ts';
import { readRecords } from '../lessons/index.ts';
import { profileCompletion, readPartsOf } from '../profile/index.ts';
import { lessonSlots } from './fit.rules.ts';

const onlinePlace = 3;

export type JobWish = Selectable<Jobs> & { subject_ids: number[]; guardian_user_id: number | null };

export const readWish = (db: Db, jobId: number) => one<JobWish>(db)`
    select j.*, p.user_id as guardian_user_id,
      array(select subject_id from job_subjects where job_id = j.id order by subject_id) as subject_ids
    from jobs j left join parents p on p.id = j.parent_id where j.id = ${jobId}`;

type Facts = Omit<TutorFit, 'distance_km' | 'completion' | 'gender_fits' | 'same_city' | 'proved'> & {
  tutor_id: number;
  city_id: number | null;
  latitude: number | null;
  longitude: number | null;
};

/** A day of `tutor_availabilities v` on which the tutor is free for the whole lesson. */
function freeDay(wish: JobWish) {
  const slots = lessonSlots(wish.tutoring_time, wish.tutoring_duration);
  if (slots.length === 0) return sql`(v.morning or v.noon or v.afternoon or v.evening)`;
  return sql.join(
    slots.map((slot) => sql.ref(`v.${slot}`)),
    sql` and `,
  );
}

const readFacts = (db: Db, wish: JobWish, tutorIds: readonly number[]) => many<Facts>(db)`
    select t.id as tutor_id, t.city_id, t.teaching_latitude as latitude, t.teaching_longitude as longitude,
      u.gender, u.account_status, t.expected_salary,
      array(select s.subject_id from tutor_subjects s
        where s.tutor_id = t.id and s.subject_id = any(${wish.subject_ids}::int[]) order by 1) as subject_ids,
      exists (select from tutor_classes s where s.tutor_id = t.id and s.i_class_id = ${wish.i_class_id})
        as teaches_class,
      exists (select from tutor_places s
        where s.tutor_id = t.id and s.tutoring_place_id = ${wish.tutoring_place_id}) as offers_place,
      (select count(*)::int from tutor_availabilities v where v.tutor_id = t.id and ${freeDay(wish)}) as free_days,
      (select jsonb_build_object('count', count(*), 'ended_early', count(*) filter (where exists (
          select from transitions h where h.entity = 'deal' and h.entity_id = d.id and h.to_state = 'ended'
            and h.at < d.created_at + make_interval(months => greatest(j.job_duration, 1)))))
        from applications a join deals d on d.application_id = a.id join jobs j on j.id = a.job_id
        where a.tutor_id = t.id) as deals,
      array(select ct.title from tutor_certificates c
        join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
        join certificate_types ct on ct.id = c.certificate_type_id
        where c.tutor_id = t.id order by ct.id) as verified_credentials
    from tutors t join users u on u.id = t.user_id where t.id = any(${tutorIds}::int[])`;

const genderFits = (wanted: TutorGender, gender: Gender) => wanted === 3 || wanted === gender;

export async function readFits(
  db: Db,
  wish: JobWish,
  tutorIds: readonly number[],
): Promise<Map<number, TutorFit>> {
  if (tutorIds.length === 0) return new Map();
  const facts = await readFacts(db, wish, tutorIds);
  const parts = await readPartsOf(db, tutorIds);
  const records = await readRecords(db, tutorIds);
  const away = (tutor: Pick<Facts, 'latitude' | 'longitude'>) => {
    const { latitude, longitude, tutoring_place_id: place } = wish;
    if (place === onlinePlace || latitude === null || longitude === null) return null;
    return roughKilometres({ latitude, longitude }, tutor);
  };
  return new Map(
    facts.map(({ tutor_id, city_id, latitude, longitude, ...fit }) => {
      const filled = parts.get(tutor_id);
      return [
        tutor_id,
        {
          ...fit,
          gender_fits: genderFits(wish.tutor_gender, fit.gender),
          same_city: wish.city_id === null || wish.city_id === city_id,
          distance_km: away({ latitude, longitude }),
          proved: records.get(tutor_id) ?? null,
          completion: filled ? profileCompletion(filled) : 0,
        },
      ];
    }),
  );
}
