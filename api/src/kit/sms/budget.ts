import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import type { Logger } from '../log.ts';
import { count, current } from '../rate-limit/index.ts';
import type { SmsSender } from './sender.ts';

const usedUp = (seconds: number) =>
  new ApiFailure(
    'UNAVAILABLE',
    { key: 'sms.usedUp', params: { count: Math.ceil(seconds / 60) } },
    {},
    { 'retry-after': String(seconds) },
  );

/** At most `perHour` messages over all processes, which limits the cost of abuse. */
export function budgetedSender(
  sms: SmsSender,
  { db, perHour, log }: { db: Db; perHour: number; log: Pick<Logger, 'error'> },
): SmsSender {
  const budget = { key: 'sms-budget', max: perHour, windowSeconds: 3600 };
  return {
    available: sms.available,
    requireBudget: async () => {
      const window = await current(db, budget);
      if (window && window.hits >= perHour) throw usedUp(window.secondsLeft);
    },
    send: async (phone, text) => {
      const { hits, secondsLeft } = await count(db, budget);
      if (hits > perHour) throw usedUp(secondsLeft);
      if (hits === perHour) {
        log.error(
          { perHour, secondsLeft },
          'the last text message of this hour is sent; more are refused until the hour is over (SMS_PER_HOUR)',
        );
      }
      await sms.send(phone, text);
    },
  };
}
