import { createHmac, timingSafeEqual } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

export const sessionSeconds = 8 * 3_600;

const Payload = z.object({ sub: z.string() });

/** Signs operators of the site in by a shared token. The cookie holds a name and an end, never the token. */
export function operatorSessions(token: string) {
  const mac = (text: string) => createHmac('sha256', token).update(text).digest();
  const formKey = (session: string) => mac(`form ${session}`).toString('base64url');
  return {
    isToken: (given: string) => timingSafeEqual(mac(given), mac(token)),
    open: (name: string): Promise<string> =>
      sign({ sub: name, exp: Math.floor(Date.now() / 1_000) + sessionSeconds }, token, 'HS256'),
    /** Identifies its owner; undefined when it is none or over. */
    read: (session: string): Promise<string | undefined> =>
      verify(session, token, 'HS256').then(
        (payload) => Payload.parse(payload).sub,
        () => undefined,
      ),
    /** In each form of the page, so that no other site can send one. */
    formKey,
    isFormKey: (session: string, key: string) => timingSafeEqual(mac(key), mac(formKey(session))),
  };
}
