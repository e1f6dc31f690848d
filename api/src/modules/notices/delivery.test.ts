import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { drain, noon, testChannels } from '../../../test/support/queue.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import { addNotices, type NewNotice } from './add.repository.ts';
import { deliver } from './deliver.ts';

let tutor: TestTutor;
const test = await openTestApp();

beforeEach(async () => {
  tutor = await createTutor(test.db, { user: { email_verified_at: new Date() } });
});
afterEach(async () => {
  for (const table of ['notices', 'sms_outbox', 'email_outbox', 'pgboss.job']) {
    await run(test.db)`delete from ${sql.table(table)}`;
  }
});

let made = 0;
async function tell(fields: Partial<NewNotice> = {}) {
  const notice: NewNotice = {
    userId: tutor.userId,
    source: `test ${++made}`,
    kind: 'applications',
    text: 'notice.application.appointed',
    params: { job: 7 },
    path: '/tutor/job-history/appointed-jobs',
    channels: ['site', 'sms', 'email', 'push'],
    ...fields,
  };
  await test.db.transaction().execute((trx) => addNotices(trx, [notice]));
}
const texts = () => test.db.selectFrom('sms_outbox').select(['phone_no', 'body']).orderBy('id').execute();
const mails = () => test.db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const states = async (channel: 'sms' | 'email') => {
  const all = test.db.selectFrom('notice_deliveries').select(['state', 'reason']).orderBy('id');
  return (await all.where('channel', '=', channel).execute()).map(({ state, reason }) => reason ?? state);
};
const english = 'You were appointed for job 7. Please accept or decline it.';

describe('messages of notices', () => {
  it('NTF-012 reach phone and e-mail in the language of the person, and end at the page where one acts', async () => {
    await tell();
    await drain(test.db);
    const link = 'https://porao.example/tutor/job-history/appointed-jobs';
    expect(await texts()).toEqual([{ phone_no: tutor.phone, body: `${english} ${link}` }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ address: tutor.email, subject: english });
    expect(mail?.body?.split('\nStop e-mails')[0]).toBe(
      `${english}\n\nOpen it on Porao: ${link}\n\nChoose which e-mails you get: https://porao.example/notices/settings`,
    );
    await change(test.db, 'users', { language: 'bn' }, { id: tutor.userId });
    await tell();
    await drain(test.db);
    expect((await texts())[1]?.body).toBe(`টিউশন ৭-এর জন্য আপনি নিয়োগ পেয়েছেন। নেবেন কি না, জানান। ${link}`);
  });

  it('NTF-012 are in the outbox once, however often their jobs run', async () => {
    await tell();
    await tell({ source: `test ${made}` });
    await drain(test.db);
    const deliveries = await rows(test.db, 'notice_deliveries', ['id']);
    const again = (now: Date) =>
      Promise.all(deliveries.map(({ id }) => deliver(testChannels(test.db), { delivery: id }, now)));
    await again(noon);
    // Died after the outbox had it, and before that was noted.
    await change(test.db, 'notice_deliveries', { state: 'waiting', sent_at: null });
    await expect(again(noon)).rejects.toThrow('Another job sends this message now, or died with it');
    await again(new Date(noon.getTime() + 61_000));
    expect([(await texts()).length, (await mails()).length]).toEqual([1, 1]);
    expect(await states('sms')).toEqual(['sent']);
  });

  it('NTF-006 wait for the end of the quiet hours, but for those that cannot', async () => {
    const night = new Date('2036-11-19T23:00:00+06:00');
    const morning = new Date('2036-11-20T08:00:00+06:00');
    await test.db.deleteFrom('notice_settings').execute();
    await tell({ channels: ['sms'] });
    await tell({ channels: ['sms'], urgent: true });
    await drain(test.db, testChannels(test.db), night);
    expect(await states('sms')).toEqual(['waiting', 'sent']);
    const waiting = await many(test.db)`select start_after from pgboss.job where state = 'created'`;
    expect(waiting).toEqual([{ start_after: morning.toISOString() }]);
    await drain(test.db, testChannels(test.db), morning);
    expect(await states('sms')).toEqual(['sent', 'sent']);
  });

  it('NTF-120 wait for the end of a prayer where the person lives, unless the person chose otherwise', async () => {
    const [sylhet, rajshahi] = [3, 4];
    const sunset = new Date('2036-11-20T17:10:00+06:00');
    await change(test.db, 'tutors', { city_id: rajshahi }, { id: tutor.tutorId });
    await test.db.deleteFrom('notice_settings').execute();
    await tell({ channels: ['sms'] });
    await drain(test.db, testChannels(test.db), sunset);
    expect(await states('sms')).toEqual(['sent']);
    await change(test.db, 'tutors', { city_id: sylhet }, { id: tutor.tutorId });
    await tell({ channels: ['sms'] });
    await drain(test.db, testChannels(test.db), sunset);
    expect(await states('sms')).toEqual(['sent', 'waiting']);
    await insert(test.db, 'notice_settings', { user_id: tutor.userId, prayer_times: false });
    await tell({ channels: ['sms'] });
    await drain(test.db, testChannels(test.db), sunset);
    expect(await states('sms')).toEqual(['sent', 'waiting', 'sent']);
  });

  it('NTF-007 are three text messages a day at most; the fourth is on the site and in the mail alone', async () => {
    for (let count = 0; count < 5; count++) await tell();
    await drain(test.db);
    expect(await states('sms')).toEqual(['sent', 'sent', 'sent', 'daily limit', 'daily limit']);
    expect(await states('email')).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    await tell();
    await drain(test.db, testChannels(test.db), new Date('2036-11-22T12:00:00+06:00'));
    expect((await states('sms')).at(-1)).toBe('sent');
  });

  it('NTF-088 are sent beyond the limit where they are not counted, and leave it to the others', async () => {
    for (let count = 0; count < 3; count++) await tell();
    for (let count = 0; count < 2; count++) await tell({ channels: ['sms'], uncounted: true });
    await drain(test.db);
    expect(await states('sms')).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    const next = testChannels(test.db);
    for (let count = 0; count < 2; count++) await tell({ channels: ['sms'], uncounted: true });
    await tell({ channels: ['sms'] });
    await drain(test.db, next, new Date('2036-11-22T12:00:00+06:00'));
    expect((await states('sms')).slice(-3)).toEqual(['sent', 'sent', 'sent']);
  });

  it('NTF-007 go to no address that was not proved, and to no account that was banned meanwhile', async () => {
    await change(test.db, 'users', { email: 'other@example.com' }, { id: tutor.userId });
    await tell();
    await drain(test.db);
    expect([await states('email'), await states('sms')]).toEqual([['unproved address'], ['sent']]);
    await tell();
    await change(test.db, 'users', { banned_at: new Date() }, { id: tutor.userId });
    await drain(test.db);
    expect((await states('sms')).at(-1)).toBe('banned');
  });

  it('API-397 are not sent with a key or a word that this version has no text for', async () => {
    await tell({ channels: ['sms'] });
    await change(test.db, 'notices', { text_key: 'notice.of.later' });
    await drain(test.db);
    await tell({ channels: ['sms'], text: 'notice.case.decided', params: { decision: 'of_later' } });
    await drain(test.db);
    expect(await texts()).toEqual([]);
    expect(await states('sms')).toEqual(['unknown notice', 'unknown notice']);
  });

  it('NTF-012 are tried again when the gateway fails, and count as not begun', async () => {
    await tell({ channels: ['sms'] });
    const { id: delivery } = await row(test.db, 'notice_deliveries', ['id']);
    const sms = { available: true, send: () => Promise.reject(new Error('no answer')) };
    const broken = testChannels(test.db, { sms });
    await expect(deliver(broken, { delivery }, noon)).rejects.toThrow('no answer');
    await deliver(testChannels(test.db), { delivery }, noon);
    expect(await states('sms')).toEqual(['sent']);
  });
});

