import type { Cause, HistoryEntry } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import { decide, type Facts } from './decide.ts';
import { reasonText } from './reason.ts';
import type { Actor, Effect, Entity } from './table.ts';

/** The kind of actor, and the account unless it is the system. */
export interface By {
  readonly actor: Actor;
  readonly userId: number | null;
}
export const system: By = { actor: 'system', userId: null };

interface Recorded {
  readonly entity: Entity;
  readonly id: number;
  readonly from: string | null;
  readonly to: string;
  readonly by: By;
  readonly reason: string | null;
  /** Is set where the system moves; the reason is a person's. */
  readonly cause?: Cause | null;
}

/** A job for every transition, written with it. */
export const transitionQueue: Queue<{ transition: string }> = { name: 'transitions' };

/** Inside the transaction of the move itself; whom it concerns is told after it. */
export async function record(trx: Db, entries: readonly Recorded[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = await trx
    .insertInto('transitions')
    .values(
      entries.map(({ entity, id, from, to, by, reason, cause = null }) => ({
        entity,
        entity_id: id,
        from_state: from,
        to_state: to,
        actor: by.actor,
        actor_user_id: by.userId,
        reason,
        cause,
      })),
    )
    .returning('id')
    .execute();
  const jobs = rows.map(({ id }) => ({ data: { transition: id } }));
  await send(trx, transitionQueue, jobs);
}

/** Moves by the table of transitions: decides, and records it in the transaction of the move. Returns its effects. */
export async function move(trx: Db, entry: Recorded, facts: Facts = {}): Promise<readonly Effect[]> {
  const { entity, from, to, by, reason, cause } = entry;
  const why = reason ?? cause ?? null;
  const { effects = [] } = decide({ entity, from, to, actor: by.actor, reason: why }, facts);
  await record(trx, [entry]);
  return effects;
}

/** As it leaves, in the reader's language. */
export function toEntry(
  { cause, ...row }: HistoryEntry & { cause: string | null },
  language: Language,
): HistoryEntry {
  return { ...row, reason: reasonText(cause, row.reason, language) };
}

/** Oldest first. */
export async function readHistory(
  db: Db,
  entity: Entity,
  id: number,
  language: Language,
): Promise<HistoryEntry[]> {
  const rows = await many<Parameters<typeof toEntry>[0]>(db)`
    select id, entity, entity_id, from_state, to_state, actor, actor_user_id, reason, cause, at from transitions
    where entity = ${entity} and entity_id = ${id} order by id`;
  return rows.map((row) => toEntry(row, language));
}

interface Last {
  readonly actor: Actor;
  readonly name: string | null;
}

/** The newest entry, with the name of who acted. */
export const lastMove = (trx: Db, entity: Entity, id: number) => one<Last>(trx)`
  select h.actor, u.name from transitions h left join users u on u.id = h.actor_user_id
  where h.entity = ${entity} and h.entity_id = ${id} order by h.id desc limit 1`;
