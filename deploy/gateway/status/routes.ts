import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sign, verify } from 'hono/jwt';
import { z } from 'zod';
import {
  endCanary,
  promote,
  type RegistryDriver,
  RegistryError,
  rollback,
  toResult,
} from '../../registry/index.ts';
import type { Intent } from '../../registry/live.change.ts';
import { clientNetwork, isOverTls } from '../edge/client-network.ts';
import { minuteLimit } from '../edge/window-limit.ts';
import type { Services } from '../services.ts';
import { signInPage, statusPage } from './page.ts';
import { statusReport } from './report.ts';

const root = '/_gateway/status';
const cookie = 'porao_operator';
export const sessionSeconds = 8 * 3_600;
/** Wrong tokens of a network in a minute. */
const mostTries = 10;

const text = z.string().catch('');
/** Every field of the pages' forms; empty where a form has none. */
const Form = z.object({ name: text, token: text, form_key: text, app: text, seen: text, reason: text });
type Fields = z.infer<typeof Form>;

const fieldsOf = async (c: Context): Promise<Fields> => Form.parse(await c.req.parseBody());

/** Pages for the operators of the site: plain forms, no script. */
export function statusRoutes(
  { driver, reports, config, log }: Pick<Services, 'driver' | 'reports' | 'config' | 'log'>,
  token: string,
) {
  const sessions = operatorSessions(token);
  const started = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const wrong = minuteLimit(mostTries);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(bodyLimit({ maxSize: 4_096 }));
  app.use(async (c, next) => {
    // Another site's form has its origin.
    const origin = c.req.header('origin');
    if (c.req.method === 'POST' && origin !== undefined && hostOf(origin) !== c.req.header('host'))
      return c.text('Not from here.', 403);
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'same-origin');
  });

  app.get('/', async (c) => {
    const nonce = noncedPolicy(c);
    const session = getCookie(c, cookie) ?? '';
    const name = await sessions.read(session);
    if (name === undefined) return c.html(signInPage(nonce, ''), 401);
    const message = c.req.query('said') ?? '';
    const report = await statusReport(driver, reports);
    return c.html(statusPage(report, { nonce, name, formKey: sessions.formKey(session), message, started }));
  });

  app.post('/sign-in', async (c) => {
    const nonce = noncedPolicy(c);
    const { name, token: given } = await fieldsOf(c);
    const network = clientNetwork(c.env.incoming, config);
    const tell = (outcome: string, who?: string) =>
      log.info({ security: 'status-sign-in', outcome, who, network }, 'security event');
    if (wrong.isOver(network)) {
      tell('too many tries');
      return c.html(signInPage(nonce, 'Too many tries. Wait a minute.'), 429);
    }
    if (!sessions.isToken(given) || name.trim() === '') {
      wrong.add(network);
      tell('wrong token');
      return c.html(signInPage(nonce, 'This is not the token.'), 401);
    }
    const who = name.trim().slice(0, 60);
    tell('done', who);
    setCookie(c, cookie, await sessions.open(who), {
      path: root,
      httpOnly: true,
      sameSite: 'Strict',
      secure: isOverTls(c.env.incoming, config),
      maxAge: sessionSeconds,
    });
    return c.redirect(root, 303);
  });

  const change = (path: string, work: (fields: Fields, by: Intent) => Promise<string>) =>
    app.post(path, async (c) => {
      const fields = await fieldsOf(c);
      const session = getCookie(c, cookie) ?? '';
      const actor = await sessions.read(session);
      if (actor === undefined || !sessions.isFormKey(session, fields.form_key))
        return c.text('Sign in again.', 403);
      const reason = fields.reason.trim().slice(0, 200) || 'status page';
      const outcome = await toResult(() => work(fields, { actor, reason }));
      const said = outcome.ok ? outcome.value : `${outcome.error.message} ${outcome.error.remedy}`;
      return c.redirect(`${root}?said=${encodeURIComponent(said)}`, 303);
    });

  change('/rollback', async (fields, by) => {
    const { app: name, to } = await rollback(driver, await unchanged(driver, fields), undefined, by);
    return `${name} is back at ${to}.`;
  });
  change('/promote', async (fields, by) => {
    const { app: name, to } = await promote(driver, await unchanged(driver, fields), by);
    return `${name} ${to} is live for all.`;
  });
  change('/end-canary', async (fields, by) => {
    const name = await unchanged(driver, fields);
    await endCanary(driver, name, by);
    return `The canary of ${name} is taken back.`;
  });
  app.post('/sign-out', (c) => {
    deleteCookie(c, cookie, { path: root });
    return c.redirect(root, 303);
  });
  return app;
}

/** Undefined for what is no address: a sandboxed page sends `null`. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** The app of a form whose page still shows what is live. */
async function unchanged(driver: RegistryDriver, { app, seen }: Fields): Promise<string> {
  const active = (await driver.read()).registry.apps[app]?.active ?? '';
  if (active !== seen)
    throw new RegistryError('CONFLICT', `Somebody else changed ${app} meanwhile.`, 'This page shows it now.');
  return app;
}

function noncedPolicy(c: Context): string {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return nonce;
}

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
