import { type Role, type RouteAccess, SessionRecord } from '@porao/contracts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { decode } from 'hono/jwt';
import type { z } from 'zod';
import { askedLanguage } from './content/addresses.ts';

/** Cookie of the chosen language (SHL-002). */
export const languageCookie = 'gt_selected_language';

/** What the gateway knows of a visitor, from cookies alone: enough to preload, never to authorise. */
export interface Visitor {
  readonly language: 'en' | 'bn';
  /** Null for a guest; a malformed record and one that has ended are a guest's (decision OQ-073). */
  readonly role: Role | null;
}

export function visitorOf(c: Context): Visitor {
  return {
    language: askedLanguage(c) ?? (getCookie(c, languageCookie) === 'bn' ? 'bn' : 'en'),
    role: roleOf(getCookie(c, 'gt_user')),
  };
}

function roleOf(cookie: string | undefined): Role | null {
  if (cookie === undefined) return null;
  try {
    const { token, type, OTPVerifyUseOnly } = SessionRecord.parse(JSON.parse(cookie));
    const { exp = 0 } = decode(token).payload;
    return exp * 1000 > Date.now() && !OTPVerifyUseOnly ? type : null;
  } catch {
    return null;
  }
}

export function mayOpen(access: z.infer<typeof RouteAccess>, { role }: Visitor): boolean {
  if (access === 'anyone') return true;
  if (access === 'guest') return role === null;
  if (access === 'signed-in') return role !== null;
  return access === role;
}
