import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { sendTutorDigests } from './digest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('ALR-029 one digest has all tutors of a day, however many statements compare them with the searches', async () => {
  const market = await openMarket(test);
  const family = await createFamily(test.db);
  const { requestId } = await market.publish(family);
  await test.send('POST /api/tutor-searches', {
    token: family.token,
    body: { request_id: requestId, name: 'Class 8', frequency: 'daily' },
  });
  const tutors = await Promise.all(Array.from({ length: 41 }, () => createTutor(test.db)));
  const ids = tutors.map(({ tutorId }) => tutorId);
  await test.db
    .insertInto('tutor_classes')
    .values(ids.map((tutor_id) => ({ tutor_id, i_class_id: 111 })))
    .execute();
  await test.db
    .insertInto('tutor_subjects')
    .values(ids.map((tutor_id) => ({ tutor_id, subject_id: 11_101 })))
    .execute();
  await sendTutorDigests(test.db, new Date('2036-11-16T02:00:00Z'));
  const told = test.db.selectFrom('notices').select('params').where('text_key', '=', 'notice.alert.tutors');
  expect(await told.execute()).toEqual([{ params: { count: 41 } }]);
});
