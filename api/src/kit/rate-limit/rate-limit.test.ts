import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/support/accounts.repository.ts';
import { appOver, createTestApp, senderOf, type TestApp } from '../../../test/support/app.ts';
import { testServices } from '../../../test/support/services.ts';
import { openServer } from '../database/open.ts';
import type { Logger } from '../log.ts';
import { budgetedSender, outboxSender } from '../sms/index.ts';
import { clear, limit, refund, sweepRateLimits } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const countKeys = async () => (await test.db.selectFrom('rate_limits').select('key').execute()).length;

describe('limits', () => {
  it('allow a number of tries in a window, then state the time to wait, and start again after it', async () => {
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

  it('can be refunded and cleared, and are deleted after they expire', async () => {
    const rule = { key: 'two', max: 1, windowSeconds: 60 };
    await limit(test.db, rule);
    await refund(test.db, rule);
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
});
