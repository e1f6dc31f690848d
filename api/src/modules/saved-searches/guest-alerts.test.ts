import type { GuestAlerts } from '@porao/contracts';
import { beforeEach, expect, it } from 'vitest';
import { endPauses } from '../../../test/support/accounts.repository.ts';
import { browserOf, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { many } from '../../kit/database/query.repository.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import { sweepAlerts } from './digest.repository.ts';
import { guestText, sendDigests } from './digest.ts';

const test = await openTestApp();
const market = await openMarket(test);
const browser = browserOf(test.send);

beforeEach(async () => {
  for (const table of ['guests', 'otp_codes', 'sms_outbox', 'rate_limits'] as const) {
    await test.db.deleteFrom(table).execute();
  }
});

const board = { filters: { i_class_id: 111 } };
let lastPhone = 1_911_000_000;
const newPhone = () => `0${lastPhone++}`;
const codeFor = (phone_no: string) =>
  browser<{ data: { phone_otp: string } }>('POST /api/guest-alerts/code', { body: { phone_no } });
const confirm = (phone_no: string, otp: string, body: object = {}) =>
  browser<{ data: { account: boolean } }>('POST /api/guest-alerts', {
    body: { phone_no, otp, name: 'Class 8', frequency: 'daily', board, ...body },
  });
async function subscribe(phone: string, body: object = {}) {
  await endPauses(test.db);
  const code = await codeFor(phone);
  return confirm(phone, code.body.data.phone_otp, body);
}
const publish = async () => (await market.publish(await createFamily(test.db))).jobId;
const textsTo = async (phone: string) => {
  await drain(test.db);
  return (await listOutbox(test.db, { phone })).map(({ body }) => body).filter((text) => text.includes('#'));
};
const keyOf = async (phone_no: string) => (await row(test.db, 'guests', ['key'], { phone_no })).key;
const [sunday, saturday] = [new Date('2026-11-15T02:00:00Z'), new Date('2026-11-21T02:00:00Z')];

it('ALR-014 a guest proves the phone, then one text message a day counts the new jobs of all searches, once', async () => {
  const phone = newPhone();
  expectFailure(await confirm(phone, '123456'), 422, 'VALIDATION');
  expect((await subscribe(phone)).body.data).toEqual({ account: false });
  await subscribe(phone, { frequency: 'weekly', board: { filters: { tutoring_category_id: 1 } } });
  await publish();
  const closed = await publish();
  await drain(test.db);
  await change(test.db, 'jobs', { status: 'expired' }, { id: closed });
  await sendDigests(test.db, sunday);
  await sendDigests(test.db, saturday);
  expect(await textsTo(phone)).toEqual([
    `1 new tuition job for you: https://porao.example/alerts#${await keyOf(phone)}`,
  ]);
  expectFailure(await confirm(phone, '123456', { frequency: 'at_once' }), 422, 'VALIDATION');
  const site = { siteUrl: 'https://tuition.porao.com.bd', key: await keyOf(phone) };
  expect(guestText(9999, site, 'bn').length).toBeLessThanOrEqual(70);
});

it('ALR-015 the link of a text message shows the searches and ends one or all; the phone is deleted with the last', async () => {
  const phone = newPhone();
  await subscribe(phone);
  await subscribe(phone, { name: 'Second' });
  await subscribe(phone, { name: 'Third' });
  expectFailure(await subscribe(phone), 409, 'CAP_REACHED');
  const key = await keyOf(phone);
  const read = () => test.send<{ data: GuestAlerts }>('POST /api/guest-alerts/read', { body: { key } });
  const shown = (await read()).body.data;
  expect(shown).toMatchObject({ phone_end: phone.slice(-2), searches: [{ name: 'Third' }, {}, {}] });
  expect(JSON.stringify(shown)).not.toContain(phone);
  const stop = (body: object) => test.send('POST /api/guest-alerts/stop', { body: { key, ...body } });
  expectFailure(await stop({ id: 999_999 }), 404, 'NOT_FOUND');
  await stop({ id: shown.searches[0]?.id });
  expect((await read()).body.data.searches).toHaveLength(2);
  await publish();
  await stop({});
  expectFailure(await read(), 404, 'NOT_FOUND');
  await sendDigests(test.db, sunday);
  expect(await textsTo(phone)).toEqual([]);
});

it('ALR-016 codes are few for a phone, and the answer is alike whether a tutor has it', async () => {
  const tutor = await createTutor(test.db);
  const [known, unknown] = [await codeFor(tutor.phone), await codeFor(newPhone())];
  const withoutCode = ({ body }: typeof known) => ({ ...body, data: { ...body.data, phone_otp: '' } });
  expect(withoutCode(known)).toEqual(withoutCode(unknown));
  expectFailure(await confirm(tutor.phone, '000000'), 422, 'VALIDATION');
  expectFailure(await codeFor(tutor.phone), 429, 'RATE_LIMITED');
  const phone = newPhone();
  for (let sent = 0; sent < 6; sent++) {
    await endPauses(test.db);
    expect((await codeFor(phone)).status).toBe(200);
  }
  await endPauses(test.db);
  expectFailure(await codeFor(phone), 429, 'RATE_LIMITED');
});

it('ALR-017 a phone of a tutor uses the account, also where it was a guest before, and no job is told twice', async () => {
  const tutor = await createTutor(test.db);
  const { body } = await subscribe(tutor.phone, { frequency: 'weekly' });
  expect(body.data).toEqual({ account: true });
  const ofTutor = () => rows(test.db, 'saved_searches', ['name'], { tutor_id: tutor.tutorId });
  expect(await ofTutor()).toEqual([{ name: 'Class 8' }]);

  const phone = newPhone();
  await subscribe(phone, { name: 'As a guest' });
  const job = await publish();
  await drain(test.db);
  await sendDigests(test.db, sunday);
  expect(await textsTo(phone)).toHaveLength(1);
  await change(test.db, 'users', { phone_no: phone }, { id: tutor.userId });
  await sendDigests(test.db, sunday);
  expect((await ofTutor()).map(({ name }) => name)).toEqual(['Class 8', 'As a guest']);
  const told = await many(test.db)`select job_id, state from alerts
    where search_id in (select id from saved_searches where tutor_id = ${tutor.tutorId})`;
  expect(told).toContainEqual({ job_id: job, state: 'told' });
  expect(await test.db.selectFrom('guests').select('id').execute()).toEqual([]);
});

it('ALR-018 alerts of guests end after 90 days', async () => {
  const phone = newPhone();
  await subscribe(phone);
  await sweepAlerts(test.db, new Date(Date.now() + 89 * 86_400_000));
  expect(await test.db.selectFrom('guests').select('id').execute()).toHaveLength(1);
  await sweepAlerts(test.db, new Date(Date.now() + 91 * 86_400_000));
  expect(await test.db.selectFrom('guests').select('id').execute()).toEqual([]);
});
