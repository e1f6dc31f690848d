import type { Db } from '../../kit/database/open.ts';
import { run } from '../../kit/database/query.repository.ts';

/** From now on the account is asked by text messages, in this language. */
export const askBySms = (trx: Db, userId: number, language: 'en' | 'bn') =>
  run(
    trx,
  )`update users set by_sms_since = coalesce(by_sms_since, now()), language = ${language} where id = ${userId}`;
