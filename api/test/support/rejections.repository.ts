import type { Db } from '../../src/kit/database/open.ts';
import { many, run } from '../../src/kit/database/query.repository.ts';
import { record, system } from '../../src/modules/transitions/index.ts';
import { createFamily, type TestFamily } from './family.repository.ts';

/** A family that is told of its requests on the site and by e-mail alone, at any hour. */
export async function createReader(
  db: Db,
  user: Parameters<typeof createFamily>[1] = {},
): Promise<TestFamily> {
  const family = await createFamily(db, { email_verified_at: new Date(), ...user });
  await run(db)`insert into notice_settings (user_id, channels, quiet_from, quiet_to, prayer_times)
    values (${family.userId}, '{"requests": {"sms": false, "push": false}}', '0:00', '0:00', false)`;
  return family;
}

/** Requests of these families that are rejected at once, each with its job, in one transaction. */
export async function rejectRequests(db: Db, families: readonly TestFamily[], count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids: number[] = [];
    for (const [index, { parentId, studentId, locationId }] of families.entries()) {
      const share = Math.floor((count + index) / families.length);
      const rows = await many<{ id: number }>(trx)`
        insert into tutor_requests
          (parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id, days_in_week)
        select ${parentId}::int, ${studentId}::int, ${locationId}::int, 3, 2, 4
        from generate_series(1, ${share}::int) returning id`;
      ids.push(...rows.map(({ id }) => id));
    }
    const move = { entity: 'request', from: 'Pending', to: 'Rejected', by: system, reason: 'test' } as const;
    await record(
      trx,
      ids.map((id) => ({ ...move, id })),
    );
  });
}

/** Jobs of notices and their messages that are not done. */
export async function countOpenJobs(db: Db): Promise<number> {
  const rows = await many<{ count: number }>(db)`select count(*)::int as count from pgboss.job
    where name in ('transitions', 'sms', 'email', 'push') and state < 'completed'`;
  return rows[0]?.count ?? 0;
}
