import { textOf } from '@porao/contracts/messages';
import { beforeEach, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { later, openVisits } from '../../../test/support/visits.ts';
import { watchVisits } from './index.ts';

const test = await openTestApp();
const { meeting, read, name, arrive, textsTo, answerBySms } = await openVisits(test);
const friend = { name: 'Karim', phone_no: '01811111111' };

beforeEach(() => drain(test.db));

it('API-431 is told once that they were named; another number again, three times a day', async () => {
  const tutor = await createTutor(test.db, { user: { name: 'Nusrat Jahan' } });
  expect((await name(tutor, friend)).status).toBe(200);
  for (const other of ['Karim Uddin', 'Karim Ali', 'Karim'])
    expect((await name(tutor, { ...friend, name: other })).status).toBe(200);
  expect(await textsTo(friend.phone_no)).toHaveLength(1);
  expect((await read(tutor)).contact).toEqual({ ...friend, stopped: false });
  await name(tutor, { ...friend, phone_no: '01811111115' });
  expect(await textsTo('01811111115')).toHaveLength(1);
  expect((await name(tutor, { ...friend, phone_no: '01811111118' })).status).toBe(200);
  expectFailure(await name(tutor, friend), 429, 'RATE_LIMITED');
  expectErrors(await name(tutor, { name: '', phone_no: '12' }), ['name', 'phone_no']);
  expectErrors(await name(tutor, { ...friend, phone_no: tutor.phone }), ['phone_no']);
  await test.send('DELETE /api/trusted-contact', tutor);
  expect((await read(tutor)).contact).toBeNull();
});

it('API-431 is told once by two presses at once', async () => {
  const tutor = await createTutor(test.db);
  const contact = { ...friend, phone_no: '01811111120' };
  const sent = await Promise.all([name(tutor, contact), name(tutor, contact)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await textsTo(contact.phone_no)).toHaveLength(1);
});

it('API-431 no number is named more than three times a day, whoever names it', async () => {
  const phone_no = '01811111119';
  for (const status of [200, 200, 200, 429])
    expect((await name(await createTutor(test.db), { ...friend, phone_no })).status).toBe(status);
  expect(await textsTo(phone_no)).toHaveLength(3);
});

it('API-431 of two that are named before a message is sent, each gets at most its own', async () => {
  const tutor = await createTutor(test.db);
  const [first, second] = ['01811111121', '01811111122'];
  await name(tutor, { ...friend, phone_no: first });
  await name(tutor, { ...friend, phone_no: second });
  expect([await textsTo(first), await textsTo(second)].map((texts) => texts.length)).toEqual([0, 1]);
});

it('NTF-105 who is named in place of another once the time is over is not told of the visit', async () => {
  const { tutor, id } = await meeting();
  await name(tutor, { ...friend, phone_no: '01811111123' });
  await arrive(tutor, id);
  await watchVisits(test.db, later(-1));
  await test.db
    .updateTable('visits')
    .set({ home_by: later(-40).toISOString() })
    .execute();
  await test.db
    .updateTable('trusted_contacts')
    .set({ added_at: later(-90).toISOString() })
    .execute();
  // A corrected name is the same contact.
  await name(tutor, { name: 'Karim Uddin', phone_no: '01811111123' });
  await watchVisits(test.db, later(0));
  await watchVisits(test.db, later(31));
  await name(tutor, { ...friend, phone_no: '01811111124' });
  expect([await textsTo('01811111123'), await textsTo('01811111124')].map((texts) => texts.length)).toEqual([
    0, 1,
  ]);
  expect((await textsTo('01811111124'))[0]).toBe(
    textOf({ key: 'sms.contact.named', params: { name: 'Nusrat Jahan' } }, 'bn'),
  );
});

it('API-431 NTF-105 who answers STOP is told nothing more, and cannot be named again', async () => {
  const { tutor, id } = await meeting();
  const phone_no = '01811111116';
  await name(tutor, { ...friend, phone_no });
  await arrive(tutor, id);
  expect(await textsTo(phone_no)).toHaveLength(1);
  expect((await answerBySms(phone_no, 'stop')).status).toBe(200);
  expect((await textsTo(phone_no)).at(-1)).toBe(textOf('sms.reply.contactStopped', 'bn'));
  expect((await read(tutor)).contact?.stopped).toBe(true);
  await watchVisits(test.db, later(121));
  await watchVisits(test.db, later(200));
  expect(await textsTo(phone_no)).toHaveLength(2);
  expectErrors(await name(await createTutor(test.db), { ...friend, phone_no }), ['phone_no']);
});

it('API-431 a STOP counts for who was named before; whoever was not is not answered', async () => {
  const tutor = await createTutor(test.db);
  const phone_no = '01811111117';
  await name(tutor, { ...friend, phone_no });
  expect(await textsTo(phone_no)).toHaveLength(1);
  await test.send('DELETE /api/trusted-contact', tutor);
  await answerBySms(phone_no, 'STOP');
  expect(await textsTo(phone_no)).toHaveLength(1);
  expectErrors(await name(tutor, { ...friend, phone_no }), ['phone_no']);
  // An account that nobody named only ends questions to itself.
  const other = await createTutor(test.db);
  await answerBySms(other.phone, 'STOP');
  expect((await name(tutor, { ...friend, phone_no: other.phone })).status).toBe(200);
});
