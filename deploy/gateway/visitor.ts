import { SessionRecord } from '@porao/contracts';
import { languageCookie, sessionCookie } from '@porao/contracts/page';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { decode } from 'hono/jwt';
import { askedLanguage } from './content/addresses.ts';

/** A visitor by the cookies alone: enough to choose preloads, not to authorize. */
export interface Visitor {
  readonly language: 'en' | 'bn';
  /** Null for a guest; a malformed record and one that has ended are a guest's (decision OQ-073). */
  readonly role: string | null;
}

export function visitorOf(c: Context): Visitor {
  return {
    language: askedLanguage(c) ?? (getCookie(c, languageCookie) === 'bn' ? 'bn' : 'en'),
    role: roleOf(getCookie(c, sessionCookie)),
  };
}

function roleOf(cookie: string | undefined): string | null {
  if (cookie === undefined) return null;
  try {
    const { token, type, OTPVerifyUseOnly } = SessionRecord.parse(JSON.parse(cookie));
    const { exp = 0 } = decode(token).payload;
    return exp * 1000 > Date.now() && !OTPVerifyUseOnly ? type : null;
  } catch {
    return null;
  }
}
