import type { Availability } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { week } from '../../../test/support/tutor-bodies.ts';

const test = await openTestApp();

const fresh = () => createTutor(test.db, { bare: true });
const read = async ({ token }: TestTutor) =>
  (await test.read<{ data: Availability[] }>('/api/tutor-availabilities', token)).data;
const save = ({ token }: TestTutor, body: object) =>
  test.send<Saved<Availability[]>>('POST /api/add-tutor-availabilities', { token, body });
const none = { morning: 0, noon: 0, afternoon: 0, evening: 0 };

it('API-015 API-112 has seven rows, 1 Saturday to 7 Friday, also for a fresh tutor', async () => {
  const tutor = await fresh();
  expect(await read(tutor)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, ...none })));
});

it('API-113 API-112 stores parallel arrays and answers the seven rows', async () => {
  const [tutor, other] = [await fresh(), await fresh()];
  const answer = await save(tutor, week);
  const expected = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    ...none,
    ...(day === 1 && { evening: 1 }),
    ...(day === 7 && { morning: 1 }),
  }));
  expect(answer.body).toMatchObject({ status: 'success', data: expected });
  expect(await read(tutor)).toEqual(expected);
  expect((await read(other)).every((row) => row.morning + row.evening === 0)).toBe(true);
});

it('API-113 belongs each flag to the day at its place, and leaves days that are not named', async () => {
  const tutor = await fresh();
  await save(tutor, week);
  const some = { day: ['5', '3'], morning: [true, false], noon: ['0', '1'], afternoon: [0, 1] };
  await save(tutor, { ...some, evening: [1, 0] });
  const rows = await read(tutor);
  expect(rows[4]).toEqual({ day: 5, morning: 1, noon: 0, afternoon: 0, evening: 1 });
  expect(rows[2]).toEqual({ day: 3, morning: 0, noon: 1, afternoon: 1, evening: 0 });
  expect(rows[6]).toMatchObject({ day: 7, morning: 1 });
});

it('API-113 keeps seven rows when saves arrive at once', async () => {
  const tutor = await fresh();
  const backwards = Object.fromEntries(Object.entries(week).map(([key, row]) => [key, row.toReversed()]));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => save(tutor, index % 2 ? week : backwards)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await read(tutor)).filter((row) => row.evening === 1)).toEqual([{ day: 1, ...none, evening: 1 }]);
});

it.each([
  ['day', [1, 2, 3, 4, 5, 6, 6]],
  ['day', [0, 2, 3, 4, 5, 6, 7]],
  ['day', [8, 2, 3, 4, 5, 6, 7]],
  ['morning', [1]],
  ['noon', [2, 0, 0, 0, 0, 0, 0]],
  ['evening', undefined],
  ['day', []],
])('API-113 refuses %s %s', async (field, value) => {
  const tutor = await fresh();
  const answer = await save(tutor, { ...week, [field]: value });
  expectFailure(answer, 422, 'VALIDATION');
  expect(Object.keys(answer.body.errors).some((key) => key.startsWith(field))).toBe(true);
  expect((await read(tutor)).every((row) => row.evening === 0)).toBe(true);
});
