import { randomInt } from 'node:crypto';
import type { CurrentUser } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../src/kit/database/open.ts';
import { run } from '../../src/kit/database/query.repository.ts';
import type { TestApp } from './app.ts';
import { change } from './rows.repository.ts';

export const password = 'correct horse battery';

/** A new sign-up payload. */
export function signUp(fields: object = {}) {
  const phone_no = `01${randomInt(300_000_000, 1_000_000_000)}`;
  const person = { name: 'Ayesha Rahman', phone_no, email: `${phone_no}@example.com`, gender: 2 };
  return { ...person, password, password_confirmation: password, ...fields };
}

export interface Registered {
  type: string;
  status: string;
  message: string;
  token: string;
  user: CurrentUser;
  data?: { resend_in_seconds: number };
}

export interface CodeSent {
  status: string;
  message: string;
  data: { resend_after: number; phone_otp?: string };
}

export const codeOf = ({ body }: { body: CodeSent }) => body.data.phone_otp ?? '';

export const readUser = async (test: TestApp, token: string) =>
  (await test.read<{ data: CurrentUser }>('/api/v1/user', token)).data;

export const isSignedIn = async (test: TestApp, token: string) =>
  (await test.send('GET /api/v1/user', { token })).status === 200;

/** Moves the account's codes and limits into the past. */
export async function letTimePass(db: Db, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await run(db)`update otp_codes set sent_at = sent_at - ${by}, expires_at = expires_at - ${by}`;
  await run(db)`update password_resets set expires_at = expires_at - ${by}`;
  await run(db)`update rate_limits set resets_at = resets_at - ${by}`;
}

/** Another code may be sent to each phone. */
export async function endPauses(db: Db): Promise<void> {
  await change(db, 'otp_codes', { sent_at: new Date(0) });
  await db.deleteFrom('rate_limits').where('key', 'like', '% pause').execute();
}

/** Every limit counts from now on. */
export const endLimits = (db: Db) => db.deleteFrom('rate_limits').execute();

export const countUsers = async (db: Db): Promise<number> =>
  (await db.selectFrom('users').select('id').execute()).length;

/** Another six digits. */
export const wrongCode = (code = '') => (code === '111111' ? '222222' : '111111');
