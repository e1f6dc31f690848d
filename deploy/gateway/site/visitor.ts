import type { SignedInRequest } from '@porao/contracts';
import {
  type ColorMode,
  colorModeCookie,
  languageCookie,
  sessionCookie,
  sessionRecordIn,
  sessionTokenCookie,
  spanOf,
} from '@porao/contracts/page';
import { languageOf } from '@porao/server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { askedLanguage, languages } from './addresses.ts';

/** Says who is signed in, by a cookie that anybody can write: only an answer of the API proves it. */
export interface Person {
  /** Null where the browser has none of this account. */
  readonly token: string | null;
  readonly account: string;
  readonly session: SignedInRequest['session'];
}

/** A visitor by what the request says: enough to choose preloads, not to authorize. */
export interface Visitor {
  readonly language: 'en' | 'bn';
  /** Dark where a form asked for it that no script took. */
  readonly mode: ColorMode;
  /** Null for a guest; a malformed record and one that has ended are a guest's (decision OQ-073). */
  readonly person: Person | null;
  readonly role: string | null;
}

/** `isHttps` as the API hears it, which names the cookie by it. */
export function visitorOf(c: Context, isHttps: boolean): Visitor {
  const token = getCookie(c, sessionTokenCookie(isHttps));
  const person = personOf(getCookie(c, sessionCookie), token);
  const kept = getCookie(c, languageCookie);
  return {
    language: askedLanguage(c) ?? languages.find((language) => language === kept) ?? languageOf(c),
    mode: getCookie(c, colorModeCookie) === 'dark' ? 'dark' : 'light',
    person,
    role: person?.session.type ?? null,
  };
}

function personOf(cookie: string | undefined, sent: string | undefined): Person | null {
  const record = sessionRecordIn(cookie ?? '');
  if (record === null || record.until <= Date.now() || record.OTPVerifyUseOnly) return null;
  const { type, tutorId, phone, account } = record;
  // A record of the version before has its token until the shell exchanges it.
  const token = record.token ?? (sent !== undefined && spanOf(sent)?.account === account ? sent : null);
  return { token, account, session: { type, tutorId, phone } };
}
