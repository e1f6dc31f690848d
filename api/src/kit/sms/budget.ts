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

interface Budget {
  readonly db: Db;
  readonly perHour: number;
  readonly log: Pick<Logger, 'error'>;
  /** Messages of one key are counted together. */
  readonly key?: string;
}

/** At most `perHour` messages over all processes, which limits the cost of abuse. */
export function budgetedSender(sms: SmsSender, { db, perHour, log, key = 'sms-budget' }: Budget): SmsSender {
  const budget = { key, max: perHour, windowSeconds: 3600 };
  return {
    available: sms.available,
    requireBudget: async () => {
      const window = await current(db, budget);
      if (window && window.hits >= perHour) throw usedUp(window.secondsLeft);
    },
    send: async (phone, text, delivery) => {
      const { hits, secondsLeft } = await count(db, budget);
      if (hits > perHour) throw usedUp(secondsLeft);
      if (hits === perHour) {
        log.error(
          { perHour, secondsLeft },
          'the last text message of this hour is sent; more are refused until the hour is over (SMS_PER_HOUR)',
        );
      }
      await sms.send(phone, text, delivery);
    },
  };
}
