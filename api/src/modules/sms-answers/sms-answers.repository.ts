import type { SmsReply } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run, value } from '../../kit/database/query.repository.ts';

export interface Sender {
  readonly id: number;
  readonly language: 'en' | 'bn';
}

/** The account that proved this phone. */
export const findSender = (db: Db, phone: string) => one<Sender>(db)`
  select id, coalesce(language, 'en') as language from users
  where phone_no = ${phone} and phone_no_verified_at is not null and banned_at is null`;

interface Incoming {
  readonly phone: string;
  readonly text: string;
  readonly providerId: string | null;
  readonly userId: number | null;
}

/** Returns its id; undefined where the provider sent it before. It waits for an operator until its outcome is noted. */
export const addIncoming = (db: Db, { phone, text, providerId, userId }: Incoming) => value<number>(db)`
  insert into sms_incoming (phone_no, body, provider_id, user_id, outcome)
  values (${phone}, ${text}, ${providerId}, ${userId}, ${userId === null ? 'unknown' : 'unclear'})
  on conflict (provider_id) do nothing returning id`;

export const noteOutcome = (db: Db, id: number, outcome: SmsReply['outcome']) =>
  run(db)`update sms_incoming set outcome = ${outcome} where id = ${id}`;

export const stopAsking = (db: Db, userId: number) =>
  run(db)`update users set by_sms_since = null where id = ${userId}`;

const waits = sql`(i.handled_at is null and i.outcome in ('refused', 'unclear'))`;

export const listIncoming = (db: Db, show: 'waiting' | 'all', userId?: number) => many<SmsReply>(db)`
  select i.id, i.phone_no, i.body as text, i.outcome, i.received_at, ${waits} as waits,
    case when u.id is not null then jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no,
      'banned', u.banned_at is not null) end as "from"
  from sms_incoming i left join users u on u.id = i.user_id
  where ${show === 'all' ? sql`true` : waits}
    and ${userId === undefined ? sql`true` : sql`i.user_id = ${userId}`} order by i.id desc limit 200`;

/** The account that sent a message which waits; locks the message. */
export const lockWaiting = (trx: Db, id: number) =>
  value<number>(trx)`select i.user_id from sms_incoming i where i.id = ${id} and ${waits} for update`;

export const markHandled = (trx: Db, id: number) =>
  run(trx)`update sms_incoming set handled_at = now() where id = ${id}`;

export const sweepIncoming = (db: Db) =>
  run(db)`delete from sms_incoming where received_at < now() - interval '90 days'`;

/** The deal of an application. */
export const dealOf = (trx: Db, applicationId: number) =>
  value<number>(trx)`select id from deals where application_id = ${applicationId}`;
