import type { OutboxMail } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { many, run } from '../database/query.repository.ts';
import { containsWords } from '../database/search.repository.ts';
import type { Mail } from './mail.ts';

export const addMail = (db: Db, { to, subject, text, headers, delivery }: Mail) => run(db)`
  insert into email_outbox (address, subject, body, headers, delivery_id)
  values (${to}, ${subject}, ${text}, ${JSON.stringify(headers)}, ${delivery ?? null}) on conflict (delivery_id) do nothing`;

/** Newest first; of addresses that contain `q`. */
export const listMails = (db: Db, { limit, q }: { limit: number; q: string }) => many<OutboxMail>(db)`
  select id, address, subject, body, created_at from email_outbox
  where ${containsWords([sql.ref('address')], q)} order by id desc limit ${limit}`;

export const sweepMails = (db: Db) =>
  run(db)`delete from email_outbox where created_at < now() - interval '7 days'`;
