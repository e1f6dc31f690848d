import type { OpsPresence, PresenceSubject } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';

/** After this time without a sign of life nobody has it open. */
const kept = sql`interval '45 seconds'`;

/** The others who have it open, as an expression of a query; `id` is the column with the subject's id. */
export const openBy = (subject: PresenceSubject, id: RawBuilder<unknown>, viewer: number) =>
  sql<
    OpsPresence[]
  >`coalesce((select jsonb_agg(jsonb_build_object('user_id', pu.id, 'name', pu.name) order by op.seen_at, pu.id)
    from ops_presence op join users pu on pu.id = op.user_id
    where op.subject = ${subject} and op.subject_id = ${id} and op.user_id <> ${viewer}
      and op.seen_at > now() - ${kept} and pu.banned_at is null
      and exists (select from role_grants where user_id = pu.id and role = 'operator')), '[]')`;

export async function setPresence(
  db: Db,
  { subject, id, open }: { subject: PresenceSubject; id: number; open: boolean },
  viewer: number,
): Promise<void> {
  if (!open) {
    await run(db)`
      delete from ops_presence where subject = ${subject} and subject_id = ${id} and user_id = ${viewer}`;
    return;
  }
  await run(db)`insert into ops_presence (subject, subject_id, user_id) values (${subject}, ${id}, ${viewer})
    on conflict (subject, subject_id, user_id) do update set seen_at = now()`;
  await run(db)`delete from ops_presence where user_id = ${viewer} and seen_at < now() - ${kept}`;
}

export async function readPresence(
  db: Db,
  subject: PresenceSubject,
  id: number,
  viewer: number,
): Promise<OpsPresence[]> {
  const rows = await many<{ open_by: OpsPresence[] }>(db)`
    select ${openBy(subject, sql`${id}::int`, viewer)} as open_by`;
  return rows[0]?.open_by ?? [];
}
