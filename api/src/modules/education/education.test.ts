import type { Education } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { bachelor, higherSecondary, secondary } from '../../../test/support/tutor-bodies.ts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';

const thisYear = Number(dayInBangladesh(new Date()).slice(0, 4));
const test = await openTestApp();

const fresh = () => createTutor(test.db, { bare: true });
const masters = { ...bachelor, education_level_id: 10, exam_title_id: 1001 };
const create = ({ token }: TestTutor, body: object) =>
  test.send<Saved<Education>>('POST /api/create-tutor-educational-info', { token, body });
const update = ({ token }: TestTutor, id: number, body: object) =>
  test.send<Saved<Education>>(`POST /api/update-tutor-educational-info/${id}`, { token, body });
const list = async ({ token }: TestTutor) =>
  (await test.read<{ data: Education[] }>('/api/tutor-educational-info', token)).data;
const errorsOf = async (tutor: TestTutor, body: object) => {
  const before = await list(tutor);
  const answer = await create(tutor, body);
  expectFailure(answer, 422, 'VALIDATION');
  expect(await list(tutor)).toEqual(before);
  return answer.body.errors;
};

it('API-098 API-102 API-017 stores every field and names what it refers to', async () => {
  const tutor = await fresh();
  const body = {
    ...secondary,
    exam_title_id: 603,
    university_id: 2,
    department_id: 3,
    board_id: 12,
    curriculum_id: 5,
    curriculum_dependency_id: 2,
    university_type_id: 4,
    result: '4.50',
    passing_year: 2018,
    current_semester: 100,
    current_institute: '1',
  };
  const answer = await create(tutor, body);
  const message = 'Education level updated successfully.';
  expect(answer.body).toMatchObject({ status: 'success', message });
  expect(await list(tutor)).toEqual([answer.body.data]);
  expect(answer.body.data).toMatchObject({
    ...body,
    education_level: { dependency_name: 'Secondary' },
    exam_title: 'O Level',
    group: { group_name: 'Science' },
    university: { university_name: 'University of Rajshahi' },
    department: { department_name: expect.any(String) },
    board: { board_name: 'Cambridge' },
    curriculum: { curriculum_name: 'English Medium' },
    curriculum_dependency: { name: 'Edexcel' },
    university_type: 'Engineering University',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('API-102 API-103 keeps both decimals of a result, and the detail only with curriculum 5', async () => {
  const tutor = await fresh();
  const { body } = await create(tutor, { ...secondary, result: '5.00', curriculum_dependency_id: 1 });
  const stored = { result: '5.00', curriculum_dependency_id: null, current_institute: '0' };
  expect(body.data).toMatchObject(stored);
  const other = await create(tutor, { ...bachelor, result: 3.25, current_institute: 0 });
  expect(other.body.data.result).toBe('3.25');
});

it('API-098 API-103 takes one entry for each level', async () => {
  const tutor = await fresh();
  await create(tutor, secondary);
  expect(await errorsOf(tutor, { ...secondary, exam_title_id: 602 })).toHaveProperty('education_level_id');
  const { body } = await create(tutor, higherSecondary);
  const moved = await update(tutor, body.data.id, secondary);
  expectFailure(moved, 422, 'VALIDATION');
  expect(moved.body).toHaveProperty('errors.education_level_id');
});

it('API-103 takes at most one current institute, and lets it move', async () => {
  const tutor = await fresh();
  const first = (await create(tutor, bachelor)).body.data;
  expect(Object.keys(await errorsOf(tutor, masters))).toEqual(['current_institute']);
  expect((await update(tutor, first.id, bachelor)).status).toBe(200);
  await update(tutor, first.id, { ...bachelor, current_institute: '0' });
  expect((await create(tutor, masters)).body.data.current_institute).toBe('1');
});

it('API-103 holds both also when twenty arrive at once', async () => {
  const tutor = await fresh();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create(tutor, index % 2 ? bachelor : masters)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await list(tutor)).toHaveLength(1);
});

const levels = [6, 7, 8, 9, 10, 11];
it.each(levels)('RUL-038 TUT-104 level %i asks for its fields, and for no institute', async (level) => {
  const tutor = await fresh();
  const fields = level < 8 ? ['group_id', 'curriculum_id'] : ['university_type_id', 'current_semester'];
  const asked = await errorsOf(tutor, { education_level_id: level });
  expect(Object.keys(asked)).toEqual(['exam_title_id', ...fields]);
  const base = level < 8 ? secondary : bachelor;
  const body = { ...base, university_id: '', education_level_id: level, exam_title_id: level * 100 + 1 };
  expect((await create(tutor, body)).body.data.university).toBeNull();
});

it.each([
  ['result', '3.5', bachelor],
  ['result', '3', bachelor],
  ['result', '3.555', bachelor],
  ['result', 'abc', bachelor],
  ['result', '-1.00', bachelor],
  ['result', 3.5, bachelor],
  ['result', '4.01', bachelor],
  ['result', '5.01', secondary],
  ['current_semester', 13, bachelor],
  ['current_semester', 99, bachelor],
  ['current_semester', 0, bachelor],
  ['passing_year', 1979, secondary],
  ['passing_year', thisYear + 1, secondary],
  ['university_type_id', 99, bachelor],
  ['exam_title_id', 901, secondary],
  ['education_level_id', 5, { ...secondary, exam_title_id: 601 }],
  ['board_id', 99, secondary],
  ['department_id', 999_999, bachelor],
  ['university_id', 999_999, bachelor],
  ['group_id', 99, secondary],
  ['curriculum_id', 99, secondary],
])('API-103 TUT-104 refuses %s %s under its field', async (field, value, body) => {
  expect(await errorsOf(await fresh(), { ...body, [field]: value })).toHaveProperty([field]);
});

it('API-103 takes the bounds: 0.00 and 5.00 at school, 4.00 after it, 1980 and this year', async () => {
  const taken = [
    { ...secondary, result: '5.00', passing_year: 1980 },
    { ...higherSecondary, result: '0.00', passing_year: thisYear },
    { ...bachelor, result: '4.00', current_semester: 100, passing_year: '' },
  ];
  const tutor = await fresh();
  for (const body of taken) expect((await create(tutor, body)).status).toBe(200);
});

it('API-099 lists own entries alone, newest first', async () => {
  const [tutor, other] = [await fresh(), await fresh()];
  await create(other, secondary);
  const ids = [];
  for (const body of [secondary, bachelor, higherSecondary])
    ids.push((await create(tutor, body)).body.data.id);
  expect((await list(tutor)).map((entry) => entry.id)).toEqual(ids.toReversed());
});

it('API-100 API-101 API-142 updates and deletes own entries alone', async () => {
  const [tutor, other] = [await fresh(), await fresh()];
  const { id } = (await create(tutor, secondary)).body.data;
  expectFailure(await update(other, id, higherSecondary), 404, 'NOT_FOUND');
  const remove = ({ token }: TestTutor) =>
    test.send(`GET /api/delete-tutor-educational-info/${id}`, { token });
  expectFailure(await remove(other), 404, 'NOT_FOUND');
  expect((await list(tutor))[0]).toMatchObject({ id, education_level_id: 6 });

  const changed = await update(tutor, id, { ...higherSecondary, result: '4.83' });
  expect(changed.body.message).toBe('Education level updated successfully.');
  expect(await list(tutor)).toMatchObject([{ id, education_level_id: 7, result: '4.83' }]);
  const answer = await remove(tutor);
  expect(answer.body).toMatchObject({ status: 'success' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await list(tutor)).toEqual([]);
  expectFailure(await remove(tutor), 404, 'NOT_FOUND');
});

it('API-094 onboarding sees the steps done', async () => {
  const tutor = await fresh();
  const info = () => test.read('/api/profile-update-info', tutor.token);
  await create(tutor, secondary);
  expect(await info()).toMatchObject({ data: { Secondary: true, Bachelor_Honors: false } });
  await create(tutor, bachelor);
  expect(await info()).toMatchObject({ data: { Secondary: true, Bachelor_Honors: true } });
});
