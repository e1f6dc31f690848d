import type { NoticeKind } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { one, run } from '../../kit/database/query.repository.ts';
import type { Choices, DeliveryChannel } from './add.repository.ts';
import type { Language, NoticeParams } from './compose.ts';
import { isKnown } from './known.repository.ts';

export interface DeliveryRow {
  readonly id: number;
  readonly notice_id: number;
  readonly user_id: number;
  readonly channel: DeliveryChannel;
  readonly urgent: boolean;
  readonly uncounted: boolean;
  readonly state: 'waiting' | 'sent' | 'dropped';
  /** When sending began that is not known to have ended. */
  readonly begun_at: string | null;
  /** False where another version wrote it, and this one lacks its kind, text or words. */
  readonly known: boolean;
  readonly created_at: string;
  readonly kind: NoticeKind;
  readonly text_key: string;
  readonly params: NoticeParams;
  readonly path: string;
  readonly phone_no: string;
  readonly email: string;
  readonly language: Language;
  readonly banned: boolean;
  readonly email_verified: boolean;
  readonly choices: Choices;
  /** `22:00:00`, on the clock of Bangladesh. */
  readonly quiet_from: string;
  readonly quiet_to: string;
  /** Waits for the end of a prayer, too. */
  readonly prayer_times: boolean;
  /** Where the account teaches, or else its newest address. */
  readonly city_id: number | null;
  /** Is asked in the message. */
  readonly question_id: number | null;
  /** Other text messages that were begun today, but those that ask or are not counted. */
  readonly sms_today: number;
}

/** Locks the account, so that its text messages are counted one after the other, then reads the message. */
export async function lockDelivery(trx: Db, id: number, dayStart: Date): Promise<DeliveryRow | undefined> {
  await run(trx)`select id from users where id = (select user_id from notice_deliveries where id = ${id})
    for no key update`;
  return one<DeliveryRow>(trx)`
    select d.id, d.notice_id, d.user_id, d.channel, d.urgent, d.uncounted, d.state, d.begun_at, d.created_at,
      (${isKnown(sql`n`)}) as known, n.kind, n.text_key, n.params, n.path, u.phone_no, u.email,
      coalesce(u.language, 'en') as language, u.banned_at is not null as banned,
      u.email_verified_at is not null as email_verified, coalesce(s.channels, '{}') as choices,
      coalesce(s.quiet_from, '22:00') as quiet_from, coalesce(s.quiet_to, '08:00') as quiet_to,
      coalesce(s.prayer_times, true) as prayer_times,
      coalesce((select t.city_id from tutors t where t.user_id = u.id),
        (select pl.city_id from parents p join parent_locations pl on pl.parent_id = p.id
          where p.user_id = u.id order by pl.id desc limit 1)) as city_id,
      q.id as question_id,
      (select count(*)::int from notice_deliveries o where o.user_id = d.user_id and o.channel = 'sms'
        and o.begun_at >= ${dayStart} and o.id <> d.id and not o.uncounted
        and not exists (select from sms_questions s where s.notice_id = o.notice_id)) as sms_today
    from notice_deliveries d join notices n on n.id = d.notice_id join users u on u.id = d.user_id
    left join notice_settings s on s.user_id = d.user_id left join sms_questions q on q.notice_id = n.id
    where d.id = ${id}`;
}

/** `at`: when sending began, or null when it failed. */
export const noteBegin = (db: Db, id: number, at: Date | null) =>
  run(db)`update notice_deliveries set begun_at = ${at} where id = ${id}`;

/** `reason` where it was dropped. */
export const endDelivery = (db: Db, id: number, reason: string | null, now: Date) =>
  reason === null
    ? run(db)`
      update notice_deliveries set state = 'sent', sent_at = ${now} where id = ${id} and state = 'waiting'`
    : run(db)`
      update notice_deliveries set state = 'dropped', reason = ${reason} where id = ${id} and state = 'waiting'`;

export const sweepNotices = (db: Db, now = new Date()) =>
  run(db)`delete from notices where created_at < ${now}::timestamptz - interval '90 days'`;
