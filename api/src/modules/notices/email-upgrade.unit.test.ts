import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/support/upgrade.ts';

it('API-224 the upgrade leaves a proved address to one account, and to none that had only typed it', async () => {
  const { database, upgrade } = await databaseBefore('-proved-emails.sql');
  const insert = (phone: number, email: string, phoneVerified: string | null, emailVerified: string | null) =>
    database.query(
      `insert into users (name, email, phone_no, phone_no_verified_at, email_verified_at, gender, password_hash,
        active_role) values ('A', $1, $2, $3, $4, 1, 'none', 'parent')`,
      [email, `0171234567${phone}`, phoneVerified, emailVerified],
    );
  const day = (date: number) => `2026-11-0${date}`;
  await insert(0, 'Twice@example.com', null, day(1));
  await insert(1, 'twice@example.com', day(3), day(3));
  await insert(2, 'typed@example.com', day(1), null);
  await insert(3, 'other@example.com', null, null);
  await insert(4, 'other@example.com', null, day(2));
  await upgrade();
  const { rows } = await database.query(
    'select email, email_verified_at is not null as proved from users order by phone_no',
  );
  expect(rows).toEqual([
    { email: '', proved: false },
    { email: 'twice@example.com', proved: true },
    { email: 'typed@example.com', proved: false },
    { email: '', proved: false },
    { email: 'other@example.com', proved: true },
  ]);
  await expect(insert(5, 'OTHER@example.com', day(1), day(3))).rejects.toThrow('users_verified_email');
  await insert(6, 'typed@example.com', day(1), null);
  await database.close();
});
