import type { CredentialState, OpsCredential } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, withTotal } from '../../kit/database/query.repository.ts';

const joined = sql`from tutor_certificates c
  left join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
  left join credential_refusals r on r.certificate_id = c.id and r.certificate = c.certificate`;
const stateOf = sql`case when v.certificate_id is not null then 'verified'
  when r.certificate_id is not null then 'refused' else 'unverified' end`;

/** Another one for each decision and each image; acts may name the one that was seen. */
const versionOf = sql`${stateOf} || '.' || left(md5(c.certificate), 8)`;

const isIn = {
  verified: sql`v.certificate_id is not null`,
  refused: sql`v.certificate_id is null and r.certificate_id is not null`,
  unverified: sql`v.certificate_id is null and r.certificate_id is null`,
} as const satisfies Record<CredentialState, unknown>;

/** Oldest first: the queue. */
export async function listCredentials(db: Db, state: CredentialState, limit: number, offset: number) {
  const page = many<OpsCredential>(db)`
    select c.id, c.tutor_id, u.id as user_id, u.name as tutor_name, ct.title, ${stateOf} as state, ${versionOf} as version,
      coalesce(v.verified_at, r.refused_at) as decided_at, r.reason as refused_reason, c.created_at
    ${joined} join certificate_types ct on ct.id = c.certificate_type_id
    join tutors t on t.id = c.tutor_id join users u on u.id = t.user_id
    where c.id = any(array(select c.id ${joined} where ${isIn[state]} order by c.id limit ${limit} offset ${offset}))
    order by c.id`;
  return withTotal(db, page, sql`${joined} where ${isIn[state]}`);
}

export const lockCredential = (trx: Db, id: number) => one<{
  certificate: string;
  state: CredentialState;
  version: string;
  user_id: number;
  title: string;
}>(trx)`
    select c.certificate, ${stateOf} as state, ${versionOf} as version, t.user_id, ct.title ${joined}
    join certificate_types ct on ct.id = c.certificate_type_id join tutors t on t.id = c.tutor_id where c.id = ${id} for update of c`;

export async function decide(
  trx: Db,
  id: number,
  { certificate, state, reason }: { certificate: string; state: CredentialState; reason: string },
): Promise<void> {
  await trx.deleteFrom('credential_verifications').where('certificate_id', '=', id).execute();
  await trx.deleteFrom('credential_refusals').where('certificate_id', '=', id).execute();
  const named = { certificate_id: id, certificate };
  if (state === 'verified') await trx.insertInto('credential_verifications').values(named).execute();
  if (state === 'refused') {
    await trx
      .insertInto('credential_refusals')
      .values({ ...named, reason })
      .execute();
  }
}
