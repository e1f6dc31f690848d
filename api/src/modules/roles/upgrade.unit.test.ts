import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/support/upgrade.ts';

it('OPS-061 an operator of a database from before stays one, and becomes a lead', async () => {
  const { database, upgrade } = await databaseBefore('-roles.sql');
  await database.exec(`insert into users (name, email, phone_no, phone_no_verified_at, gender, password_hash,
      active_role, is_operator)
    values ('Operator', 'a@example.com', '01500000001', now(), 1, 'none', 'operator', true),
      ('Tutor', 'b@example.com', '01500000002', now(), 1, 'none', 'tutor', false);
    insert into sessions (id, user_id, role, expires_at)
    select gen_random_uuid(), id, active_role, now() + interval '1 day' from users`);
  await upgrade();
  const { rows } = await database.query(`select u.name, s.role, s.revoked_at is null as open,
      array(select role from role_grants where user_id = u.id order by role) as grants
    from users u join sessions s on s.user_id = u.id order by u.id`);
  expect(rows).toEqual([
    { name: 'Operator', role: 'operator', open: true, grants: ['lead', 'operator'] },
    { name: 'Tutor', role: 'tutor', open: true, grants: [] },
  ]);
  await database.close();
});
