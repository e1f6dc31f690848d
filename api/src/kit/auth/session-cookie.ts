import type { Endpoint } from '@porao/contracts';
import { accountNamed, sessionHeader, sessionTokenCookie, spanOf, spanText } from '@porao/contracts/page';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export interface Credentials {
  /** Null for a guest; empty for a session that is not there any more. */
  readonly token: string | null;
  /** A page of this site: its scripts get no token. */
  readonly isPage: boolean;
}

export const isHttps = (c: Context): boolean => c.req.header('x-forwarded-proto') === 'https';

/** Reads whose call it is: by a token, or of a page, which names the account that its cookie proves (docs/adr/0005). */
export function credentialsOf(c: Context): Credentials {
  const authorization = c.req.header('authorization');
  const account = accountNamed(authorization);
  if (account === undefined)
    return { token: /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null, isPage: false };
  return { token: account === null ? null : cookieToken(c, account), isPage: true };
}

/** Another account's cookie is none: what one person's page asks is never answered with another's data. */
function cookieToken(c: Context, account: string): string {
  const token = isSameOrigin(c) ? getCookie(c, sessionTokenCookie(isHttps(c))) : undefined;
  return token !== undefined && spanOf(token)?.account === account ? token : '';
}

/** A browser says of every write where it comes from. Reads over plain HTTP may come without: other sites cannot send
 * the header that names the account. */
function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.method === 'GET' || c.req.method === 'HEAD';
  const host = c.req.header('x-forwarded-host') ?? new URL(c.req.url).host;
  return origin === `http${isHttps(c) ? 's' : ''}://${host}`;
}

interface Given {
  readonly token?: string;
  readonly user?: object;
  readonly data?: unknown;
}

/** The answer to a page, whose session goes into the cookie. */
export function withSessionCookie(
  c: Context,
  { session }: Pick<Endpoint, 'session'>,
  { isPage, token: sent }: Credentials,
  answer: unknown,
): unknown {
  if (session === 'moves' && sent) beginWith(c, sent);
  if (session === 'ends' && isPage) putCookie(c, '', 0);
  if (session !== 'begins' || !isPage) return answer;
  const whole = answer as Given;
  const isBelow = whole.token === undefined;
  const { token = '', user, ...rest } = isBelow ? (whole.data as Given) : whole;
  beginWith(c, token);
  const without = { ...rest, ...(user && { user: { ...user, api_token: null } }) };
  return isBelow ? { ...whole, data: without } : without;
}

function beginWith(c: Context, token: string): void {
  const span = spanOf(token);
  if (span === null) throw new Error('A session begins without a token.');
  putCookie(c, token, Math.max(0, Math.floor((span.until - Date.now()) / 1000)));
  c.header(sessionHeader, spanText(span));
}

function putCookie(c: Context, value: string, maxAge: number): void {
  const secure = isHttps(c);
  setCookie(c, sessionTokenCookie(secure), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}
