import { createHmac, timingSafeEqual } from 'node:crypto';

/** In ms. */
export const sessionTime = 8 * 3_600_000;

/** Signs operators of the site in by a shared token. The cookie holds a name and an end, never the token. */
export function operatorSessions(token: string, now: () => number = Date.now) {
  const sign = (text: string) => createHmac('sha256', token).update(text).digest('base64url');
  return {
    isToken: (given: string) => isSame(sign(`token ${given}`), sign(`token ${token}`)),
    open(name: string): string {
      const body = `${now() + sessionTime}.${Buffer.from(name).toString('base64url')}`;
      return `${body}.${sign(`session ${body}`)}`;
    },
    /** Who it belongs to; undefined when it is none or over. */
    read(session: string | undefined): string | undefined {
      const [end = '', name = '', signature = ''] = (session ?? '').split('.');
      if (!isSame(signature, sign(`session ${end}.${name}`)) || Number(end) < now()) return undefined;
      return Buffer.from(name, 'base64url').toString();
    },
    /** Stands in each form of the page, so that no other site can send one. */
    formKey: (session: string) => sign(`form ${session}`),
    isFormKey: (session: string, key: string) => isSame(key, sign(`form ${session}`)),
  };
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
