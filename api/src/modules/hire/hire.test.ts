import { randomUUID } from 'node:crypto';
import type { CurrentUser, TutorRequest } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { beforeEach, expect, it } from 'vitest';
import { endPauses, wrongCode } from '../../../test/support/accounts.repository.ts';
import { browserOf, expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  hireWishes,
  openMarket,
} from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const browser = browserOf(test.send);

beforeEach(async () => {
  for (const table of ['otp_codes', 'sms_outbox', 'rate_limits'] as const) {
    await test.db.deleteFrom(table).execute();
  }
});

interface Posted {
  type: string;
  token: string;
  user: CurrentUser;
  tutor_request_id: number;
}

let lastPhone = 1_922_000_000;
const newPhone = () => `0${lastPhone++}`;
const codeTo = async (phone_no: string, from = browser) => {
  await endPauses(test.db);
  const { body } = await from<{ data: { phone_otp: string } }>('POST /api/hire/code', { body: { phone_no } });
  return body.data.phone_otp;
};
const post = (
  body: object,
  sent: { token?: string; headers?: Record<string, string> } = {},
  from = browser,
) => from<Posted>('POST /api/hire', { body: { ...hireWishes, ...body }, ...sent });
async function hire(phone_no = newPhone(), body: object = {}) {
  const otp = await codeTo(phone_no);
  return { phone_no, answer: await post({ name: 'Salma Begum', phone_no, otp, ...body }) };
}
const requestOf = async ({ token, tutor_request_id }: Posted) =>
  (await test.read<{ data: TutorRequest }>(`/api/tutor-request/${tutor_request_id}`, token)).data;
const counts = async () => {
  const tables = ['users', 'parents', 'students', 'parent_locations', 'tutor_requests', 'sessions'] as const;
  return Promise.all(tables.map(async (table) => (await rows(test.db, table, ['id'])).length));
};
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

