import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run, value } from '../../kit/database/query.repository.ts';
import type { Language } from './compose.ts';
import {
  lastFirstNumber,
  numberDays,
  numbersEach,
  openDays,
  type Question,
  type QuestionKind,
} from './questions.rules.ts';

/** Locks the account, so that two questions at once get different numbers. */
export async function addQuestion(
  trx: Db,
  { kind, subject, userId, noticeId }: Question & { userId: number; noticeId: number },
): Promise<void> {
  await run(trx)`select id from users where id = ${userId} for no key update`;
  await run(trx)`
    insert into sms_questions (user_id, notice_id, kind, subject_id, expires_at, first_number)
    select ${userId}::int, ${noticeId}::int, ${kind}::text, ${subject}::int,
      now() + make_interval(days => ${openDays[kind]}::int),
      coalesce((select case when q.first_number >= ${lastFirstNumber}::int then 1
          else q.first_number + ${numbersEach}::int end
        from sms_questions q
        where q.user_id = ${userId} and q.created_at > now() - make_interval(days => ${numberDays}::int)
        order by q.id desc limit 1), 1)`;
}

/** A question with what its text says. */
export interface QuestionRow {
  readonly id: number;
  readonly user_id: number;
  readonly kind: QuestionKind;
  readonly subject_id: number;
  readonly first_number: number;
  readonly asked_at: string;
  readonly answered_at: string | null;
  readonly answered: boolean;
  readonly expired: boolean;
  readonly language: Language;
  readonly banned: boolean;
  readonly parent_id: number;
  readonly request: number | null;
  /** Taka a month, of terms. */
  readonly salary: number | null;
  readonly budget: number | null;
  /** The tutor of an application, with the pay that they expect. */
  readonly tutor: string | null;
  readonly institute: string | null;
  readonly pay: number | null;
  /** About a change of the routine: its deal, its kind and its days. */
  readonly deal: number | null;
  readonly change: string | null;
  readonly first_day: string | null;
  readonly last_day: string | null;
}

const questions = (where: RawBuilder<unknown>) => sql<QuestionRow>`
  select q.id, q.user_id, q.kind, q.subject_id, q.first_number, q.created_at as asked_at, q.answered_at,
    q.answered_at is not null as answered,
    q.expires_at <= now() as expired, coalesce(o.language, 'en') as language, o.banned_at is not null as banned,
    p.id as parent_id, coalesce(r.id, j.request_id) as request, (r.terms->>'actual_salary')::int as salary,
    r.budget, u.name as tutor, t.expected_salary as pay,
    d.id as deal, rc.kind as change, to_char(coalesce(z.first_day, rc.first_day), 'YYYY-MM-DD') as first_day,
    to_char(coalesce(z.last_day, rc.last_day), 'YYYY-MM-DD') as last_day,
    (select un.university_name from tutor_educations e join universities un on un.id = e.university_id
      where e.tutor_id = t.id and (un.created_by is null or un.reviewed_at is not null)
      order by e.education_level_id desc, e.id desc limit 1) as institute
  from sms_questions q join users o on o.id = q.user_id join parents p on p.user_id = o.id
  left join tutor_requests r on q.kind = 'terms' and r.id = q.subject_id
  left join routine_changes rc on q.kind = 'routine' and rc.id = q.subject_id
  left join seasons z on z.id = rc.season_id left join deals d on d.id = rc.deal_id
  left join applications a on a.id = case q.kind when 'terms' then null when 'routine' then d.application_id
    else q.subject_id end
  left join jobs j on j.id = a.job_id
  left join tutors t on t.id = a.tutor_id left join users u on u.id = t.user_id
  where ${where}`;

export const findQuestion = (db: Db, id: number) => one<QuestionRow>(db)`${questions(sql`q.id = ${id}`)}`;

/** The newest question whose numbers have this one. */
export const findByNumber = (db: Db, userId: number, number: number) => one<QuestionRow>(db)`
  ${questions(sql`q.user_id = ${userId}
    and ${number}::int between q.first_number and q.first_number + ${numbersEach - 1}::int`)}
  order by q.id desc limit 1`;

const wasSent = sql`exists (select from notice_deliveries d
  where d.notice_id = q.notice_id and d.channel = 'sms' and d.state = 'sent')`;

/** The newest question that was sent to an account. */
export const findLastSent = (db: Db, userId: number) => one<QuestionRow>(db)`
  ${questions(sql`q.user_id = ${userId} and ${wasSent}`)} order by q.id desc limit 1`;

/** Questions that wait for an answer and were sent, two at most: with a second one, a word alone says too little. */
export const listOpen = (db: Db, userId: number) => many<QuestionRow>(db)`
  ${questions(sql`q.user_id = ${userId} and q.answered_at is null and q.expires_at > now()
    and ${wasSent}`)}
  order by q.id desc limit 2`;

/** False where it was answered before, or its time is over; of two answers at once one gets it. */
export async function takeQuestion(trx: Db, id: number): Promise<boolean> {
  const taken = await value<number>(trx)`update sms_questions set answered_at = now()
    where id = ${id} and answered_at is null and expires_at > now() returning id`;
  return taken !== undefined;
}
