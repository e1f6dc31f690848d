import type { DayChange, DealSide, OpsRoutineChanges, RoutineAnswer } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { isoTime, many, only, run } from '../../kit/database/query.repository.ts';
import { dealJoins } from '../deals/index.ts';

export type ChangeRow = OpsRoutineChanges['changes'][number];

const columns = sql`select c.id, c.kind, c.why, c.minutes, c.proposed_by, ${isoTime(sql`c.proposed_at`)} as proposed_at,
    c.answer, ${isoTime(sql`c.answered_at`)} as answered_at,
    to_char(coalesce(z.first_day, c.first_day), 'YYYY-MM-DD') as "from",
    to_char(coalesce(z.last_day, c.last_day), 'YYYY-MM-DD') as "to",
    (select coalesce(jsonb_agg(jsonb_build_object('recorded_by', u.name, 'reason', n.reason) order by n.place), '[]')
      from (values (1, c.user_id, c.reason), (2, c.answer_user_id, c.answer_reason)) n(place, user_id, reason)
      join users u on u.id = n.user_id where n.reason is not null) as notes
  from routine_changes c left join seasons z on z.id = c.season_id`;

/** Newest first. */
export const listChanges = (db: Db, dealId: number) => many<ChangeRow>(db)`
  ${columns} where c.deal_id = ${dealId} order by c.id desc`;

interface Proposed extends Pick<DayChange, 'kind' | 'minutes'> {
  readonly deal_id: number;
  readonly why: 'exam' | 'holiday' | null;
  readonly season_id: number | null;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly proposed_by: DealSide;
  readonly proposed_at: Date;
  readonly user_id: number;
  readonly reason: string | null;
}
export async function insertChange(trx: Db, row: Proposed): Promise<ChangeRow> {
  const { id } = await trx
    .insertInto('routine_changes')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return only<ChangeRow>(trx)`${columns} where c.id = ${id}`;
}

interface Answered {
  readonly id: number;
  readonly answer: RoutineAnswer;
  readonly userId: number;
  readonly reason: string | null;
  readonly now: Date;
}
export const saveAnswer = (trx: Db, { id, answer, userId, reason, now }: Answered) => run(trx)`
  update routine_changes set answer = ${answer}, answered_at = ${now}, answer_user_id = ${userId},
    answer_reason = ${reason} where id = ${id} and answer is null`;

interface Concerned {
  readonly deal: number;
  readonly job: number;
  readonly tutor: number;
  readonly guardian: number | null;
}

/** Running deals whose sides agreed to something of this season. */
export const listConcerned = (db: Db, seasonId: number) => many<Concerned>(db)`
  select d.id as deal, j.id as job, t.user_id as tutor, p.user_id as guardian
  ${dealJoins} left join parents p on p.id = j.parent_id
  where d.state in ('in_process', 'continue') and exists (select from routine_changes c
    where c.deal_id = d.id and c.season_id = ${seasonId} and c.answer = 'agreed') order by d.id`;
