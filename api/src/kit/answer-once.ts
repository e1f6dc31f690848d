import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { findAnswer, type KeptAnswer, keepAnswer } from './answer-once.repository.ts';
import type { Tokens } from './auth/tokens.ts';
import { inOneTransaction } from './database/call-transaction.ts';
import type { Db } from './database/open.ts';
import { ApiFailure } from './failure.ts';
import { limit } from './rate-limit/index.ts';
import type { Viewer } from './viewer.ts';

/** Answers that are kept for an account, or for the address of guests, in an hour. Past that, calls are answered as without
 * a key. */
const keptPerHour = 300;

interface KeyedCall {
  /** The `Idempotency-Key` of the call. */
  readonly given: string;
  readonly viewer: Viewer | null;
  /** Key of rate limits for the client. */
  readonly address: string;
  /** Method, path and parsed input. */
  readonly call: readonly unknown[];
}

type Answer = () => Promise<unknown>;
export type AnswerOnce = (keyed: KeyedCall, answer: Answer) => Promise<unknown>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readKey(header: string | undefined): string | undefined {
  if (header !== undefined && !uuid.test(header)) throw new ApiFailure('MALFORMED', 'request.keyMalformed');
  return header;
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** The database has an HMAC of the key, and answers are encrypted: nobody but its maker has the key. */
const derived = (given: string, purpose: string) => createHmac('sha256', given.toLowerCase()).update(purpose);

function seal(given: string, answer: unknown): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, derived(given, 'seal').digest(), iv);
  const text = Buffer.concat([sealing.update(JSON.stringify(answer)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

function unseal(given: string, sealed: Buffer): unknown {
  const opening = createDecipheriv(cipher, derived(given, 'seal').digest(), sealed.subarray(0, ivLength));
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const text = Buffer.concat([opening.update(sealed.subarray(ivLength + tagLength)), opening.final()]);
  return JSON.parse(text.toString()) as unknown;
}

async function isPast(count: () => Promise<unknown>): Promise<boolean> {
  try {
    await count();
    return false;
  } catch (error) {
    if (error instanceof ApiFailure) return true;
    throw error;
  }
}

/** Gives a repeated call the answer of the first, which is kept in the transaction of what the first wrote. Nothing is
 * kept of calls without a transaction, and of refused ones. */
export function createAnswerOnce(db: Db, tokens: Tokens): AnswerOnce {
  return async ({ given, viewer, address, call }, answer) => {
    const who = viewer ? String(viewer.userId) : 'guest';
    const id = derived(given, `id ${who}`).digest('base64url');
    const call_hash = derived(given, `call ${JSON.stringify(call)}`).digest('base64url');
    const answered = ({ call_hash: first, sealed }: KeptAnswer) => {
      if (first !== call_hash) throw new ApiFailure('CONFLICT', 'request.keyUsed');
      return unseal(given, sealed);
    };
    const known = await findAnswer(db, id);
    if (known) return answered(known);
    const by = viewer ? who : tokens.fingerprint(`address ${address}`);
    const kept = { key: `kept-answers ${by}`, max: keptPerHour, windowSeconds: 3600 };
    if (await isPast(() => limit(db, kept))) return answer();
    try {
      return await inOneTransaction({
        work: answer,
        last: (done) => keepAnswer(db, { id, call_hash, sealed: seal(given, done) }),
        stays: (error) => error instanceof ApiFailure,
      });
    } catch (error) {
      // Another one with the same key may have been first, which this one then ran into.
      const first = await findAnswer(db, id).catch(() => undefined);
      if (first) return answered(first);
      throw error;
    }
  };
}
