import { randomUUID } from 'node:crypto';
import { sessionSeconds } from '../../kit/auth/tokens.ts';
import { deviceOf } from '../../kit/device.ts';
import { clearAll } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { createSession, setSessionRole } from './session.repository.ts';
import { signInPrefix } from './session.rules.ts';

type Needed = Pick<Services, 'db' | 'tokens'>;

interface NewSession {
  readonly userId: number;
  readonly role: string;
  readonly userAgent: string | undefined;
  /** In which messages reach the account from now on. */
  readonly language: 'en' | 'bn';
  /** False where the device has not signed in to this account before: its owner is told. */
  readonly isKnown?: boolean;
  /** A keyed hash; undefined where the browser asked for no code lately. */
  readonly browser?: string | undefined;
}

/** A new session's token. For an unverified account it allows the verification only. */
export async function startSession(
  { db, tokens }: Needed,
  { userId, role, userAgent, language, browser, isKnown = true }: NewSession,
): Promise<string> {
  const id = randomUUID();
  const device = deviceOf(userAgent);
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  await createSession(db, { id, userId, role, device, expiresAt, language, isKnown, browser });
  return tokens.issue(id, userId, role, expiresAt);
}

/** The same session in another of its account's roles: a new token; signing out ends both. */
export async function changeSessionRole(
  { db, tokens }: Needed,
  session: { sessionId: string; userId: number },
  role: string,
): Promise<string> {
  const expiresAt = await setSessionRole(db, session.sessionId, session.userId, role);
  return tokens.issue(session.sessionId, session.userId, role, new Date(expiresAt));
}

/** Clears the counts of wrong passwords after a change of the password. */
export async function forgetSignIns({ db, tokens }: Needed, userId: number): Promise<void> {
  await clearAll(db, signInPrefix(tokens.fingerprint(`account ${userId}`)));
}
