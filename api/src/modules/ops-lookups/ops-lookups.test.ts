import type { LookupList, LookupMerge, LookupOption, LookupRow } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { createLookupCache, loadReferenceData } from '../../reference/index.ts';

const test = await openTestApp();
const lead = await createUser(test.db, 'lead');

const as = <T>(call: string, body?: unknown): Promise<Answer<T>> =>
  test.send<T>(call, { token: lead.token, ...(body !== undefined && { body }) });
const act = (list: LookupList, what: string, body: unknown = {}) =>
  as<{ data: LookupRow & LookupMerge }>(`POST /api/ops/lookups/${list}${what}`, body);
const rows = async (list: LookupList, query = '') =>
  (await as<{ data: LookupRow[]; total: number }>(`GET /api/ops/lookups/${list}${query}`)).body;
const one = async (list: LookupList, id: number) =>
  (await as<{ data: LookupRow }>(`GET /api/ops/lookups/${list}/${id}`)).body.data;
const lastAct = () =>
  test.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const choices = async (call: string, body?: object, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await test.send<LookupOption[]>(call, { ...(body && { body }), headers })).body;
};
const subjectsOf = (i_class_id: number, language?: string) =>
  choices('POST /api/subject/select', { i_class_id }, language);

describe('names', () => {
  it('OPS-080 lists the lists with their rows, and rows by name in either language, by id or by parent', async () => {
    const { body } = await as<{ data: { list: string; rows: number }[] }>('GET /api/ops/lookups');
    expect(body.data.find(({ list }) => list === 'cities')).toEqual({
      list: 'cities',
      parent: null,
      fixed: false,
      rows: 12,
      hidden: 0,
      waiting: 0,
    });
    expect(body.data.find(({ list }) => list === 'education_levels')).toMatchObject({ fixed: true });
    const dhanmondi = {
      id: 1001,
      name: 'Dhanmondi',
      bengali_name: 'ধানমন্ডি',
      parent: { id: 1, name: 'Dhaka', bengali_name: 'ঢাকা' },
    };
    for (const q of ['dhanM', 'ধানম', '1001']) {
      expect((await rows('locations', `?q=${encodeURIComponent(q)}`)).data).toMatchObject([dhanmondi]);
    }
    const below = await rows('locations', '?parent=2&per_page=100');
    expect(below.data.every(({ parent }) => parent?.id === 2)).toBe(true);
    expect(below.total).toBeGreaterThan(3);
    expectFailure(await as('GET /api/ops/lookups/users'), 404, 'NOT_FOUND');
    expectFailure(await as('GET /api/ops/lookups/cities/99999'), 404, 'NOT_FOUND');
  });

  it('OPS-081 a new name is offered at once in both languages; a start takes nothing back', async () => {
    const added = await act('cities', '', { name: '  Feni  ', bengali_name: 'ফেনী' });
    const { id } = added.body.data;
    expect(id).toBeGreaterThanOrEqual(1_000_000);
    expect(await choices('GET /api/city/select', undefined, 'bn')).toContainEqual({ id, text: 'ফেনী' });
    await act('cities', '/7/rename', { name: 'Rongpur', bengali_name: 'রঙপুর' });
    await act('cities', '/8/hide');
    // As at the start of a version with other reference data, and of one without any state.
    for (const state of ['other', null]) {
      if (state) await change(test.db, 'reference_state', { checksum: state });
      else await test.db.deleteFrom('reference_state').execute();
      expect(await loadReferenceData(test.db)).toBe(true);
      expect(await loadReferenceData(test.db)).toBe(false);
    }
    expect(await one('cities', 7)).toMatchObject({ name: 'Rongpur', bengali_name: 'রঙপুর' });
    expect(await one('cities', 8)).toMatchObject({ name: 'Mymensingh', hidden_at: expect.any(String) });
    expect((await rows('cities')).total).toBe(13);
  });

  it('OPS-081 the one Bengali name of an English one changes in every list', async () => {
    const before = await one('subjects', 10603);
    expect(before).toMatchObject({ name: 'English', bengali_name: 'ইংরেজি' });
    expect(before.same_name).toBeGreaterThan(30);
    const renamed = await act('subjects', '/10603/rename', { name: 'English', bengali_name: 'ইংলিশ' });
    // With the department of that name.
    expect(renamed.body).toMatchObject({
      message: `The names of ${before.same_name + 2} rows were changed.`,
    });
    expect(await subjectsOf(101, 'bn')).toContainEqual(expect.objectContaining({ text: 'ইংলিশ' }));
    const paper = { name: 'English 1st paper', bengali_name: 'ইংরেজি ১ম পত্র' };
    const one106 = await act('subjects', '/10603/rename', paper);
    expect(one106.body.data).toMatchObject({ id: 10603, same_name: 0 });
    expect(await lastAct()).toMatchObject({
      action: 'rename',
      subject: 'subjects',
      subject_id: 10603,
      before: { name: 'English', bengali_name: 'ইংলিশ' },
      after: { ...paper, rows: 1 },
    });
    const everywhere = { name: 'English language', bengali_name: 'ইংরেজি ভাষা', everywhere: true };
    const other = (await subjectsOf(101)).find(({ text }) => text === 'English');
    const all = await act('subjects', `/${other?.id}/rename`, everywhere);
    expect(all.body.data.same_name).toBe(before.same_name - 1);
    expect(await subjectsOf(106)).toContainEqual(
      expect.objectContaining({ id: 10603, text: 'English 1st paper' }),
    );
  });

  it('API-259 other names are written line by line, kept by who does not send them, and found', async () => {
    const names = { name: 'Scholastica', bengali_name: null };
    const { id } = (await rows('universities', '?q=স্কলাস্টিকা')).data[0] ?? { id: 0 };
    const found = async (q: string) =>
      (await choices(`GET /api/university/select?q=${encodeURIComponent(q)}`)).map((row) => row.id);
    const before = (await one('universities', id)).other_names;
    expect(before).toContain('স্কলাস্টিকা');
    const sent = await act('universities', `/${id}/rename`, {
      ...names,
      other_names: '  Scholastika \n\nএসটিএম\nScholastika',
    });
    expect(sent.body.data.other_names).toEqual(['Scholastika', 'এসটিএম']);
    expect(await lastAct()).toMatchObject({ before: { other_names: before } });
    expect(await found('এসটিএম')).toEqual([id]);
    expect(await found('স্কলাস্টিকা')).toEqual([]);
    await change(test.db, 'reference_state', { checksum: 'other' });
    await loadReferenceData(test.db);
    await act('universities', `/${id}/rename`, names);
    expect((await one('universities', id)).other_names).toEqual(['Scholastika', 'এসটিএম']);
    await act('universities', `/${id}/rename`, { ...names, other_names: before });
    expect(await found('স্কলাস্টিকা')).toEqual([id]);
    for (const other_names of [
      '123',
      'x'.repeat(151),
      '<b>',
      Array.from({ length: 31 }, (_, n) => `n${n}`),
      5,
    ]) {
      const refused = await act('universities', `/${id}/rename`, { ...names, other_names });
      expectFailure(refused, 422, 'VALIDATION');
      expect(refused.body).toMatchObject({ errors: { other_names: [expect.any(String)] } });
    }
  });

  it('API-259 an added row has the other names that it came with, all rows of a name those of one', async () => {
    const body = { name: 'Meghna', bengali_name: 'মেঘনা', parent_id: 1, latitude: 23.7, longitude: 90.5 };
    const added = await act('locations', '', { ...body, other_names: ['Megna', 'মেঘনাঘাট'] });
    expect(added.body.data.other_names).toEqual(['Megna', 'মেঘনাঘাট']);
    expect((await rows('locations', '?q=মেঘনাঘাট')).data).toMatchObject([{ name: 'Meghna' }]);
    const logic = (await rows('subjects', '?q=Logic')).data;
    const names = { name: 'Logic', bengali_name: 'যুক্তিবিদ্যা', everywhere: true, other_names: 'লজিক' };
    await act('subjects', `/${logic[0]?.id}/rename`, names);
    expect((await rows('subjects', '?q=লজিক')).total).toBe(logic.length);
  });

  it('OPS-082 names are checked, and unique below their parent in both languages', async () => {
    const errors = async (list: LookupList, body: object) => {
      const answer = await test.send(`POST /api/ops/lookups/${list}`, { token: lead.token, body });
      expectFailure(answer, 422, 'VALIDATION');
      return Object.keys(answer.body.errors);
    };
    const bengali_name = 'ক';
    for (const name of ['', ' ', '123', 'x'.repeat(151), 'a\u0007b', '<b>bold</b>', 5, null]) {
      expect(await errors('boards', { name, bengali_name })).toEqual(['name']);
    }
    for (const bad of ['Latin', '<ক>', 'ক'.repeat(151), null, '']) {
      expect(await errors('boards', { name: 'New', bengali_name: bad })).toEqual(['bengali_name']);
    }
    expect(await errors('boards', { name: 'DHAKA', bengali_name })).toEqual(['name']);
    expect(await errors('boards', { name: 'Dacca', bengali_name: 'ঢাকা' })).toEqual(['bengali_name']);
    expect(await errors('subjects', { name: 'New', bengali_name })).toEqual(['parent_id']);
    expect(await errors('subjects', { name: 'New', bengali_name, parent_id: 999 })).toEqual(['parent_id']);
    const area = { name: 'New', bengali_name, parent_id: 1 };
    expect(await errors('locations', area)).toEqual(['latitude']);
    expect(await errors('locations', { ...area, latitude: 22.57, longitude: 88.36 })).toEqual(['latitude']);
    expect((await act('locations', '', { ...area, latitude: 23.8, longitude: 90.4 })).status).toBe(200);
    expect((await act('universities', '', { name: 'Halda University', bengali_name: '' })).status).toBe(200);
    expectFailure(await act('education_levels', '', { name: 'New', bengali_name }), 409, 'CONFLICT');
  });
});

