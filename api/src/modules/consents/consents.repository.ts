import { type Consent, legalVersion } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { isoTime, many, run, value } from '../../kit/database/query.repository.ts';

/** Notes that the account agrees to the terms as they are now; once for each version. */
export const agreeToTerms = (trx: Db, userId: number) => run(trx)`
  insert into consents (user_id, version) values (${userId}, ${legalVersion}) on conflict do nothing`;

/** Beside the terms, what other tables say: the number is shared while a deal lasts, messages go where it was asked. */
export const listConsents = (db: Db, userId: number) => many<Consent>(db)`
  with own as (select u.*, t.id as tutor_id, p.id as parent_id from users u
    left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id where u.id = ${userId})
  select kind, version, job_id, at from (
    select 'terms' as kind, version, null::int as job_id, given_at as at from consents where user_id = ${userId}
    union all select 'sharing', null, a.job_id, d.created_at from own
      join applications a on a.tutor_id = own.tutor_id
        or a.job_id in (select j.id from jobs j where j.parent_id = own.parent_id)
      join deals d on d.application_id = a.id and d.state in ('in_process', 'continue')
    union all select 'record', null, null, given_at from record_consents
      where user_id = ${userId} and withdrawn_at is null
    union all select 'sms', null, null, by_sms_since from own
    union all select 'email', null, null, email_verified_at from own where email <> ''
    union all select 'push', null, null, min(created_at) from push_subscriptions where user_id = ${userId}
    union all select 'alerts', null, null, min(s.created_at) from own
      join saved_searches s on (s.tutor_id = own.tutor_id or s.parent_id = own.parent_id) and not s.paused) c
  where at is not null order by at desc, kind, job_id`;

/** Agrees that what lessons prove is shown; twice is once. */
export const giveRecordConsent = (db: Db, userId: number) => run(db)`
  insert into record_consents (user_id) values (${userId}) on conflict (user_id) where withdrawn_at is null do nothing`;

export const withdrawRecordConsent = (db: Db, userId: number) => run(db)`
  update record_consents set withdrawn_at = now() where user_id = ${userId} and withdrawn_at is null`;

/** Since when it is shown; undefined where it is not. */
export const readRecordConsent = (db: Db, userId: number) => value<string>(db)`
  select ${isoTime(sql`given_at`)} from record_consents where user_id = ${userId} and withdrawn_at is null`;
