import { colorModeCookie, colorModeNextParameter, colorModeParameter } from '@porao/contracts/page';
import { setCookie } from 'hono/cookie';
import type { Bound } from '../edge/client-network.ts';
import { missing } from '../edge/no-page.ts';

const yearSeconds = 365 * 24 * 3600;

/** Keeps the mode that a form asked for, and leads back to its page. A script of the page reads the cookie. */
export function chooseColorMode(c: Bound, isHttps: boolean): Response {
  const mode = c.req.query(colorModeParameter);
  if (mode !== 'dark' && mode !== 'light') return missing(c);
  setCookie(c, colorModeCookie, mode, { path: '/', maxAge: yearSeconds, sameSite: 'Lax', secure: isHttps });
  c.header('cache-control', 'no-store');
  return c.redirect(ownPath(c.req.query(colorModeNextParameter) ?? '/'), 303);
}

/** The path of an address of this site; of any other the front page's. */
function ownPath(address: string): string {
  const base = 'http://site';
  if (!address.startsWith('/') || !URL.canParse(address, base)) return '/';
  const { origin, pathname, search } = new URL(address, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/';
}
