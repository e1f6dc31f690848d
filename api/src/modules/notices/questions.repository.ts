import type { Db } from '../../kit/database/open.ts';
import { many, one, run, value } from '../../kit/database/query.repository.ts';
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
    select ${userId}::int, ${noticeId}::int, ${kind}, ${subject}::int, now() + make_interval(days => ${openDays[kind]}::int),
      coalesce((select case when q.first_number >= ${lastFirstNumber} then 1 else q.first_number + ${numbersEach}::int end
        from sms_questions q where q.user_id = ${userId} and q.created_at > now() - make_interval(days => ${numberDays}::int)
        order by q.id desc limit 1), 1)`;
}

export interface QuestionRow {
  readonly id: number;
  readonly user_id: number;
  readonly kind: QuestionKind;
  readonly subject_id: number;
  readonly first_number: number;
  readonly answered: boolean;
  readonly expired: boolean;
}

const columns = `id, user_id, kind, subject_id, first_number, answered_at is not null as answered,
  expires_at <= now() as expired`;
