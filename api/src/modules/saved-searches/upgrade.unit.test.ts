import { expect, it } from 'vitest';
import { appOver, expectFailure, senderOf } from '../../../test/support/app.ts';
import { testServices } from '../../../test/support/services.ts';
import { databaseBefore } from '../../../test/support/upgrade.ts';
import { overPglite } from '../../kit/database/open.ts';

it('ALR-034 ALR-035 searches of the three tables before become searches of one, with what was told, waits or is known, and links of messages work', async () => {
  const { database, upgrade } = await databaseBefore('-one-saved-search.sql');
  // Rows without what they refer to.
  await database.exec(`set session_replication_role = replica;
    insert into guests (id, phone_no, language, key, ends_at) values (7, '01911000000', 'bn', 'a-key', '2036-01-01');
    insert into saved_searches (id, tutor_id, guest_id, name, frequency, paused, from_profile, i_class_id, distance) values
      (1, 5, null, 'Board', 'at_once', true, false, 111, 5), (2, 5, null, 'Profile', 'weekly', false, true, null, 0),
      (3, null, 7, 'Guest', 'daily', false, false, 101, 5);
    alter sequence saved_searches_id_seq restart 4;
    insert into job_alerts (tutor_id, job_id, search_id, sent_at) values
      (5, 1, 1, now()), (5, 2, 2, null), (5, 3, 99, now());
    insert into guest_alerts (guest_id, job_id, search_id, sent_at) values (7, 1, 3, now()), (7, 2, 3, null);
    insert into tutor_searches (id, parent_id, request_id, name, frequency, paused, i_class_id, location_id, tutor_gender,
      created_at) values (1, 5, 12, 'Tutors', 'weekly', true, 111, 1001, 2, '2026-01-01');
    insert into tutor_search_subjects (search_id, subject_id) values (1, 11101);
    insert into tutor_alerts (search_id, tutor_id, state) values (1, 5, 'known'), (1, 6, 'waiting'), (1, 8, 'told');
    insert into pgboss.schedule (name, key, cron) values ('upkeep', 'digests', '0 8 * * *'),
      ('upkeep', 'guestDigests', '0 8 * * *'), ('upkeep', 'tutorDigests', '0 8 * * *');`);
  await upgrade();
  const rowsOf = async (statement: string) =>
    (await database.query<unknown[]>(statement, [], { rowMode: 'array' })).rows;
  expect(
    await rowsOf(`select id, owner, channel, kind, name, frequency, paused, i_class_id, location_id, request_id, tutor_gender
      from saved_searches order by id`),
  ).toEqual([
    [1, 'tutor 5', 'notice', 'board', 'Board', 'at_once', true, 111, null, null, null],
    [2, 'tutor 5', 'notice', 'profile', 'Profile', 'weekly', false, null, null, null, null],
    [3, 'guest 7', 'sms', 'board', 'Guest', 'daily', false, 101, null, null, null],
    [4, 'parent 5', 'notice', 'request', 'Tutors', 'weekly', true, 111, 1001, 12, 2],
  ]);
  expect(await rowsOf('select search_id, job_id, tutor_id, state from alerts order by 1, 2, 3')).toEqual([
    [1, 1, null, 'told'],
    [2, 2, null, 'waiting'],
    [3, 1, null, 'told'],
    [3, 2, null, 'waiting'],
    [4, null, 5, 'known'],
    [4, null, 6, 'waiting'],
    [4, null, 8, 'told'],
  ]);
  expect(await rowsOf('select key, ends_at::date::text from guests')).toEqual([['a-key', '2036-01-01']]);
  expect(await rowsOf('select key from pgboss.schedule')).toEqual([['digests']]);

  await database.exec('set session_replication_role = origin');
  const { db } = overPglite(database);
  const send = senderOf(appOver(testServices(db)));
  const read = () => send<unknown>('POST /api/guest-alerts/read', { body: { key: 'a-key' } });
  const searches = [{ name: 'Guest', board: { filters: { i_class_id: 101 } }, told: 1 }];
  expect((await read()).body).toMatchObject({ data: { phone_end: '00', searches } });
  expect((await send('POST /api/guest-alerts/stop', { body: { key: 'a-key', id: 3 } })).status).toBe(200);
  expectFailure(await read(), 404, 'NOT_FOUND');
  await database.close();
});