describe('e-mails', () => {
  it('NTF-013 end by one press, without signing in, and only those of their kind', async () => {
    await tell({ channels: ['email'] });
    await drain(test.db);
    const [mail] = await mails();
    const { 'List-Unsubscribe': header = '', ...rest } = (mail?.headers ?? {}) as Record<string, string>;
    expect(rest).toEqual({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    });
    const address = new URL(header.slice(1, -1));
    // For mail programs that do not offer the press, the text has the page.
    expect(mail?.body).toContain(`/notices/unsubscribe${address.search}\n`);
    const press = (path: string) =>
      test.send(`POST ${path}`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expectFailure(await press(`${address.pathname}${address.search}x`), 422, 'VALIDATION');
    expect((await press(`${address.pathname}${address.search}`)).status).toBe(200);
    await tell({ channels: ['email'] });
    await tell({ channels: ['email'], kind: 'charges' });
    await drain(test.db);
    expect(await mails()).toHaveLength(2);
  });

  it('NTF-014 come after the link in the first one was opened, while the account has that address', async () => {
    const { token, userId } = await createTutor(test.db);
    const ask = () => test.send('POST /api/notices/email', { token });
    expect((await ask()).status).toBe(200);
    const linkOf = (body = '') => new URL(body.split('\n').find((line) => line.startsWith('https:')) ?? '');
    const link = linkOf((await mails())[0]?.body);
    expect(link.pathname).toBe('/notices/email');
    const confirm = (proof: string | null) =>
      test.send('POST /api/notices/email/confirm', { body: { token: proof } });
    const proof = link.searchParams.get('token');
    expectFailure(await confirm(`${proof}x`), 422, 'VALIDATION');
    await change(test.db, 'users', { email: 'moved@example.com' }, { id: userId });
    expectFailure(await confirm(proof), 422, 'VALIDATION');
    await ask();
    expect((await confirm(linkOf((await mails())[1]?.body).searchParams.get('token'))).status).toBe(200);
    expectFailure(await ask(), 409, 'CONFLICT');
  });
});
