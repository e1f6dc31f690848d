import { type RawBuilder, sql } from 'kysely';
import { isoTime } from './database/query.repository.ts';

/** The check of the address of the guardian `p`; null without one, and for who is no guardian. */
export const addressCheck = (p: RawBuilder<unknown>) => sql`case when ${p}.address_checked_at is not null then
  jsonb_build_object('at', ${isoTime(sql`${p}.address_checked_at`)}, 'by', ${p}.address_checked_by) end`;

/** Says of the account `u` and its guardian `p` what was checked; without a guardian there is no address. */
export const checkedOf = (u: RawBuilder<unknown>, p?: RawBuilder<unknown>) => sql`jsonb_build_object(
  'phone_at', ${isoTime(sql`${u}.phone_no_verified_at`)}, 'address', ${p ? addressCheck(p) : sql`null`})`;

const verified = (tutorId: RawBuilder<unknown>) => sql`tutor_certificates c
    join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
    join certificate_types ct on ct.id = c.certificate_type_id
  where c.tutor_id = ${tutorId}`;

/** Titles of the credentials of the tutor with this id that an operator has seen and verified. */
export const verifiedCredentials = (tutorId: RawBuilder<unknown>) => sql`array(
  select ct.title from ${verified(tutorId)} order by ct.id)`;

/** When the last of them was verified. */
export const papersChecked = (tutorId: RawBuilder<unknown>) =>
  sql`(select ${isoTime(sql`max(v.verified_at)`)} from ${verified(tutorId)})`;
