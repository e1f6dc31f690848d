/** The session between page, worker, gateway and API (docs/adr/0005). Without zod: every page loads it. */

/** The session's record, which the shell reads (decision OQ-066). */
export const sessionCookie = 'gt_user';

/** The session's token, which no script can read. Browsers take the prefix over https alone, where none without it
 * counts: a subdomain could set it. */
export const sessionTokenCookie = (isHttps: boolean): string => `${isHttps ? '__Host-' : ''}porao_session`;

/** Value of the Authorization header of a page: for whom it calls. The cookie proves it. */
export const asAccount = (account: string | null): string => `Account ${account ?? 'guest'}`;

/** The account that such a header names, null for a guest; undefined where it is another one. */
export function accountNamed(authorization: string | null | undefined): string | null | undefined {
  const [, account] = /^Account (\S+)$/i.exec(authorization ?? '') ?? [];
  return account === 'guest' ? null : account;
}

/** Header of an answer that set the session's cookie: whose it is, and until when in ms since 1970. */
export const sessionHeader = 'porao-session';

export interface SessionSpan {
  /** Id of the account, the same in each of its roles. */
  readonly account: string;
  /** In ms since 1970. */
  readonly until: number;
}

export const spanText = ({ account, until }: SessionSpan): string => `${account} ${until}`;

export function spanIn(text: string | null): SessionSpan | null {
  const [account, until] = text?.split(' ') ?? [];
  return account && until ? { account, until: Number(until) } : null;
}

/** A sign-in says this of a session. */
export interface StartedSession {
  readonly type: string;
  readonly tutorId: number | null;
  readonly phone: string;
  /** The phone waits for its code: nobody is signed in yet. */
  readonly OTPVerifyUseOnly: boolean;
  /** Only of an API of the version before, which sets no cookie. */
  readonly token?: string | undefined;
}

/** The session as the browser stores it. One of the version before has a token until it is exchanged. */
export interface SessionRecord extends StartedSession, SessionSpan {}

/** Null for a token that cannot be read. */
export function spanOf(token: string): SessionSpan | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, sub } = JSON.parse(atob(payload)) as { exp?: unknown; sub?: unknown };
    if (typeof exp !== 'number') return null;
    return { account: typeof sub === 'string' ? sub : '', until: exp * 1000 };
  } catch {
    return null;
  }
}

/** The record that a cookie's text has, also after its end; null for a malformed one. */
export function sessionRecordIn(text: string): SessionRecord | null {
  try {
    const { token, account, until, type, tutorId, phone, OTPVerifyUseOnly } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    if (typeof type !== 'string' || type === '' || typeof phone !== 'string') return null;
    if (typeof OTPVerifyUseOnly !== 'boolean') return null;
    if (tutorId !== null && typeof tutorId !== 'number') return null;
    const started = { type, tutorId, phone, OTPVerifyUseOnly };
    if (token !== undefined) {
      if (typeof token !== 'string') return null;
      const span = spanOf(token);
      return span && { ...started, ...span, token };
    }
    if (typeof account !== 'string' || typeof until !== 'number') return null;
    return { ...started, account, until };
  } catch {
    return null;
  }
}
