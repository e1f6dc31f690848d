import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containsWords } from '../database/search.repository.ts';
import type { Mail } from './mail.ts';

export interface OutboxMail {
  readonly id: number;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: string;
}

export async function addMail(db: Db, { to, subject, text, headers, delivery }: Mail): Promise<void> {
  await db
    .insertInto('email_outbox')
    .values({
      address: to,
      subject,
      body: text,
      headers: JSON.stringify(headers),
      delivery_id: delivery ?? null,
    })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .execute();
}

/** Newest first; of addresses that contain `q`. */
export function listMails(db: Db, { limit, q }: { limit: number; q: string }): Promise<OutboxMail[]> {
  return db
    .selectFrom('email_outbox')
    .select(['id', 'address', 'subject', 'body', 'created_at'])
    .where(containsWords([sql.ref('address')], q))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function sweepMails(db: Db): Promise<void> {
  await db
    .deleteFrom('email_outbox')
    .where('created_at', '<', sql<string>`now() - interval '7 days'`)
    .execute();
}
