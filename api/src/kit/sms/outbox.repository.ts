import { normalizePhone } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containsWords } from '../database/search.repository.ts';

export interface OutboxMessage {
  readonly id: string;
  readonly phone_no: string;
  readonly body: string;
  readonly created_at: string;
}

export async function addToOutbox(db: Db, phone_no: string, body: string, delivery?: number): Promise<void> {
  await db
    .insertInto('sms_outbox')
    .values({ phone_no, body, delivery_id: delivery ?? null })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .execute();
}

/** Messages of the local outbox, newest first; of one phone or a part of it where given. */
export function listOutbox(
  db: Db,
  { limit = 50, phone, q = '' }: { limit?: number; phone?: string; q?: string } = {},
): Promise<OutboxMessage[]> {
  return db
    .selectFrom('sms_outbox')
    .select(['id', 'phone_no', 'body', 'created_at'])
    .$if(phone !== undefined, (query) => query.where('phone_no', '=', phone ?? ''))
    .$if(q !== '', (query) => query.where(containsWords([sql.ref('phone_no')], normalizePhone(q))))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function sweepOutbox(db: Db): Promise<void> {
  await db
    .deleteFrom('sms_outbox')
    .where('created_at', '<', sql<string>`now() - interval '7 days'`)
    .execute();
}
