import type { LookupList, LookupMerge, LookupOption, LookupRow } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, rows as rowsOf } from '../../../test/support/rows.repository.ts';
import { createLookupCache, loadReferenceData } from '../../reference/index.ts';

const test = await openTestApp();
const lead = await createUser(test.db, 'lead');

const as = <T>(call: string, body?: unknown): Promise<Answer<T>> =>
  test.send<T>(call, { token: lead.token, ...(body !== undefined && { body }) });
const act = (list: LookupList, what: string, body: unknown = {}) =>
  as<{ data: LookupRow & LookupMerge }>(`POST /api/ops/lookups/${list}${what}`, body);
const one = async (list: LookupList, id: number) =>
  (await as<{ data: LookupRow }>(`GET /api/ops/lookups/${list}/${id}`)).body.data;
const choices = async (call: string, body?: object, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await test.send<LookupOption[]>(call, { ...(body && { body }), headers })).body;
};
const subjectsOf = (i_class_id: number, language?: string) =>
  choices('POST /api/subject/select', { i_class_id }, language);

describe('merging', () => {
  const merge = (list: LookupList, id: number, into: number) => act(list, `/${id}/merge`, { into });

  it('OPS-268 is refused where either row was renamed since it was shown', async () => {
    const { name } = await one('departments', 4);
    const { name: into } = await one('departments', 5);
    const shown = { into: 5, from: { name, into } };
    await act('departments', '/5/rename', { name: 'Renamed since', bengali_name: null });
    const refused = await act('departments', '/4/merge', shown);
    expectFailure(refused, 409, 'CONFLICT');
    expect(refused.body).toMatchObject({ key: 'act.changedSince' });
    const again = { into: 5, from: { name, into: 'Renamed since' } };
    expect((await act('departments', '/4/merge', again)).status).toBe(200);
  });

  it('OPS-085 moves what names the row, shows how much before, and the old id still works', async () => {
    const [one1, both] = [await createTutor(test.db), await createTutor(test.db)];
    const { tutorId: tutor_id } = both;
    await change(test.db, 'tutor_subjects', { subject_id: 10102 }, { tutor_id: one1.tutorId });
    await test.db.insertInto('tutor_subjects').values({ tutor_id, subject_id: 10102 }).execute();
    const before = await as<{ data: LookupMerge }>('GET /api/ops/lookups/subjects/10102/merge?into=10101');
    expect(before.body.data).toMatchObject({ into: { id: 10101 }, moved: 2, merged_below: 0 });
    expect((await merge('subjects', 10102, 10101)).body.data).toEqual(before.body.data);
    for (const { tutorId } of [one1, both]) {
      const left = await rowsOf(test.db, 'tutor_subjects', ['subject_id'], { tutor_id: tutorId });
      expect(left).toEqual([{ subject_id: 10101 }]);
    }
    expect(await one('subjects', 10102)).toMatchObject({ id: 10101 });
    const board = { filters: { subject_id: 10102 } };
    expect((await test.send('POST /api/job-board', { body: board })).status).toBe(200);
    // Into a third: the first id follows.
    await merge('subjects', 10101, 10103);
    expect(await one('subjects', 10102)).toMatchObject({ id: 10103 });
    await change(test.db, 'reference_state', { checksum: 'other' });
    await loadReferenceData(test.db);
    expect((await subjectsOf(101)).map(({ id }) => id)).toEqual([10103]);
  });

  it('API-259 all names of a row lead to the one that it was merged into', async () => {
    const other_names = ['Old Padma', 'পুরনো পদ্মা'];
    const added = await act('departments', '', {
      name: 'Padma Studies',
      bengali_name: 'পদ্মা বিদ্যা',
      other_names,
    });
    expect((await merge('departments', added.body.data.id, 20)).status).toBe(200);
    const { name, other_names: kept } = await one('departments', 20);
    expect(kept).toEqual(expect.arrayContaining(['Padma Studies', 'পদ্মা বিদ্যা', ...other_names]));
    for (const q of ['padma studies', 'পদ্মা বিদ্যা', 'পুরনো পদ্মা']) {
      const found = await choices(`GET /api/department/select?q=${encodeURIComponent(q)}`);
      expect(found).toEqual([{ id: 20, text: name, names: q }]);
    }
  });

  it('OPS-085 rows of the same name below both become one', async () => {
    const family = await createFamily(test.db);
    const id = family.studentId;
    await change(test.db, 'students', { i_class_id: 103 }, { id });
    const kg = await subjectsOf(103);
    const { data } = (await merge('i_classes', 104, 103)).body;
    expect(data.merged_below).toBe(5);
    expect(await subjectsOf(103)).toEqual(kg);
    expect(await subjectsOf(104)).toEqual(kg);
    await merge('i_classes', 103, 105);
    const student = await test.send<object>('GET /api/my-student', { token: family.token });
    expect(student.body).toMatchObject({ data: [{ id, i_class_id: 105 }] });
  });

  it('OPS-085 a body with the old id is read as one with the new id', async () => {
    await merge('cities', 9, 1);
    const areas = (city_id: number) => choices('POST /api/location/select', { city_id });
    expect(await areas(9)).toEqual(await areas(1));
    const other = createLookupCache(test.db);
    const { currentIds } = await other.current();
    expect(currentIds({ body: { city_id: 9, filters: { city_id: [9, 1] } } })).toEqual({
      body: { city_id: 1, filters: { city_id: [1] } },
    });
  });

  it('OPS-085 refuses rows of other parents, rows that rules know, and what cannot be put together', async () => {
    const tutor = await createTutor(test.db, { bare: true });
    const paper = (kind: number) => ({ certificate_type_id: kind, certificate: `${kind}.png` });
    const papers = [1, 2].map((kind) => ({ tutor_id: tutor.tutorId, ...paper(kind) }));
    await test.db.insertInto('tutor_certificates').values(papers).execute();
    const refused = [
      merge('subjects', 10201, 10103),
      merge('tutoring_places', 1, 2),
      merge('curriculums', 5, 1),
      merge('boards', 1, 1),
      merge('certificate_types', 1, 2),
    ];
    for (const answer of await Promise.all(refused)) expectFailure(answer, 409, 'CONFLICT');
    expectFailure(await merge('boards', 1, 999), 404, 'NOT_FOUND');
    const { token } = await createUser(test.db, 'operator');
    const byOperator = { token, body: { into: 2 } };
    expectFailure(await test.send('POST /api/ops/lookups/boards/1/merge', byOperator), 403, 'WRONG_ROLE');
    expect(await one('certificate_types', 1)).toMatchObject({ id: 1, uses: 1 });
  });
});
