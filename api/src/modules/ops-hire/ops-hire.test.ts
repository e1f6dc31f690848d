import type { OpsRequestDetails } from '@porao/contracts';
import { beforeEach, expect, it } from 'vitest';
import { endPauses, wrongCode } from '../../../test/support/accounts.repository.ts';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  hireWishes,
  openMarket,
} from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { noPassword } from '../../kit/auth/passwords.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  for (const table of ['otp_codes', 'sms_outbox', 'rate_limits'] as const) {
    await test.db.deleteFrom(table).execute();
  }
});

interface Posted {
  message: string;
  data: { tutor_request_id: number; user_id: number };
}

let lastPhone = 1_933_000_000;
const newPhone = () => `0${lastPhone++}`;
const told = {
  ...hireWishes,
  name: 'Rokeya Begum',
  student_name: 'Tasnim',
  student_gender: 2,
  student_age: 13,
};
const sendCode = <T>(token: string, body: object) =>
  test.send<T>('POST /api/ops/requests/code', { token, body });
const codeTo = async (phone_no: string, token = market.operator.token) => {
  await endPauses(test.db);
  const body = { phone_no, language: 'bn' };
  const sent = await sendCode<{ data: { phone_otp: string } }>(token, body);
  return sent.body.data.phone_otp;
};
const post = (body: object, token = market.operator.token) =>
  test.send<Posted>('POST /api/ops/requests', { token, body: { ...told, ...body } });
async function postFor(phone_no = newPhone(), body: object = {}) {
  const otp = await codeTo(phone_no);
  return { phone_no, answer: await post({ phone_no, otp, ...body }) };
}
const counts = () =>
  Promise.all(
    (['users', 'parents', 'students', 'parent_locations', 'tutor_requests', 'audit_log'] as const).map(
      async (table) => (await rows(test.db, table, ['id'])).length,
    ),
  );

it('API-273 sends a code that says what reading it out means, in the language of the family', async () => {
  const phone = newPhone();
  const code = await codeTo(phone);
  const [sent] = await listOutbox(test.db, { phone });
  expect(sent?.body).toContain(code);
  expect(sent?.body).toContain('সম্মতির কোড');
  const body = { phone_no: newPhone(), language: 'en' };
  await sendCode(market.operator.token, body);
  expect((await listOutbox(test.db, { phone: body.phone_no }))[0]?.body).toContain('Read it out');
  const family = await createFamily(test.db);
  expectFailure(await sendCode(family.token, body), 403, 'WRONG_ROLE');
});

it('API-274 makes account, student, location and request at once, to be approved, and logs who did', async () => {
  const { phone_no, answer } = await postFor();
  expect(answer.status).toBe(200);
  const { tutor_request_id: id, user_id } = answer.body.data;
  const columns = ['name', 'phone_no', 'password_hash', 'language', 'by_sms_since'] as const;
  const user = await row(test.db, 'users', columns, { id: user_id });
  expect(user).toMatchObject({ name: 'Rokeya Begum', phone_no, password_hash: noPassword, language: 'bn' });
  expect(user.by_sms_since).not.toBeNull();
  const path = `/api/ops/requests/${id}`;
  const { data } = await test.read<{ data: OpsRequestDetails }>(path, market.operator.token);
  const student = { name: 'Tasnim' };
  expect(data.request).toMatchObject({ student, student_missing: [], stage: 'Pending' });
  const act = await row(test.db, 'audit_log', ['actor_user_id', 'after'], { action: 'post', subject_id: id });
  expect(act).toEqual({ actor_user_id: market.operator.userId, after: { user_id } });
  expect((await market.act(`requests/${id}/approve`, approveBody())).status).toBe(200);
});

it('API-274 posts for the account of the phone, whose student of this name is taken and completed', async () => {
  const family = await createFamily(test.db);
  const again = await postFor(family.phone, { name: 'Somebody Else', student_name: 'secret child' });
  expect(again.answer.body.data.user_id).toBe(family.userId);
  const requests = await rows(test.db, 'tutor_requests', ['student_id'], { parent_id: family.parentId });
  expect(requests).toEqual([{ student_id: family.studentId }]);
  await change(test.db, 'students', { name: '', gender: null }, { id: family.studentId });
  await postFor(family.phone);
  expect(await row(test.db, 'students', ['name', 'gender', 'age'], { id: family.studentId })).toEqual({
    name: 'Tasnim',
    gender: 2,
    age: 14,
  });
  await postFor(family.phone, { student_name: 'Tahmid', student_gender: 1 });
  expect(await rows(test.db, 'students', ['id'], { parent_id: family.parentId })).toHaveLength(2);
  const tutor = await createTutor(test.db);
  expect((await postFor(tutor.phone)).answer.body.data.user_id).toBe(tutor.userId);
});

it.each([
  ['name', { name: '' }],
  ['phone_no', { phone_no: '0171234' }],
  ['otp', { otp: '12' }],
  ['consent', { consent: false }],
  ['student_name', { student_name: undefined }],
  ['student_gender', { student_gender: 3 }],
  ['student_age', { student_age: 0 }],
  ['subjects', { subjects: [10101] }],
  ['location_id', { city_id: 2 }],
  ['language', { language: 'fr' }],
])('API-274 refuses a bad field under its name, with nothing left behind: %s %j', async (field, bad) => {
  const phone_no = newPhone();
  const otp = await codeTo(phone_no);
  const before = await counts();
  expectErrors(await post({ phone_no, otp, ...bad }), [field]);
  expect(await counts()).toEqual(before);
  // The code is still good for what is corrected.
  expect((await post({ phone_no, otp })).status).toBe(200);
});

it('API-275 takes no code that is wrong, used, or was sent for another operator or by a guest', async () => {
  const phone_no = newPhone();
  const otp = await codeTo(phone_no);
  const other = await createUser(test.db, 'operator');
  const before = await counts();
  expectErrors(await post({ phone_no, otp: wrongCode(otp) }), ['otp']);
  expectErrors(await post({ phone_no, otp }, other.token), ['otp']);
  const asGuest = { ...told, phone_no, otp };
  expectErrors(await test.send('POST /api/hire', { body: asGuest }), ['otp']);
  expect(await counts()).toEqual(before);
  expect((await post({ phone_no, otp })).status).toBe(200);
  expectErrors(await post({ phone_no, otp }), ['otp']);
});

it('API-275 refuses banned and locked accounts, those of the team, and an operator’s own', async () => {
  const [banned, locked] = [await createFamily(test.db), await createFamily(test.db)];
  const family = await createFamily(test.db);
  await change(test.db, 'users', { banned_at: new Date() }, { id: banned.userId });
  await change(test.db, 'users', { account_status: 'Red' }, { id: locked.userId });
  const before = await counts();
  expectFailure((await postFor(banned.phone)).answer, 409, 'BANNED');
  expectFailure((await postFor(locked.phone)).answer, 403, 'ACCOUNT_LOCKED');
  expectFailure((await postFor(market.operator.phone)).answer, 403, 'WRONG_ROLE');
  const grant = { user_id: family.userId, role: 'operator', reason: 'test' };
  await test.db.insertInto('role_grants').values(grant).execute();
  const otp = await codeTo(family.phone, family.token);
  expectFailure(await post({ phone_no: family.phone, otp }, family.token), 409, 'CONFLICT');
  expect(await counts()).toEqual(before);
});