describe('hiding and review', () => {
  it('OPS-083 a hidden row is offered no more, works where it is, and is offered again', async () => {
    const tutor = await createTutor(test.db);
    await act('tutoring_styles', '/1/hide');
    const offered = async () => (await choices('GET /api/tutoringstyle/select')).map(({ id }) => id);
    expect(await offered()).not.toContain(1);
    const about_your_tutoring_style = 'x'.repeat(140);
    const body = { style_id: [1], tutoring_place_id: [2], expected_salary: 5000, about_your_tutoring_style };
    const call = 'POST /api/update-tutoring-style-and-expected-salary';
    expect((await test.send(call, { token: tutor.token, body })).status).toBe(200);
    expect((await one('tutoring_styles', 1)).uses).toBeGreaterThan(0);
    expectFailure(await act('tutoring_styles', '/1/hide'), 409, 'CONFLICT');
    await act('tutoring_styles', '/1/show');
    expect(await offered()).toContain(1);
    expect(await lastAct()).toMatchObject({ action: 'show', subject: 'tutoring_styles', subject_id: 1 });
    for (const row of ['tutoring_places/1', 'education_levels/6', 'curriculums/5']) {
      const [list, id] = row.split('/') as [LookupList, string];
      expectFailure(await act(list, `/${id}/hide`), 409, 'CONFLICT');
    }
  });

  it('OPS-084 what users add waits until it is kept, renamed, hidden or merged', async () => {
    const tutor = await createTutor(test.db, { user: { name: 'Adder' } });
    const call = 'POST /api/department/select';
    const add = async (text: string) =>
      (await test.send<{ data: LookupOption }>(call, { token: tutor.token, body: { text } })).body;
    const added: number[] = [];
    for (const text of ['Padma Dept', 'Meghna Dept', 'Jamuna Dept', 'Surma Dept'])
      added.push((await add(text)).data.id);
    const waiting = async () => (await rows('departments', '?state=waiting')).data.map(({ id }) => id);
    expect(await waiting()).toEqual(added.toReversed());
    const [kept, renamed, hidden, merged] = added;
    expect(await one('departments', kept ?? 0)).toMatchObject({ waiting: true, added_by: 'Adder', uses: 0 });
    await act('departments', `/${kept}/review`);
    expectFailure(await act('departments', `/${kept}/review`), 409, 'CONFLICT');
    await act('departments', `/${renamed}/rename`, { name: 'Meghna', bengali_name: '' });
    await act('departments', `/${hidden}/hide`);
    await act('departments', `/${merged}/merge`, { into: kept });
    expect(await waiting()).toEqual([]);
    expect((await add('SURMA dept')).data).toEqual({ id: kept, text: 'Padma Dept' });
  });
});

it('OPS-086 another process learns of a change by one small query', async () => {
  const other = createLookupCache(test.db);
  await other.current();
  await act('religions', '/1/rename', { name: 'Islam', bengali_name: 'ইসলাম ধর্ম' });
  const bengali = async () => (await other.current()).bengaliNames('text', 'Islam');
  expect(await bengali()).toBe('ইসলাম');
  await other.refresh();
  expect(await bengali()).toBe('ইসলাম ধর্ম');
});
