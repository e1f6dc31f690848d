import type { Experience } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { insert } from '../../../test/support/rows.repository.ts';
import { experience } from '../../../test/support/tutor-bodies.ts';
import { maxExperiences } from './experience.routes.ts';

const test = await openTestApp();

const fresh = () => createTutor(test.db, { bare: true });
const add = ({ token }: TestTutor, body: object = experience) =>
  test.send<Saved<Experience>>('POST /api/add-tutor-experience', { token, body });
const list = async ({ token }: TestTutor) =>
  (await test.read<{ data: Experience[] }>('/api/tutor-experience', token)).data;

it('API-104 API-105 API-016 is added, named and listed for its owner', async () => {
  const [tutor, other] = [await fresh(), await fresh()];
  const { body } = await add(tutor);
  expect(body).toMatchObject({ status: 'success', message: 'Experience added successfully' });
  const i_classes = { class_name: 'Class 6' };
  const tutoring_category = { category_name: 'Bangla Medium' };
  expect(await list(tutor)).toEqual([{ id: body.data.id, ...experience, i_classes, tutoring_category }]);
  expect(await list(other)).toEqual([]);
});

it('API-104 TUT-101 answers an empty body with six field errors', async () => {
  const tutor = await fresh();
  expectErrors(await add(tutor, {}), Object.keys(experience));
  expect(await list(tutor)).toEqual([]);
});

it.each([
  ['duration_to', '2023-12-31'],
  ['duration_from', '2024-02-30'],
  ['duration_from', '0000-01-01'],
  ['i_class_id', 201],
  ['i_class_id', 99_999],
  ['about', 'short'],
  ['teaching_location', '   '],
])('API-104 TUT-101 refuses %s %s under its field', async (field, value) => {
  expectErrors(await add(await fresh(), { ...experience, [field]: value }), [field]);
});

it('API-104 takes a single day, and lists the latest first', async () => {
  const tutor = await fresh();
  for (const year of ['2021', '2023', '2022']) {
    const day = `${year}-05-05`;
    expect((await add(tutor, { ...experience, duration_from: day, duration_to: day })).status).toBe(200);
  }
  expect((await list(tutor)).map((row) => row.duration_to.slice(0, 4))).toEqual(['2023', '2022', '2021']);
});

it('API-106 API-107 API-142 updates and deletes own ones alone', async () => {
  const [tutor, other] = [await fresh(), await fresh()];
  const { id } = (await add(tutor)).body.data;
  const update = ({ token }: TestTutor, body: object) =>
    test.send<Saved<Experience>>(`POST /api/update-tutor-experience/${id}`, { token, body });
  const remove = ({ token }: TestTutor) => test.send(`GET /api/delete-tutor-experience/${id}`, { token });
  const changed = { ...experience, teaching_location: 'Mirpur' };
  expectFailure(await update(other, changed), 404, 'NOT_FOUND');
  expectFailure(await remove(other), 404, 'NOT_FOUND');
  expect(await list(tutor)).toMatchObject([{ id, teaching_location: 'Dhanmondi' }]);

  expect((await update(tutor, changed)).body.message).toBe('Experience updated successfully');
  expect(await list(tutor)).toMatchObject([{ id, teaching_location: 'Mirpur' }]);
  expect((await remove(tutor)).body.message).toBe('Experience deleted successfully');
  expect(await list(tutor)).toEqual([]);
  expectFailure(await remove(tutor), 404, 'NOT_FOUND');
});

it('takes fifty and no more, also at once', async () => {
  const tutor = await fresh();
  const taught = { ...experience, tutor_id: tutor.tutorId };
  for (let count = 2; count < maxExperiences; count++) await insert(test.db, 'tutor_experiences', taught);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(tutor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});