it('API-241 sends a code to any phone, alike whether an account has it, and few', async () => {
  const [tutor, phone] = [await createTutor(test.db), newPhone()];
  const ask = (phone_no: string) => browser<object>('POST /api/hire/code', { body: { phone_no } });
  const [known, unknown] = [await ask(tutor.phone), await ask(phone)];
  expect(known.status).toBe(200);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  for (const to of [tutor.phone, phone]) {
    expect(await listOutbox(test.db, { phone: to })).toHaveLength(1);
    expectFailure(await ask(to), 429, 'RATE_LIMITED');
  }
  expectErrors(await ask('0171234'), ['phone_no']);
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    await endPauses(test.db);
    statuses.push((await ask(phone)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('API-242 OQ-253 makes account, student, location and request of one form, and signs in', async () => {
  const { phone_no, answer } = await hire(undefined, { name: '  Salma   Begum ' });
  expect(answer.body).toMatchObject({ type: 'success', message: textOf('hire.posted') });
  const { token, user } = answer.body;
  const account = { name: 'Salma Begum', phone_no, email: '', gender: null, has_password: false };
  expect(user).toMatchObject({ ...account, type: 'parent', roles: ['parent'], api_token: token });
  expect(user.phone_no_verified_at).not.toBeNull();
  expect(await requestOf(answer.body)).toMatchObject({
    student: { name: '' },
    student_missing: ['name', 'gender', 'age'],
    parent_location: { location: { location_name: 'Dhanmondi' }, details_location: '' },
    subjects: [{ id: 11101 }, { id: 11103 }],
    i_class: { class_name: 'Class 8' },
    tutor_gender: 3,
    tutoring_place_id: 2,
    days_in_week: 5,
    budget: null,
    time_of_day: 'any',
    start_date: null,
    stage: 'Pending',
  });
  const { latitude, longitude } = await row(test.db, 'locations', ['latitude', 'longitude'], { id: 1001 });
  const places = await test.read<{ data: object[] }>('/api/my-location', token);
  expect(places.data).toMatchObject([{ location_id: 1001, lat: latitude, lon: longitude, place_name: null }]);
});

it('API-243 posts for the account of the phone: a guardian, or a tutor, who becomes one, too', async () => {
  const family = await createFamily(test.db);
  const { answer } = await hire(family.phone, { name: 'Somebody Else' });
  expect(answer.body.user).toMatchObject({ id: family.userId, type: 'parent' });
  expect(answer.body.user.name).not.toBe('Somebody Else');
  // The only student of the class, and the place in the area.
  expect(await requestOf(answer.body)).toMatchObject({
    student_id: family.studentId,
    parent_location_id: family.locationId,
    student_missing: [],
  });
  const tutor = await createTutor(test.db);
  const asTutor = await hire(tutor.phone);
  expect(asTutor.answer.body.user).toMatchObject({
    id: tutor.userId,
    type: 'parent',
    roles: ['tutor', 'parent'],
  });
  const again = await hire(tutor.phone);
  expect((await requestOf(again.answer.body)).student_id).toBe(
    (await requestOf(asTutor.answer.body)).student_id,
  );
});

it('API-243 of two students of the class none is guessed, and a sign-up that waits keeps no phone', async () => {
  const family = await createFamily(test.db);
  const child = { name: 'Tasnim', gender: 1, age: 13, category_id: 1, i_class_id: 111 } as const;
  await insert(test.db, 'students', { parent_id: family.parentId, ...child });
  const { answer } = await hire(family.phone, { details_location: 'House 3' });
  const request = await requestOf(answer.body);
  expect(request.student.name).toBe('');
  expect(request.parent_location.details_location).toBe('House 3');
  const waiting = await createUser(test.db, 'parent', { phone_no_verified_at: null });
  const fresh = await hire(waiting.phone);
  expect(fresh.answer.status).toBe(200);
  expect(fresh.answer.body.user.id).not.toBe(waiting.userId);
});

it('API-243 needs neither name nor code of who is signed in, as guardian or tutor; staff has no family', async () => {
  const [family, tutor] = [await createFamily(test.db), await createTutor(test.db)];
  const own = await post({}, { token: family.token });
  expect(own.body.user).toMatchObject({ id: family.userId, type: 'parent' });
  expect((await requestOf(own.body)).student_id).toBe(family.studentId);
  const tutors = await post({}, { token: tutor.token });
  expect(tutors.body.user).toMatchObject({ id: tutor.userId, type: 'parent', roles: ['tutor', 'parent'] });
  expectFailure(await post({}, { token: market.operator.token }), 403, 'WRONG_ROLE');
});

it('API-243 refuses banned and locked accounts, by phone and signed in', async () => {
  const [banned, locked] = [await createFamily(test.db), await createFamily(test.db)];
  await change(test.db, 'users', { banned_at: new Date() }, { id: banned.userId });
  await change(test.db, 'users', { account_status: 'Red' }, { id: locked.userId });
  const before = await counts();
  expectFailure((await hire(banned.phone)).answer, 409, 'BANNED');
  expectFailure(await post({}, { token: banned.token }), 409, 'BANNED');
  expectFailure((await hire(locked.phone)).answer, 403, 'ACCOUNT_LOCKED');
  expectFailure(await post({}, { token: locked.token }), 403, 'ACCOUNT_LOCKED');
  expect(await counts()).toEqual(before);
});

it.each([
  ['name', { name: undefined }],
  ['name', { name: 'Rahim 2' }],
  ['phone_no', { phone_no: '' }],
  ['phone_no', { phone_no: '0171234' }],
  ['otp', { otp: '' }],
  ['otp', { otp: '12345' }],
  ['consent', { consent: undefined }],
  ['consent', { consent: false }],
  ['category_id', { category_id: '' }],
  ['category_id', { category_id: 999_999 }],
  ['i_class_id', { i_class_id: '' }],
  ['i_class_id', { category_id: 2 }],
  ['curriculum_id', { curriculum_id: 999_999 }],
  ['subjects', { subjects: [] }],
  ['subjects', { subjects: [10101] }],
  ['city_id', { city_id: null }],
  ['city_id', { city_id: 999_999 }],
  ['location_id', { location_id: '' }],
  ['location_id', { city_id: 2 }],
  ['tutoring_place_id', { tutoring_place_id: 4 }],
  ['tutor_gender', { tutor_gender: 4 }],
  ['days_in_week', { days_in_week: 8 }],
  ['budget', { budget: 499 }],
  ['budget', { budget: 1_000_001 }],
  ['budget', { budget: '4,000.5' }],
  ['time_of_day', { time_of_day: 'night' }],
  ['start_date', { start_date: day(-2) }],
  ['start_date', { start_date: '2026-13-01' }],
])('API-244 refuses a bad field under its name, with nothing left behind: %s %j', async (field, bad) => {
  const phone_no = newPhone();
  const otp = await codeTo(phone_no);
  const before = await counts();
  const body = { name: 'Salma Begum', phone_no, otp };
  expectErrors(await post({ ...body, ...bad }), [field]);
  expect(await counts()).toEqual(before);
  // The code is still good for what is corrected.
  expect((await post(body)).status).toBe(200);
});

it('API-243 OPS-290 neither a second number of a banned person nor the phone of the team posts', async () => {
  const banned = await createTutor(test.db, { user: { banned_at: new Date() }, bare: true });
  const alias = newPhone();
  await insert(test.db, 'tutor_personal_infos', { tutor_id: banned.tutorId, additional_number: alias });
  expectErrors((await hire(alias)).answer, ['phone_no']);
  const staff = await createUser(test.db, 'operator');
  expectFailure((await hire(staff.phone)).answer, 403, 'WRONG_ROLE');
  expect((await row(test.db, 'users', ['active_role'], { id: staff.userId })).active_role).toBe('operator');
});

it('API-244 refuses a wrong code, one of another browser, a used one, and after five tries the right one', async () => {
  const [phone_no, other] = [newPhone(), browserOf(test.send)];
  const otp = await codeTo(phone_no);
  const before = await counts();
  const body = { name: 'Salma Begum', phone_no };
  const refused = (code: string, from = browser) => post({ ...body, otp: code }, {}, from);
  expectErrors(await refused(wrongCode(otp)), ['otp']);
  expectErrors(await refused(otp, other), ['otp']);
  expectErrors(await refused(otp, test.send), ['otp']);
  expect(await counts()).toEqual(before);
  expect((await refused(otp)).status).toBe(200);
  expectErrors(await refused(otp), ['otp']);
  const next = await codeTo(phone_no);
  for (let count = 0; count < 5; count++) expectErrors(await refused(wrongCode(next)), ['otp']);
  expectErrors(await refused(next), ['otp']);
});

it('API-244 past the day’s requests nothing is left behind, the student neither', async () => {
  const phone = newPhone();
  const { token } = (await hire(phone)).answer.body;
  for (let count = 1; count < 10; count++) expect((await post({}, { token })).status).toBe(200);
  const before = await counts();
  const other = { i_class_id: 112, subjects: [11201], location_id: 1002 };
  expectFailure(await post(other, { token }), 409, 'CAP_REACHED');
  expectFailure((await hire(phone, other)).answer, 409, 'CAP_REACHED');
  expect(await counts()).toEqual(before);
});

it('API-245 a repeat with the same key gets the first answer, and posts once', async () => {
  const phone_no = newPhone();
  const otp = await codeTo(phone_no);
  const body = { name: 'Salma Begum', phone_no, otp };
  const headers = { 'idempotency-key': randomUUID() };
  const first = await post(body, { headers });
  expect(first.status).toBe(200);
  const before = await counts();
  expect((await post(body, { headers })).body).toEqual(first.body);
  expect(await counts()).toEqual(before);
  expect((await test.send('GET /api/family-info', { token: first.body.token })).body).toEqual({
    data: { students: 1, locations: 1 },
  });
});

it('API-248 OQ-253 an operator approves once the guardian has told the rest about the student', async () => {
  const { answer } = await hire();
  const { token, tutor_request_id: id } = answer.body;
  const approve = () => market.act<{ data: object }>(`requests/${id}/approve`, approveBody());
  const refused = await approve();
  expectFailure(refused, 409, 'CONFLICT');
  const parts = (['name', 'gender', 'age'] as const).map((part) => textOf(`studentPart.${part}`));
  for (const part of parts) expect(JSON.stringify(refused.body)).toContain(part);
  expect((await requestOf(answer.body)).stage).toBe('Pending');
  const { student_id } = await requestOf(answer.body);
  const child = { name: 'Tasnim', gender: 2, category_id: 1, i_class_id: 111, age: 13 };
  const told = await test.send(`PUT /api/my-student/${student_id}`, { token, body: child });
  expect(told.status).toBe(200);
  expect((await requestOf(answer.body)).student_missing).toEqual([]);
  expect((await approve()).status).toBe(200);
});
