import type { AccountStatus, OpsCredential, OpsUser } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';

type UserRow = Omit<OpsUser, 'created_at' | 'banned_at'> & { created_at: Date; banned_at: Date | null };

async function readUsers(db: Db, tail: RawBuilder<unknown>): Promise<OpsUser[]> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.phone_no, u.email, u.account_status, u.banned_at, u.created_at,
      t.id as tutor_id, p.id as parent_id,
      array_remove(array[case when t.id is not null then 'tutor' end, case when p.id is not null then 'parent' end,
        case when u.is_operator then 'operator' end], null) as roles
    from users u left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id ${tail}`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    banned_at: row.banned_at?.toISOString() ?? null,
  }));
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const matching = (q: string) =>
  q === ''
    ? sql`true`
    : sql`(u.phone_no = ${q} or lower(u.email) = ${q.toLowerCase()} or u.name ilike ${like(q)})`;

/** Newest first. */
export async function findUsers(db: Db, q: string, limit: number, offset: number) {
  const rows = await readUsers(
    db,
    sql`where ${matching(q)} order by u.id desc limit ${limit} offset ${offset}`,
  );
  return { rows, total: await countRows(db, sql`from users u where ${matching(q)}`) };
}

export async function readUser(db: Db, id: number): Promise<OpsUser | undefined> {
  return (await readUsers(db, sql`where u.id = ${id}`))[0];
}

export async function lockUser(trx: Db, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'account_status', 'banned_at', 'is_operator'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveUser(
  trx: Db,
  id: number,
  fields: { account_status?: AccountStatus | null; banned_at?: Date | null; is_operator?: boolean },
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await trx.updateTable('users').set(fields).where('id', '=', id).execute();
}

/** Verified accounts only. */
export async function userByPhone(db: Db, phone: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('phone_no', '=', phone)
    .where('phone_no_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

type CredentialRow = Omit<OpsCredential, 'created_at' | 'verified_at' | 'certificate_url'> & {
  created_at: Date;
  verified_at: Date | null;
};
const joined = sql`from tutor_certificates c
  left join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate`;

/** Oldest first: the queue. */
export async function listCredentials(
  db: Db,
  state: 'verified' | 'unverified',
  limit: number,
  offset: number,
) {
  const wanted = state === 'verified' ? sql`v.certificate_id is not null` : sql`v.certificate_id is null`;
  const { rows } = await sql<CredentialRow>`
    select c.id, c.tutor_id, u.name as tutor_name, c.certificate, ct.title, v.verified_at, c.created_at
    ${joined} join certificate_types ct on ct.id = c.certificate_type_id
    join tutors t on t.id = c.tutor_id join users u on u.id = t.user_id
    where ${wanted} order by c.id limit ${limit} offset ${offset}`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      verified_at: row.verified_at?.toISOString() ?? null,
    })),
    total: await countRows(db, sql`${joined} where ${wanted}`),
  };
}

export async function lockCredential(trx: Db, id: number) {
  const { rows } = await sql<{ certificate: string; verified: boolean }>`
    select c.certificate, v.certificate_id is not null as verified ${joined}
    where c.id = ${id} for update of c`.execute(trx);
  return rows[0];
}

export async function setVerified(trx: Db, id: number, certificate: string | null): Promise<void> {
  await trx.deleteFrom('credential_verifications').where('certificate_id', '=', id).execute();
  if (certificate === null) return;
  await trx.insertInto('credential_verifications').values({ certificate_id: id, certificate }).execute();
}
