import { type Student } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();

const body = (fields: object = {}) => ({
  name: 'Arif',
  gender: 1,
  category_id: 1,
  curriculum_id: 1,
  i_class_id: 111,
  age: 14,
  dob: '2012-03-04',
  ...fields,
});
const add = (token: string, fields: object = {}) =>
  test.send<{ data: Student; message: string; errors: Record<string, string[]> }>('POST /api/my-student', {
    token,
    body: body(fields),
  });
/** Returns the fields that are told to be wrong. */
const refused = async (token: string, fields: object) => {
  const answer = await add(token, fields);
  expectFailure(answer, 422, 'VALIDATION');
  return Object.keys(answer.body.errors);
};
const list = async (token: string, query = '') =>
  (await test.send<Page<Student>>(`GET /api/my-student${query}`, { token })).body;

describe('my-student', () => {
  it('API-127 API-023 adds a student with an age, and one with an institute', async () => {
    const { token } = await createParent(test.db);
    const aged = await add(token);
    expect(aged.body.message).toBe('Student added successfully.');
    expect(aged.body.data).toMatchObject({
      name: 'Arif',
      dob: '2012-03-04',
      gender: 1,
      category_id: 1,
      tutoring_category: { category_name: 'Bangla Medium' },
      curriculum_id: 1,
      i_class_id: 111,
      i_class: { class_name: 'Class 8' },
      institute_id: null,
      institute: null,
      age: 14,
    });
    const enrolled = await add(token, { age: undefined, institute_id: '1', dob: undefined });
    expect(enrolled.body.data).toMatchObject({ institute_id: 1, institute: { id: 1 }, age: null, dob: null });
    expect(enrolled.body.data.institute?.university_name).toBeTruthy();
    expect((await list(token)).data.map((row) => row.id)).toEqual([enrolled.body.data.id, aged.body.data.id]);
  });

  it('API-127 refuses neither and both of institute and age, and every wrong field, changing nothing', async () => {
    const { token } = await createParent(test.db);
    const wrong: [object, string][] = [
      [{ age: undefined }, 'age'],
      [{ institute_id: 1 }, 'age'],
      [{ age: 0 }, 'age'],
      [{ name: ' ' }, 'name'],
      [{ gender: 3 }, 'gender'],
      [{ category_id: undefined }, 'category_id'],
      [{ category_id: 9999 }, 'category_id'],
      [{ i_class_id: 201 }, 'i_class_id'],
      [{ curriculum_id: 9999 }, 'curriculum_id'],
      [{ age: undefined, institute_id: 2_000_000 }, 'institute_id'],
      [{ dob: '2999-01-01' }, 'dob'],
      [{ dob: '2012-02-30' }, 'dob'],
    ];
    for (const [fields, field] of wrong) expect(await refused(token, fields)).toContain(field);
    expect((await list(token)).total).toBe(0);
  });

  it('API-127 takes names as people have them, and no marks of direction; a stored name stays until it is edited', async () => {
    const { token } = await createParent(test.db);
    for (const name of ['Md. Shamim', "Anne-Marie D'Costa", 'র‍্যাবেয়া', 'উদ্‌দিন', 'O’Neil', 'José']) {
      expect([name, (await add(token, { name })).body.data?.name]).toEqual([name, name]);
    }
    for (const name of ['R2D2', '<b>', 'a@b', '...', 'Arif\u202egpj', 'x'.repeat(101)])
      expect(await refused(token, { name })).toEqual(['name']);
    const { id } = (await add(token)).body.data;
    await change(test.db, 'students', { name: 'Rafi (2)' }, { id });
    const edit = (name: string) =>
      test.send<{ data: Student; errors: object }>(`PUT /api/my-student/${id}`, {
        token,
        body: body({ name, age: 15 }),
      });
    expect((await edit('Rafi (2)')).body.data).toMatchObject({ name: 'Rafi (2)', age: 15 });
    const edited = await edit('Rafi (3)');
    expectFailure(edited, 422, 'VALIDATION');
    expect(edited.body.errors).toEqual({ name: [textOf('name.letters')] });
  });

  it('API-130 RUL-025 lists own students, three a page unless asked otherwise', async () => {
    const { token } = await createParent(test.db);
    await add((await createParent(test.db)).token);
    for (let index = 0; index < 4; index++) await add(token);
    expect(await list(token)).toMatchObject({ total: 4, last_page: 2, current_page: 1 });
    expect((await list(token)).data).toHaveLength(3);
    expect((await list(token, '?page=2')).data).toHaveLength(1);
    expect((await list(token, '?per_page=100')).data).toHaveLength(4);
    expectFailure(await test.send('GET /api/my-student?per_page=0', { token }), 422, 'VALIDATION');
  });

  it("API-128 API-142 changes own students only: another's id is like one that is not there", async () => {
    const { token } = await createParent(test.db);
    const { id } = (await add(token)).body.data;
    const other = await createParent(test.db);
    const rename = (who: string, studentId: number) =>
      test.send<{ message: string; data: Student }>(`PUT /api/my-student/${studentId}`, {
        token: who,
        body: body({ name: 'Renamed', age: '', institute_id: 2 }),
      });
    const [foreign, missing] = [await rename(other.token, id), await rename(other.token, 2_000_000)];
    expectFailure(foreign, 404, 'NOT_FOUND');
    expect(foreign.body).toEqual(missing.body);
    expect((await list(token)).data[0]?.name).toBe('Arif');
    const changed = await rename(token, id);
    expect(changed.body).toMatchObject({
      message: 'Student updated successfully.',
      data: { name: 'Renamed', age: null, institute_id: 2 },
    });
  });

  it('API-129 API-142 deletes own students only, and none that something names (OQ-099)', async () => {
    const family = await createFamily(test.db);
    const other = await createParent(test.db);
    const free = (await add(family.token)).body.data.id;
    const remove = (token: string, id: number) => test.send(`DELETE /api/my-student/${id}`, { token });
    expectFailure(await remove(other.token, free), 404, 'NOT_FOUND');
    const removed = await remove(family.token, free);
    const message = 'Student deleted successfully.';
    expect(removed.body).toEqual({ status: 'success', message, data: null });
    const market = await openMarket(test);
    await market.request(family);
    expectFailure(await remove(family.token, family.studentId), 409, 'CONFLICT');
    expect((await list(family.token)).data.map((row) => row.id)).toEqual([family.studentId]);
    const routined = await createFamily(test.db);
    const { tutorId } = await createTutor(test.db);
    const routine = { student_id: routined.studentId, tutor_id: tutorId, day: 1, time: '17:00' };
    await test.db.insertInto('routines').values(routine).execute();
    expectFailure(await remove(routined.token, routined.studentId), 409, 'CONFLICT');
  });

  it('RUL-042 a Red account adds, changes and deletes nothing (OQ-061)', async () => {
    const family = await createFamily(test.db, { account_status: 'Red' });
    const answer = await add(family.token);
    expectFailure(answer, 403, 'ACCOUNT_LOCKED');
    expect(answer.body.message).toBe('Your account is locked. Contact support.');
    const path = `/api/my-student/${family.studentId}`;
    const changed = await test.send(`PUT ${path}`, { token: family.token, body: body() });
    expectFailure(changed, 403, 'ACCOUNT_LOCKED');
    expectFailure(await test.send(`DELETE ${path}`, { token: family.token }), 403, 'ACCOUNT_LOCKED');
    expect((await list(family.token)).data[0]?.name).toBe('Secret Child');
  });
});
