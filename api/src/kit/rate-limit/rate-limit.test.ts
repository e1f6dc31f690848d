import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.repository.ts';
import {
  appOver,
  createTestApp,
  expectFailure,
  senderOf,
  type TestApp,
  testServices,
} from '../../testing/app.ts';
import { openServer } from '../database/open.ts';
import type { Logger } from '../log.ts';
import { budgetedSender, outboxSender } from '../sms/index.ts';
import { clear, forgive, limit, sweepRateLimits } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const countKeys = async () => (await test.db.selectFrom('rate_limits').select('key').execute()).length;

describe('limits', () => {
  it('take so many in a window, then say how long to wait, and start anew after it', async () => {
    const rule = { key: 'one', max: 3, windowSeconds: 60 };
    for (let count = 0; count < 3; count++) await limit(test.db, rule);
    const refused = await limit(test.db, rule).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '60' } });
    await limit(test.db, { ...rule, key: 'other' });
    await test.db
      .updateTable('rate_limits')
      .set({ resets_at: new Date(Date.now() - 1) })
      .execute();
    await limit(test.db, rule);
    const row = await test.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', '=', 'one')
      .executeTakeFirst();
    expect(row?.hits).toBe(1);
  });

  it('count exactly when all come at once', async () => {
    const rule = { key: 'many', max: 10, windowSeconds: 60 };
    const work = await Promise.allSettled(Array.from({ length: 40 }, () => limit(test.db, rule)));
    expect(work.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('forgive one, clear all, and are swept when they are over', async () => {
    const rule = { key: 'two', max: 1, windowSeconds: 60 };
    await limit(test.db, rule);
    await forgive(test.db, rule);
    await limit(test.db, rule);
    await expect(limit(test.db, rule)).rejects.toThrow('Too many attempts.');
    await clear(test.db, rule);
    await limit(test.db, rule);
    await test.db
      .updateTable('rate_limits')
      .set({ resets_at: new Date(0) })
      .where('key', '!=', 'two')
      .execute();
    await sweepRateLimits(test.db);
    expect(await countKeys()).toBe(1);
  });
});

describe('two processes on one database', () => {
  it('share the limits of sign-in, registration and codes', async () => {
    const second = test.url
      ? openServer(test.url, { timeLimits: true, onConnectionError: () => {} })
      : undefined;
    const processes = [test.send, senderOf(appOver(testServices(second?.db ?? test.db)))] as const;
    const anywhere = (count: number) => `203.0.113.${count + 10}`;
    const turns = async (times: number, call: string, body: () => object, from = anywhere) => {
      const statuses: number[] = [];
      for (let count = 0; count < times; count++) {
        const send = processes[count % 2 === 0 ? 0 : 1];
        const headers = { 'x-forwarded-for': from(count) };
        statuses.push((await send(call, { body: body(), headers })).status);
      }
      return statuses;
    };
    const ten = Array.from({ length: 10 }, () => 422);
    const account = { phone_no: '01700000001', password: 'wrong' };
    const stranger = () => '203.0.113.1';
    expect(await turns(12, 'POST /api/v1/login', () => account, stranger)).toEqual([...ten, 429, 429]);
    await test.db.updateTable('rate_limits').set({ hits: 98 }).where('key', 'like', '%everywhere').execute();
    expect(await turns(4, 'POST /api/v1/login', () => account)).toEqual([422, 422, 429, 429]);
    const network = (count: number) => `2001:db8:7:7::${count}`;
    await test.db.deleteFrom('rate_limits').where('key', 'like', '%everywhere').execute();
    expect(await turns(12, 'POST /api/v1/login', () => account, network)).toEqual([...ten, 429, 429]);

    const person = signUp();
    const registered = await turns(7, 'POST /api/tutor-registration', () => person);
    expect(registered).toEqual([200, 200, 200, 200, 200, 429, 429]);

    const unknown = { phone_no: person.phone_no };
    const [first, other] = processes;
    expect((await first('POST /api/v1/forgot-password/send-otp', { body: unknown })).status).toBe(200);
    const again = await other('POST /api/v1/forgot-password/send-otp', { body: unknown });
    expectFailure(again, 429, 'RATE_LIMITED');
    const guest = { phone_no: '01799999999' };
    const resent = await turns(32, 'POST /api/v1/resend-otp', () => guest);
    expect(resent).toEqual([...Array.from({ length: 30 }, () => 422), 429, 429]);
    await second?.close();
  });

  it('share one budget of text messages, with one line when it is used up', async () => {
    const second = test.url
      ? openServer(test.url, { timeLimits: true, onConnectionError: () => {} })
      : undefined;
    const lines: string[] = [];
    const log = { error: (_: unknown, line: string) => void lines.push(line) } as Pick<Logger, 'error'>;
    const senders = [test.db, second?.db ?? test.db].map((db) => {
      const sms = budgetedSender(outboxSender(db), { db, perHour: 3, log });
      return senderOf(appOver({ ...testServices(db), sms }));
    });
    const register = async (count: number) => {
      const send = senders[count % 2];
      return send?.('POST /api/tutor-registration', {
        body: signUp(),
        headers: { 'x-forwarded-for': `198.51.100.${count}` },
      });
    };
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await register(count));
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 503, 503]);
    expect(answers[4]?.body.message).toMatch(
      /^No more text messages can be sent this hour\. Please try again in \d+ minutes\.$/,
    );
    expect(answers[4]?.headers.get('retry-after')).not.toBeNull();
    expect(lines).toEqual([expect.stringContaining('SMS_PER_HOUR')]);
    await second?.close();
  });

  it('keep no phone number and no address in the limits', async () => {
    const rows = await test.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(3);
    for (const { key } of rows) expect(key).not.toMatch(/01\d{9}|\d+\.\d+\.\d+\.\d+/);
  });
});
