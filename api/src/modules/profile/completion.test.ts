import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import * as bodies from '../../../test/support/tutor-bodies.ts';

const test = await openTestApp();
const { token, userId } = await createTutor(test.db, { bare: true });

const completed = async () => {
  const path = 'GET /api/update-profile-status';
  const { body } = await test.send<{ data: { profile_completed: number } }>(path, { token });
  return body.data.profile_completed;
};
const missing = async () => {
  const path = 'GET /api/update-profile-status';
  const { body } = await test.send<{ data: { missing: unknown[] } }>(path, { token });
  return body.data.missing;
};
/** Returns what the call adds to the percentage. */
async function adds(path: string, body: object): Promise<number> {
  const before = await completed();
  const { status } = await test.send(`POST /api/${path}`, { token, body });
  expect(status).toBe(200);
  return (await completed()) - before;
}
const education = 'create-tutor-educational-info';
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const photo = { part: 'photo', percent: 5 };
const papers = { part: 'certificate', percent: 10 };
const certificate = (certificate_type_id: number) => ({ certificate_type_id, certificate_base64: png });

it('TUT-157 a new profile lacks every part, with its weight', async () => {
  expect(await missing()).toEqual([
    { part: 'education', percent: 30 },
    { part: 'photo', percent: 5 },
    { part: 'location', percent: 7 },
    { part: 'category', percent: 6 },
    { part: 'salary', percent: 6 },
    { part: 'availability', percent: 4 },
    { part: 'experience', percent: 2 },
    { part: 'personal', percent: 30 },
    { part: 'certificate', percent: 10 },
  ]);
});

it('API-095 RUL-020 TUT-072 TUT-074 TUT-076 each part of the tutoring information adds its weight, and half a part none', async () => {
  expect(await completed()).toBe(0);
  expect(
    await adds('update-teaching-location', { latitude: 23.7, longitude: 90.4, location_name: 'X' }),
  ).toBe(0);
  expect(await adds('update-tutor-preferred-location', bodies.places)).toBe(7);
  expect(await adds('update-tutoring-category', bodies.categories)).toBe(6);
  expect(await adds('update-expected-salary', { expected_salary: 2000 })).toBe(0);
  expect(await adds('update-tutoring-style-and-expected-salary', bodies.style)).toBe(6);
  const none = Object.fromEntries(
    Object.entries(bodies.week).map(([key, list]) => [key, key === 'day' ? list : list.map(() => 0)]),
  );
  expect(await adds('add-tutor-availabilities', none)).toBe(0);
  expect(await adds('add-tutor-availabilities', bodies.week)).toBe(4);
  expect(await adds('add-tutor-experience', bodies.experience)).toBe(2);
  expect(await adds('add-tutor-experience', bodies.experience)).toBe(0);
  expect(await completed()).toBe(25);
});

it('API-095 RUL-021 three degrees add ten each, a fourth adds none', async () => {
  expect(await adds(education, bodies.secondary)).toBe(10);
  expect(await adds(education, bodies.bachelor)).toBe(10);
  expect(await adds(education, bodies.higherSecondary)).toBe(10);
  const masters = { ...bodies.bachelor, education_level_id: 10, exam_title_id: 1001, current_institute: '0' };
  expect(await adds(education, masters)).toBe(0);
  expect(await completed()).toBe(55);
});

it('API-095 RUL-022 personal information adds 30, and each part of it its weight', async () => {
  expect(await adds('tutor-personal-info', bodies.personalInfo)).toBe(30);
  const parts = {
    date_of_birth: 2,
    about_yourself: 3,
    present_district: 5,
    permanent_road_area: 5,
    mother_name: 10,
    father_name: 10,
    emergency_contact_name: 5,
    additional_number: 0,
    mother_number: 0,
    father_number: 0,
    religion_id: 0,
  };
  for (const [column, weight] of Object.entries(parts)) {
    await change(test.db, 'tutor_personal_infos', { [column]: null });
    expect({ column, percent: await completed() }).toEqual({ column, percent: 85 - weight });
    const gap = { part: 'personal', percent: weight };
    expect(await missing()).toEqual(weight === 0 ? [photo, papers] : [photo, gap, papers]);
    await adds('tutor-personal-info', bodies.personalInfo);
  }
});

it('API-095 RUL-023 the first credential adds 10, a second none, and deleting both takes it away', async () => {
  expect(await adds('add-tutor-certificate', certificate(1))).toBe(10);
  expect(await adds('add-tutor-certificate', certificate(2))).toBe(0);
  const list = await test.send<{ data: { id: number }[] }>('GET /api/get-tutor-certificate', { token });
  for (const { id } of list.body.data) await test.send(`GET /api/delete-tutor-certificate/${id}`, { token });
  expect(await completed()).toBe(85);
});

it('API-095 RUL-019 the photo adds 5, and all parts are 100', async () => {
  await change(test.db, 'users', { photo: 'a.webp' }, { id: userId });
  expect(await completed()).toBe(90);
  expect(await adds('add-tutor-certificate', certificate(1))).toBe(10);
  expect(await missing()).toEqual([]);
});
