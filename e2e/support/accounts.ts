import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { SessionRecord } from '@porao/contracts';
import { sessionCookie, sessionTokenCookie, spanOf } from '@porao/contracts/page';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { command } from './releases.ts';
import { siteEnvironment, type WorkerSite } from './site.ts';

/** Demo accounts; all have the same password. */
export const accounts = {
  readyTutor: '01700000001',
  incompleteTutor: '01700000002',
  chattogramTutor: '01700000003',
  guardian: '01700000004',
  both: '01700000005',
  operator: '01700000009',
} as const;
export const password = 'demo-porao-1';

/** A session: its record, which the shell reads, and the token that no script has. */
export interface Session extends SessionRecord {
  readonly token: string;
}

/** A session from the real sign-in call. */
export async function sessionOf(siteUrl: string, phone: string, secret: string = password): Promise<Session> {
  const answer = await fetch(`${siteUrl}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_no: phone, password: secret }),
  });
  if (!answer.ok) throw new Error(`Sign-in of ${phone} answered ${answer.status}: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as {
    token: string;
    user: { type: 'tutor' | 'parent'; phone_no: string; tutor: { tutorid: number } | null };
  };
  const span = spanOf(token);
  if (span === null) throw new Error('The token of the sign-in cannot be read.');
  return {
    ...span,
    token,
    type: user.type,
    tutorId: user.tutor?.tutorid ?? null,
    phone: user.phone_no,
    OTPVerifyUseOnly: false,
  };
}

/** The cookies of a session, or of any text in place of its record, by name. */
export function sessionCookies(record: Session | string): Readonly<Record<string, string>> {
  if (typeof record === 'string') return { [sessionCookie]: encodeURIComponent(record) };
  const { token, ...readable } = record;
  return {
    [sessionCookie]: encodeURIComponent(JSON.stringify(readable)),
    [sessionTokenCookie(false)]: token,
  };
}

/** Those cookies as a browser sends them. */
export const cookieHeader = (record: Session): string =>
  Object.entries(sessionCookies(record))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Puts a session (or any text) where the browser keeps it. */
export async function putSession(
  context: BrowserContext,
  siteUrl: string,
  record: Session | string,
): Promise<void> {
  const cookies = Object.entries(sessionCookies(record)).map(([name, value]) => ({
    name,
    value,
    url: siteUrl,
    httpOnly: name !== sessionCookie,
  }));
  await context.addCookies(cookies);
}

/** Signs the whole browser context in without the form. */
export async function signIn(context: BrowserContext, siteUrl: string, phone: string): Promise<void> {
  await putSession(context, siteUrl, await sessionOf(siteUrl, phone));
}

/** Ends a session on the server, as another device does: every further call in it is answered with 401. */
export async function endSession(siteUrl: string, { token }: Pick<Session, 'token'>): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${siteUrl}/api/v1/logout`, { method: 'POST', headers });
  if (status !== 200) throw new Error(`The session was not ended: ${status}`);
}

/** `pnpm ops grant-role`. It needs the database itself, which the site's API has locked: that is stopped meanwhile. */
export async function grantRole(site: WorkerSite, phone: string, role: string): Promise<void> {
  await site.stopApi();
  const args = [join(repoRoot, 'api/src/ops/main.ts'), 'grant-role', phone, role, '--reason', 'a test'];
  const env = { ...process.env, ...siteEnvironment(), DATA_DIR: site.dataDir };
  const { code, stdout, stderr } = await command(args, { cwd: repoRoot, env });
  await site.startApi();
  if (code !== 0) throw new Error(`The role was not granted: ${stdout}${stderr}`);
}
