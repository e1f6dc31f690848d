import { normalizePhone, type OutboxMessage } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { many, run } from '../database/query.repository.ts';
import { containsWords } from '../database/search.repository.ts';

export const addToOutbox = (db: Db, phone: string, body: string, delivery: number | null = null) => run(db)`
  insert into sms_outbox (phone_no, body, delivery_id) values (${phone}, ${body}, ${delivery})
  on conflict (delivery_id) do nothing`;

interface Wanted {
  readonly limit?: number;
  readonly phone?: string | undefined;
  readonly q?: string;
}

/** Messages of the local outbox, newest first; of one phone or a part of it where given. */
export const listOutbox = (db: Db, { limit = 50, phone, q = '' }: Wanted = {}) => many<OutboxMessage>(db)`
  select id, phone_no, body, created_at from sms_outbox
  where ${phone === undefined ? sql`true` : sql`phone_no = ${phone}`}
    and ${q === '' ? sql`true` : containsWords([sql.ref('phone_no')], normalizePhone(q))}
  order by id desc limit ${limit}`;

export const sweepOutbox = (db: Db) =>
  run(db)`delete from sms_outbox where created_at < now() - interval '7 days'`;
