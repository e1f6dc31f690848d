import { SessionRecord, type SignedInRequest } from '@porao/contracts';
import { languageCookie, sessionCookie } from '@porao/contracts/page';
import { languageOf } from '@porao/server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { decode } from 'hono/jwt';
import { askedLanguage, languages } from './addresses.ts';

/** Says who is signed in, by a cookie that anybody can write: only an answer of the API proves it. */
export interface Person {
  readonly token: string;
  readonly account: string;
  readonly session: SignedInRequest['session'];
}

/** A visitor by what the request says: enough to choose preloads, not to authorize. */
export interface Visitor {
  readonly language: 'en' | 'bn';
  /** Null for a guest; a malformed record and one that has ended are a guest's (decision OQ-073). */
  readonly person: Person | null;
  readonly role: string | null;
}

export function visitorOf(c: Context): Visitor {
  const person = personOf(getCookie(c, sessionCookie));
  const kept = getCookie(c, languageCookie);
  return {
    language: askedLanguage(c) ?? languages.find((language) => language === kept) ?? languageOf(c),
    person,
    role: person?.session.type ?? null,
  };
}

function personOf(cookie: string | undefined): Person | null {
  if (cookie === undefined) return null;
  try {
    const { token, OTPVerifyUseOnly, ...session } = SessionRecord.parse(JSON.parse(cookie));
    const { exp = 0, sub } = decode(token).payload;
    if (exp * 1000 <= Date.now() || OTPVerifyUseOnly) return null;
    return { token, account: typeof sub === 'string' ? sub : '', session };
  } catch {
    return null;
  }
}
