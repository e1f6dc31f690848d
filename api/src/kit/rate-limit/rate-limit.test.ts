import { describe, expect, it } from 'vitest';
import { signUp } from '../../../test/support/accounts.repository.ts';
import { appOver, openTestApp, senderOf } from '../../../test/support/app.ts';
import { testSecret } from '../../../test/support/people.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { createTokens } from '../auth/tokens.ts';
import { openServer } from '../database/open.ts';
import { run } from '../database/query.repository.ts';
import type { Logger } from '../log.ts';
import { budgetedSender, outboxSender, type SmsUse } from '../sms/index.ts';
import { addressLimits, clear, limit, refund, sweepRateLimits } from './index.ts';

const test = await openTestApp();

const hitsOf = async (key: string) => (await rows(test.db, 'rate_limits', ['hits'], { key }))[0]?.hits;

describe('limits', () => {
  it('allow a number of tries in a window, then state the time to wait, and start again after it', async () => {
    const rule = { key: 'one', max: 3, windowSeconds: 60 };
    for (let count = 0; count < 3; count++) await limit(test.db, rule);
    const refused = await limit(test.db, rule).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'retry-after': expect.stringMatching(/^(60|5\d)$/) },
    });
    await limit(test.db, { ...rule, key: 'other' });
    await change(test.db, 'rate_limits', { resets_at: new Date(Date.now() - 1) });
    await limit(test.db, rule);
    expect(await hitsOf('one')).toBe(1);
  });

  it('count exactly when all come at once', async () => {
    const rule = { key: 'many', max: 10, windowSeconds: 60 };
    const work = await Promise.allSettled(Array.from({ length: 40 }, () => limit(test.db, rule)));
    expect(work.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('API-187 of several write nothing when one is used up, also when all come at once', async () => {
    const used = { key: 'used', max: 2, windowSeconds: 60 };
    const unused = { key: 'unused', max: 9, windowSeconds: 60 };
    const work = await Promise.allSettled(Array.from({ length: 20 }, () => limit(test.db, unused, used)));
    expect(work.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect([await hitsOf('used'), await hitsOf('unused')]).toEqual([2, 2]);
    await expect(limit(test.db, { ...unused, key: 'third' }, used)).rejects.toThrow('Too many attempts.');
    expect(await hitsOf('third')).toBeUndefined();
  });

  it('API-186 count an address by its /64, /56 and /48', async () => {
    const tokens = createTokens(testSecret);
    const rule = { key: 'of', max: 2, windowSeconds: 60 };
    const tries = async (address: string) => {
      const answer = await limit(test.db, ...addressLimits(tokens, address, rule)).catch(() => null);
      return answer !== null;
    };
    const [one, two, three] = ['2001:db8:1:a001::1', '2001:db8:1:a002::1', '2001:db8:1:a003::1'];
    expect([await tries(one), await tries(one), await tries(one)]).toEqual([true, true, false]);
    expect([await tries(two), await tries(two), await tries(three)]).toEqual([true, true, false]);
    // Another /56 of the /48, and then a third one.
    expect([await tries('2001:db8:1:b001::1'), await tries('2001:db8:1:b002::1')]).toEqual([true, true]);
    expect(await tries('2001:db8:1:c001::1')).toBe(false);
    expect(await tries('2001:db8:2:c001::1')).toBe(true);
  });

  it('can be refunded and cleared, and are deleted after they expire', async () => {
    const rule = { key: 'two', max: 1, windowSeconds: 60 };
    await limit(test.db, rule);
    await refund(test.db, rule);
    await limit(test.db, rule);
    await expect(limit(test.db, rule)).rejects.toThrow('Too many attempts.');
    await clear(test.db, rule);
    await limit(test.db, rule);
    await run(test.db)`update rate_limits set resets_at = to_timestamp(0) where key <> 'two'`;
    await sweepRateLimits(test.db);
    expect(await rows(test.db, 'rate_limits', ['key'])).toEqual([{ key: 'two' }]);
  });
});

it('API-185 strangers cannot use up the messages of an hour that resets and known devices need', async () => {
  const log = { error: () => {} } as Pick<Logger, 'error'>;
  const { send } = budgetedSender(outboxSender(test.db), { db: test.db, perHour: 10, log });
  const sent = async (times: number, use?: SmsUse) => {
    const work = Array.from({ length: times }, () => send('01711111111', 'x', { use }));
    return (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;
  };
  expect([await sent(12), await sent(5, 'reset'), await sent(5, 'known device')]).toEqual([7, 2, 1]);
  await clear(test.db, { key: 'sms-budget' });
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
      const headers = { 'x-forwarded-for': `198.51.100.${count}` };
      return senders[count % 2]?.('POST /api/tutor-registration', { body: signUp(), headers });
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
