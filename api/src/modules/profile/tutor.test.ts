import { PersonalInfo, type TutoringPreferences, type TutorProfile } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { row as rowOf } from '../../../test/support/rows.repository.ts';
import { about, categories, personalInfo, places, style } from '../../../test/support/tutor-bodies.ts';

const test = await openTestApp();

const fresh = () => createTutor(test.db, { bare: true });
const post = (tutor: TestTutor, path: string, body: object) =>
  test.send<{ status: string; message: string; data: unknown }>(`POST /api/${path}`, {
    token: tutor.token,
    body,
  });
const profile = async (tutor: TestTutor) =>
  (await test.send<{ data: TutorProfile }>('GET /api/tutor-profile', { token: tutor.token })).body.data;
const refused = async (tutor: TestTutor, path: string, body: object) => {
  const before = await profile(tutor);
  const answer = await test.send(`POST /api/${path}`, { token: tutor.token, body });
  expectFailure(answer, 422, 'VALIDATION');
  expect(await profile(tutor)).toEqual(before);
  return answer.body.errors;
};

describe('personal information', () => {
  const path = 'tutor-personal-info';

  it('API-012 API-096 API-122 is saved whole and read back with the religion by name', async () => {
    const [tutor, other] = [await fresh(), await fresh()];
    const empty = (await profile(tutor)).personal_info;
    expect(Object.keys(empty)).toHaveLength(20);
    expect(new Set(Object.values(empty))).toEqual(new Set([null]));
    const { body } = await post(tutor, path, personalInfo);
    const message = 'Personal informations updated successfully.';
    expect(body).toMatchObject({ status: 'success', message });
    const saved = { ...personalInfo, religious: 'Prefer not to say' };
    expect((await profile(tutor)).personal_info).toEqual(saved);
    expect((await profile(other)).personal_info).toEqual(empty);
    await post(tutor, path, { ...personalInfo, father_name: 'Another', additional_number: '' });
    expect((await profile(tutor)).personal_info).toMatchObject({
      father_name: 'Another',
      additional_number: null,
      mother_name: personalInfo.mother_name,
    });
  });

  it('API-096 asks for everything but the additional number and those of the parents, by field', async () => {
    const tutor = await fresh();
    const optional = ['additional_number', 'father_number', 'mother_number', 'religious'];
    const required = Object.keys(PersonalInfo.shape).filter((field) => !optional.includes(field));
    expect(Object.keys(await refused(tutor, path, {})).toSorted()).toEqual(required.toSorted());
    for (const field of required) {
      expect(Object.keys(await refused(tutor, path, { ...personalInfo, [field]: '' }))).toEqual([field]);
    }
  });

  it.each([
    ['date_of_birth', '2999-01-01'],
    ['date_of_birth', '2001-02-30'],
    ['date_of_birth', '0000-01-01'],
    ['father_number', '0183333333'],
    ['additional_number', '12345'],
    ['religion_id', 999],
    ['about_yourself', 'x'.repeat(129)],
    ['about_yourself', 'x'.repeat(501)],
  ])('API-096 refuses %s %s', async (field, value) => {
    const errors = await refused(await fresh(), path, { ...personalInfo, [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('API-096 takes 130 to 500 characters, phones as people write them, and under 18 with a warning', async () => {
    const tutor = await fresh();
    for (const length of [130, 500]) {
      const body = { ...personalInfo, about_yourself: 'ক'.repeat(length), father_number: '+88 ০১৮৩৩-৩৩৩৩৩৩' };
      expect((await post(tutor, path, body)).body.status).toBe('success');
    }
    expect((await profile(tutor)).personal_info.father_number).toBe('01833333333');
    const young = `${new Date().getFullYear() - 15}-01-01`;
    const answer = await post(tutor, path, { ...personalInfo, date_of_birth: young });
    expect(answer.body.status).toBe('success');
    expect(answer.body.message).toContain('18 or older');
  });
});

describe('tutoring location', () => {
  const path = 'update-tutor-preferred-location';

  it('API-108 API-011 API-121 stores city, location and preferred locations, then the salary', async () => {
    const tutor = await fresh();
    await post(tutor, path, { ...places, preferred_location_id: [1005, '1001', 1005] });
    const salary = { expected_salary: 2500 };
    const { body } = await post(tutor, 'update-expected-salary', salary);
    expect(body).toMatchObject({ status: 'success', data: salary });
    expect(await profile(tutor)).toMatchObject({
      city: { id: 1, city_name: 'Dhaka' },
      location: { id: 1001, location_name: 'Dhanmondi' },
      preferred_location: [{ id: 1001, text: 'Dhanmondi' }, { id: 1005 }],
      expected_salary: 2500,
    });
    await post(tutor, path, { city_id: 2, location_id: 2002, preferred_location_id: [2001] });
    expect(await profile(tutor)).toMatchObject({
      city: { id: 2 },
      location: { id: 2002 },
      preferred_location: [{ id: 2001 }],
      expected_salary: 2500,
    });
  });

  it('API-108 needs all three, of one city', async () => {
    const tutor = await fresh();
    const errors = await refused(tutor, path, {});
    expect(Object.keys(errors)).toEqual(['city_id', 'location_id', 'preferred_location_id']);
    for (const wrong of [
      { preferred_location_id: [] },
      { location_id: 2001 },
      { preferred_location_id: [1001, 2001] },
    ]) {
      expect(Object.keys(await refused(tutor, path, { ...places, ...wrong }))).toEqual(Object.keys(wrong));
    }
    expect(await refused(tutor, path, { ...places, city_id: 99 })).toHaveProperty('city_id');
  });

  it('keeps one whole list when several saves arrive at once', async () => {
    const tutor = await fresh();
    const lists = [1001, 1002, 1003].map((id) => [id, id + 1]);
    const save = (preferred_location_id: readonly number[]) =>
      post(tutor, path, { ...places, preferred_location_id });
    const answers = await Promise.all([...lists, ...lists, ...lists, ...lists].map(save));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const stored = (await profile(tutor)).preferred_location.map((area) => area.id);
    expect(lists).toContainEqual(stored);
  });
});

describe('tutoring category', () => {
  const path = 'update-tutoring-category';
  const read = async (tutor: TestTutor) =>
    (await test.send<{ data: TutoringPreferences }>('GET /api/tutoring-category', { token: tutor.token }))
      .body.data;

  it('API-109 API-110 API-014 stores the lists and reads them back as id and text', async () => {
    const tutor = await fresh();
    expect(await read(tutor)).toEqual({ categories: [], i_classes: [], subjects: [] });
    const answer = await post(tutor, path, categories);
    const saved = await read(tutor);
    expect(answer.body).toMatchObject({ status: 'success', data: saved });
    expect(saved.categories).toEqual([
      { id: 1, text: 'Bangla Medium' },
      { id: 2, text: 'English Medium' },
    ]);
    expect(saved.i_classes.map((row) => row.id)).toEqual(categories.i_class_id);
    expect(saved.subjects.map((row) => row.id)).toEqual(categories.subject_id);
    await post(tutor, path, { category_id: [2], i_class_id: [201], subject_id: [20101] });
    expect((await read(tutor)).categories).toEqual([{ id: 2, text: 'English Medium' }]);
  });

  it('API-109 needs all three; classes belong to the categories and subjects to the classes', async () => {
    const tutor = await fresh();
    const errors = await refused(tutor, path, {});
    expect(Object.keys(errors)).toEqual(['category_id', 'i_class_id', 'subject_id']);
    expect(await refused(tutor, path, { ...categories, category_id: [1] })).toHaveProperty('i_class_id');
    const others = { ...categories, i_class_id: [101, 201] };
    expect(await refused(tutor, path, others)).toHaveProperty('subject_id');
    const unknown = { ...categories, category_id: [1, 2, 99] };
    expect(await refused(tutor, path, unknown)).toHaveProperty('category_id');
    expect(await read(tutor)).toEqual({ categories: [], i_classes: [], subjects: [] });
  });
});

describe('salary and style', () => {
  const path = 'update-tutoring-style-and-expected-salary';

  it('API-111 API-011 TUT-097 stores 1500 taka and more with styles, places, link and text', async () => {
    const tutor = await fresh();
    expect((await post(tutor, path, style)).body.status).toBe('success');
    expect(await profile(tutor)).toMatchObject({
      expected_salary: 1500,
      upload_video: style.upload_video,
      tutoring_style: [{ id: 1, text: 'One to one' }, { id: 3 }],
      tutoring_place: [{ id: 2 }, { id: 3 }],
      about_your_tutoring_style: about,
    });
    await post(tutor, path, { ...style, upload_video: '', expected_salary: '3000' });
    expect(await profile(tutor)).toMatchObject({ upload_video: null, expected_salary: 3000 });
  });

  it.each([
    ['expected_salary', 1499, 'Please enter a valid amount'],
    ['expected_salary', '', 'Please enter a valid amount'],
    ['expected_salary', 1500.5, 'Please enter a valid amount'],
    ['expected_salary', 'many', 'Please enter a valid amount'],
    ['upload_video', 'videos', 'Please enter a valid url'],
    ['upload_video', 'javascript:alert(1)', 'Please enter a valid url'],
    ['upload_video', 'java\nscript:alert(1)', 'Please enter a valid url'],
    ['upload_video', 'data:text/html,x', 'Please enter a valid url'],
    ['style_id', [], 'Please select at least one tutoring style.'],
    ['style_id', [99], 'Please select a tutoring style of the list.'],
    ['tutoring_place_id', [4], 'Please select a tutoring place of the list.'],
    ['about_your_tutoring_style', 'short', 'Please enter a valid description'],
  ])('API-111 TUT-097 refuses %s %s', async (field, value, message) => {
    const errors = await refused(await fresh(), path, { ...style, [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(message);
  });

  it('API-121 refuses an expected salary below 1500 on its own call, too', async () => {
    const errors = await refused(await fresh(), 'update-expected-salary', { expected_salary: 1499 });
    expect(errors).toEqual({ expected_salary: ['Please enter a valid amount'] });
  });
});

describe('online tutoring', () => {
  const path = 'gender-and-expeced-salary-update';

  it('API-097 API-011 saves what is sent, leaves the rest, and clears what is sent empty', async () => {
    const tutor = await fresh();
    const online = {
      expected_salary_online_per_hour: 150,
      demo_class_video: 'http://videos.example.com/2',
      about_your_online_tutoring_style: about,
      tutor_gender: 3,
    };
    expect((await post(tutor, path, online)).body.status).toBe('success');
    expect(await profile(tutor)).toMatchObject(online);
    await post(tutor, path, { tutor_gender: 2 });
    expect(await profile(tutor)).toMatchObject({ ...online, tutor_gender: 2 });
    await post(tutor, path, { demo_class_video: '' });
    expect(await profile(tutor)).toMatchObject({ ...online, tutor_gender: 2, demo_class_video: null });
    expect((await post(tutor, path, {})).status).toBe(200);
    for (const wrong of [
      { expected_salary_online_per_hour: 0 },
      { demo_class_video: 'ftp://x.example' },
      { about_your_online_tutoring_style: 'short' },
      { tutor_gender: 4 },
    ]) {
      expect(Object.keys(await refused(tutor, path, wrong))).toEqual(Object.keys(wrong));
    }
  });
});

describe('places on the map', () => {
  const teaching = { latitude: 23.7461, longitude: 90.3742, location_name: 'Dhanmondi 32' };

  it('API-120 stores the teaching location and shows it in the profile info', async () => {
    const tutor = await fresh();
    const { body } = await post(tutor, 'update-teaching-location', teaching);
    expect(body).toMatchObject({ status: 'success', data: teaching });
    expect((await profile(tutor)).teaching_location).toEqual(teaching);
    const info = await test.send('GET /api/profile-update-info', { token: tutor.token });
    expect(info.body).toMatchObject({ data: { teaching_location: teaching } });
    for (const field of Object.keys(teaching)) {
      const errors = await refused(tutor, 'update-teaching-location', { ...teaching, [field]: '' });
      expect(errors).toEqual({ [field]: ['Please select a location!'] });
    }
    const beyond = { ...teaching, latitude: 91 };
    expect(await refused(tutor, 'update-teaching-location', beyond)).toHaveProperty('latitude');
  });

  it('API-093 stores the live position separately, and never shows it', async () => {
    const tutor = await fresh();
    await post(tutor, 'update-teaching-location', teaching);
    const before = Date.now();
    const answer = await post(tutor, 'update-tutor', { lat: 23.123456, lon: 90.654321 });
    expect(answer.body).toMatchObject({ status: 'success', data: null });
    const columns = ['live_latitude', 'live_longitude', 'live_at', 'teaching_latitude'] as const;
    const row = await rowOf(test.db, 'tutors', columns, { id: tutor.tutorId });
    expect(row).toMatchObject({ live_latitude: 23.123456, live_longitude: 90.654321 });
    expect(row.teaching_latitude).toBe(teaching.latitude);
    expect(Date.parse(row.live_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(await profile(tutor))).not.toContain('23.123456');
    expect(await refused(tutor, 'update-tutor', {})).toHaveProperty('lat');
  });
});

it('TUT-111 the profile is for tutors', async () => {
  const { token } = await createParent(test.db);
  expectFailure(await test.send('GET /api/tutor-profile', { token }), 403, 'WRONG_ROLE');
  const body = { expected_salary: 2000 };
  expectFailure(await test.send('POST /api/update-expected-salary', { token, body }), 403, 'WRONG_ROLE');
});
