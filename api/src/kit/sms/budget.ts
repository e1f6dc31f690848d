import type { Db } from '../database/open.ts';
import { unavailable } from '../failure.ts';
import type { Logger } from '../log.ts';
import { current, limit } from '../rate-limit/index.ts';
import type { SmsSender } from './sender.ts';

const usedUp = (seconds: number) =>
  unavailable({ key: 'sms.usedUp', params: { count: Math.ceil(seconds / 60) } }, seconds);

interface Budget {
  readonly db: Db;
  readonly perHour: number;
  readonly log: Pick<Logger, 'error'>;
  /** A part of the site's messages that is counted by itself, without shares. */
  readonly key?: string;
}

/** Shares of the hour's messages up to which each use may go: strangers cannot use up what resets need, and resets of
 * strangers not what people on their own devices need. */
const shares = { anybody: 0.7, reset: 0.9, 'known device': 1 } as const;

/** At most `perHour` messages over all processes, which limits the cost of abuse. */
export function budgetedSender(sms: SmsSender, { db, perHour, log, key: part }: Budget): SmsSender {
  const key = part ?? 'sms-budget';
  const most = (use: keyof typeof shares = 'anybody') =>
    part === undefined ? Math.ceil(perHour * shares[use]) : perHour;
  const ends = new Set([most(), most('reset'), most('known device')]);
  return {
    available: sms.available,
    requireBudget: async (use) => {
      const window = await current(db, { key });
      if (window && window.hits >= most(use)) throw usedUp(window.secondsLeft);
    },
    send: async (phone, text, options) => {
      const rule = { key, max: most(options?.use), windowSeconds: 3600, refusal: usedUp };
      const { hits = 0, secondsLeft } = (await limit(db, rule)).get(key) ?? {};
      if (ends.has(hits)) {
        log.error(
          { perHour, sent: hits, secondsLeft },
          hits === perHour
            ? 'the last text message of this hour is sent; more are refused until the hour is over (SMS_PER_HOUR)'
            : 'the rest of the text messages of this hour is for resets and known devices (SMS_PER_HOUR)',
        );
      }
      await sms.send(phone, text, options);
    },
  };
}
