import { sql } from 'kysely';
import type { Db } from './database/open.ts';

export interface KeptAnswer {
  readonly id: string;
  readonly call_hash: string;
  readonly sealed: Buffer;
}

export const findAnswer = (db: Db, id: string): Promise<KeptAnswer | undefined> =>
  db.selectFrom('kept_answers').select(['id', 'call_hash', 'sealed']).where('id', '=', id).executeTakeFirst();

/** Waits for a transaction that keeps an answer with the same id, and fails when it commits. */
export async function keepAnswer(db: Db, answer: KeptAnswer): Promise<void> {
  await db.insertInto('kept_answers').values(answer).execute();
}

export async function sweepAnswers(db: Db): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
    .execute();
}
