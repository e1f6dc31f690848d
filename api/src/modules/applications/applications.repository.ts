import type { JobHistoryItem, JobHistoryType } from '@porao/contracts';
import { type Selectable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { exists, many, one, only } from '../../kit/database/query.repository.ts';
import type { Applications } from '../../kit/database/rows.generated.ts';
import type { Language } from '../../kit/failure.ts';
import { unanswered } from '../lifecycle/index.ts';
import { reasonText, record } from '../transitions/index.ts';
import { tutorWaits } from '../waits/index.ts';

export type Stage = Selectable<Applications>['stage'];
type Insertion = 'inserted' | 'duplicate' | 'closed';

/** The job's row is locked while the application is written, so that it cannot close in between; the unique index
 * allows one application per job and tutor. */
export async function insertApplication(
  trx: Db,
  jobId: number,
  { tutorId, userId }: { tutorId: number; userId: number },
): Promise<Insertion> {
  const inserted = await one<{ id: number }>(trx)`
    insert into applications (job_id, tutor_id)
    select id, ${tutorId}::int
    from (select id from jobs where id = ${jobId} and status = 'live' and live_until > now() for no key update) j
    on conflict (job_id, tutor_id) do nothing returning id`;
  if (inserted) {
    const { id } = inserted;
    const by = { actor: 'tutor', userId } as const;
    await record(trx, [{ entity: 'application', id, from: null, to: 'applied', by, reason: null }]);
    return 'inserted';
  }
  const known = await exists(trx)`select from applications where job_id = ${jobId} and tutor_id = ${tutorId}`;
  return known ? 'duplicate' : 'closed';
}

export async function countOpen(db: Db, tutorId: number): Promise<number> {
  const { pending, applied, shortlisted, appointed } = await countByStage(db, tutorId);
  return pending + applied + shortlisted + appointed;
}

/** Stages of each list of the tutor's history; `payment` is confirmed with the charge unpaid. */
const stagesOf: Record<JobHistoryType, Stage[]> = {
  applied: ['applied'],
  shortlisted: ['shortlisted'],
  appointed: ['appointed'],
  confirm: ['confirm', 'payment'],
  closed: ['closed'],
};

export async function countByStage(db: Db, tutorId: number): Promise<Record<Stage, number>> {
  const rows = await many<{ stage: Stage; count: number }>(db)`
    select stage, count(*)::int as count from applications where tutor_id = ${tutorId} group by stage`;
  const of = (stage: Stage) => rows.find((row) => row.stage === stage)?.count ?? 0;
  return {
    pending: of('pending'),
    applied: of('applied'),
    shortlisted: of('shortlisted'),
    appointed: of('appointed'),
    confirm: of('confirm') + of('payment'),
    payment: of('payment'),
    closed: of('closed'),
  };
}

export const countDeals = (db: Db, tutorId: number) => only<{ in_process: number; continue: number }>(db)`
    select count(*) filter (where d.state = 'in_process')::int as in_process,
      count(*) filter (where d.state = 'continue')::int as continue
    from deals d join applications a on a.id = d.application_id where a.tutor_id = ${tutorId}`;

type HistoryRow = JobHistoryItem & { closed_cause: string | null };

export async function listHistory(
  db: Db,
  tutorId: number,
  type: JobHistoryType,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
): Promise<JobHistoryItem[]> {
  const rows = await many<HistoryRow>(db)`
    select j.id as "jobId", k.class_name, g.category_name, p.tutoring_place, j.actual_salary as salary_for_tutor,
      j.days_in_week, l.location_name, a.created_at as applied_at, j.tutor_gender,
      case when a.stage = 'closed' then a.closed_reason end as closed_reason,
      case when a.stage = 'closed' then a.closed_cause end as closed_cause,
      array(select s.subject_name from job_subjects js join subjects s on s.id = js.subject_id
        where js.job_id = j.id order by s.id) as subjects,
      case when ${unanswered} then j.answer_by end as answer_by, ${tutorWaits},
      case when a.stage = 'closed' then jsonb_build_object('tutoring_category_id', j.tutoring_category_id,
        'i_class_id', j.i_class_id,
        'subject_id', (select min(subject_id) from job_subjects js where js.job_id = j.id having count(*) = 1),
        'place', case when l.id is not null and j.snap_latitude is not null then jsonb_build_object(
          'name', l.location_name, 'latitude', j.snap_latitude, 'longitude', j.snap_longitude) end)
        end as similar
    from applications a
    join jobs j on j.id = a.job_id
    join i_classes k on k.id = j.i_class_id
    join tutoring_categories g on g.id = j.tutoring_category_id
    join tutoring_places p on p.id = j.tutoring_place_id
    left join locations l on l.id = j.location_id
    where a.tutor_id = ${tutorId} and a.stage = any(${stagesOf[type]}::text[])
    order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`;
  return rows.map(({ closed_cause, ...row }) => ({
    ...row,
    closed_reason: reasonText(closed_cause, row.closed_reason, language),
  }));
}
