import type { TutorRequest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  hireWishes,
  openMarket,
  type TestFamily,
} from '../../../test/support/family.repository.ts';
import { rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);

interface Posted {
  token: string;
  tutor_request_id: number;
  same_student: boolean;
}
const post = async ({ token }: TestFamily, body: object = {}) =>
  (await test.send<Posted>('POST /api/hire', { token, body: { ...hireWishes, ...body } })).body;
const another = (id: number, { token }: TestFamily) =>
  test.send<{ data: TutorRequest }>(`POST /api/tutor-request/${id}/another-student`, { token });
const students = async ({ parentId }: TestFamily) =>
  (await rows(test.db, 'students', ['id'], { parent_id: parentId })).length;

it('API-294 says that a request is for a student of before, and is for another child by one call', async () => {
  const family = await createFamily(test.db);
  const posted = await post(family);
  expect(posted.same_student).toBe(true);
  const changed = await another(posted.tutor_request_id, family);
  const { student_id, student, student_missing, i_class } = changed.body.data;
  expect(student_id).not.toBe(family.studentId);
  expect({ student, student_missing, i_class }).toEqual({
    student: { name: '' },
    student_missing: ['name', 'gender', 'age'],
    i_class: { class_name: 'Class 8' },
  });
  // Pressed twice it is the same child.
  expect((await another(posted.tutor_request_id, family)).body.data.student_id).toBe(student_id);
  expect(await students(family)).toBe(2);
  expect((await post(family, { i_class_id: 112, subjects: [11201] })).same_student).toBe(false);
});

it('API-294 takes own, pending requests alone', async () => {
  const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
  const { tutor_request_id: id } = await post(family);
  expectFailure(await another(id, other), 404, 'NOT_FOUND');
  expect((await market.act(`requests/${id}/approve`, approveBody())).status).toBe(200);
  expectFailure(await another(id, family), 409, 'CONFLICT');
  expect(await students(family)).toBe(1);
});

it('API-294 past the cap of students changes nothing', async () => {
  const family = await createFamily(test.db);
  const { tutor_request_id: id } = await post(family);
  const child = { name: 'Tasnim', gender: 1, category_id: 1, i_class_id: 112, age: 12 };
  let status = 200;
  while (status === 200) {
    ({ status } = await test.send('POST /api/my-student', { token: family.token, body: child }));
  }
  const before = await students(family);
  expectFailure(await another(id, family), 409, 'CAP_REACHED');
  expect(await students(family)).toBe(before);
});
