import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { activate, startCanary } from '../../registry/index.ts';
import { liveRegistry, publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import { startLive } from '../../testing/gateway.ts';
import { readConfig } from '../config.ts';
import { telemetry } from '../rollout/telemetry.ts';
import { operatorSessions, sessionSeconds, statusRoutes } from './routes.ts';

const token = 'a-token-of-the-tests';

async function statusSite() {
  const live = await startLive({ STATUS_TOKEN: token, TRUST_PROXY: 'true' });
  const next = await publishBuild(live.driver, tutorInfo, 'two');
  await activate(live.driver, { 'mfe-tutor': next }, { actor: 'rahim', reason: '<b>bold</b>' });
  const status = `${live.url}/_gateway/status`;
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(status + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
  const signIn = async () => {
    const answer = await post('/sign-in', { name: 'Karima', token });
    const given = answer.headers.get('set-cookie') ?? '';
    return { status: answer.status, given, cookie: given.split(';')[0] ?? '' };
  };
  const show = async (cookie = '') => {
    const answer = await fetch(status, { headers: { cookie } });
    const text = await answer.text();
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
    return { answer, text, formKey: hidden('form_key') };
  };
  return { ...live, next, status, post, signIn, show };
}

it('shows nothing without the token, which is never in a cookie', async () => {
  const { signIn, show, post, tutor } = await statusSite();
  const before = await show();
  expect(before.answer.status).toBe(401);
  expect(before.text).not.toContain(tutor);
  expect((await post('/sign-in', { name: 'Karima', token: 'another-token-here' })).status).toBe(401);
  const { status, given } = await signIn();
  expect(status).toBe(303);
  expect(given).toMatch(/; Path=\/_gateway\/status; HttpOnly; SameSite=Strict$/);
  expect(given).not.toContain(token);
});

it('writes each sign-in to the log, done or refused, without the token', async () => {
  const { driver } = await liveRegistry();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const config = readConfig({ API_URL: 'http://127.0.0.1' });
  const routes = statusRoutes({ driver, reports: telemetry(driver, log), config, log }, token);
  const visitor = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.7' } } };
  const signIn = (given: string) =>
    routes.request(
      '/sign-in',
      { method: 'POST', body: new URLSearchParams({ name: 'Karima', token: given }) },
      visitor,
    );
  await signIn(token);
  for (let count = 0; count < 11; count++) await signIn('a-wrong-one-of-many');
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events[0]).toMatchObject({
    security: 'status-sign-in',
    outcome: 'done',
    who: 'Karima',
    network: '192.0.2.7',
  });
  expect(events.slice(1).map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 10 }, () => 'wrong token'),
    'too many tries',
  ]);
  for (const secret of [token, 'a-wrong-one-of-many']) expect(lines.join('')).not.toContain(secret);
});

it('is not there where no token is set', async () => {
  const { url } = await startLive();
  expect((await fetch(`${url}/_gateway/status`, { headers: { accept: 'application/json' } })).status).toBe(
    404,
  );
});

it('shows what is live, since when, by whom, counts and the log, without a script', async () => {
  const { url, beacon, signIn, show, next } = await statusSite();
  await beacon({ kind: 'script-error', app: 'mfe-tutor', release: next, message: '"quoted" <i>' });
  const refused = { 'source-file': `https://x/releases/mfe-tutor/${next}/a.js`, 'blocked-uri': 'eval' };
  const report = JSON.stringify({ 'csp-report': refused });
  await fetch(`${url}/_gateway/policy-reports`, { method: 'POST', body: report });
  const { answer, text } = await show((await signIn()).cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(text).toMatch(new RegExp(`<code>${next}</code> live since [0-9: -]+ by rahim`));
  expect(text).toMatch(
    /data-label="Script errors" class="number bad" title="&quot;quoted&quot; &lt;i&gt;">1</,
  );
  expect(text).toMatch(/data-label="Policy reports" class="number bad" title="eval">1</);
  expect(text).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(text).not.toMatch(/<script|<b>bold|style="/);
});

it('OPS-115 shows the phases of the errors of each release', async () => {
  const { beacon, signIn, show, next } = await statusSite();
  const report = (kind: string, phase?: string) =>
    beacon({ kind, phase, app: 'mfe-tutor', release: next, message: `of ${phase}` });
  for (const phase of ['entry', 'import', 'import']) await report('load-error', phase);
  await report('script-error');
  await report('script-error', 'mount');
  const { text } = await show((await signIn()).cookie);
  expect(text).toMatch(/data-label="Load errors"[^>]*>3 <span class="note">entry 1, import 2<\/span></);
  expect(text).toMatch(
    /data-label="Script errors"[^>]* title="mount: of mount">2 <span class="note">mount 1<\/span></,
  );
});

it('rolls back by one click, under the name of who did it, for the reason that they gave', async () => {
  const { signIn, show, post, driver, tutor, next } = await statusSite();
  const { cookie } = await signIn();
  const { formKey } = await show(cookie);
  const done = await post('/rollback', { app: 'mfe-tutor', form_key: formKey, seen: next }, { cookie });
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toContain('is%20back');
  expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(tutor);
  expect((await driver.readAudit(1))[0]).toMatchObject({ action: 'rollback', actor: 'Karima', to: tutor });
  expect((await driver.readAudit(1))[0]?.reason).toBe('status page');
  // The same page once more: it shows what is no longer live.
  await post('/rollback', { app: 'mfe-tutor', form_key: formKey, seen: next }, { cookie });
  expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(tutor);
  await activate(driver, { 'mfe-tutor': next }, tester);
  const again = { app: 'mfe-tutor', form_key: formKey, seen: next, reason: ' The dashboard blinks ' };
  await post('/rollback', again, { cookie });
  expect((await driver.readAudit(1))[0]).toMatchObject({ actor: 'Karima', reason: 'The dashboard blinks' });
  expect((await show(cookie)).text).toContain('The dashboard blinks');
});

it('promotes and ends canaries', async () => {
  const { signIn, show, post, driver, tutor, next } = await statusSite();
  const { cookie } = await signIn();
  const { formKey } = await show(cookie);
  const fields = { app: 'mfe-tutor', form_key: formKey, seen: next };
  await startCanary(driver, { 'mfe-tutor': tutor }, 5, tester);
  await post('/end-canary', fields, { cookie });
  expect((await driver.read()).registry.apps['mfe-tutor']?.rollout).toBeNull();
  await startCanary(driver, { 'mfe-tutor': tutor }, 5, tester);
  await post('/promote', fields, { cookie });
  expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: tutor, rollout: null });
});

it.each([
  ['without a session', { cookie: false, key: true }, {}],
  ['without the key of the form', { cookie: true, key: false }, {}],
  ['from another site', { cookie: true, key: true }, { origin: 'https://evil.example' }],
  ['from a page without an origin', { cookie: true, key: true }, { origin: 'null' }],
])('changes nothing %s', async (_, has, headers) => {
  const { signIn, show, post, driver, next } = await statusSite();
  const { cookie } = await signIn();
  const { formKey } = await show(cookie);
  const fields = { app: 'mfe-tutor', seen: next, form_key: has.key ? formKey : 'x'.repeat(43) };
  const answer = await post('/rollback', fields, { ...(has.cookie && { cookie }), ...headers });
  expect(answer.status).toBe(403);
  expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(next);
});

it('ends a session after its time, and believes no other one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sessions = operatorSessions(token);
  const session = await sessions.open('Karima');
  expect(await sessions.read(session)).toBe('Karima');
  const [head, body, signature] = session.split('.');
  const payload = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as { exp: number };
  const later = Buffer.from(JSON.stringify({ ...payload, exp: payload.exp + 1 })).toString('base64url');
  expect(await sessions.read([head, later, signature].join('.'))).toBeUndefined();
  expect(await operatorSessions('another-token-here').read(session)).toBeUndefined();
  vi.advanceTimersByTime(sessionSeconds * 1_000);
  expect(await sessions.read(session)).toBeUndefined();
});

it('slows down whoever guesses, by network, and nobody else', async () => {
  const { post } = await statusSite();
  const from = (hop: string) => ({ 'x-forwarded-for': hop });
  const guess = (i: number) =>
    post('/sign-in', { name: 'x', token: `guess-number-${i}-of-it` }, from(`2001:db8:1:2::${i}`));
  for (let i = 0; i < 10; i += 1) expect((await guess(i)).status).toBe(401);
  const right = (hop: string) => post('/sign-in', { name: 'x', token }, from(hop));
  expect((await right('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await right('203.0.113.7')).status).toBe(303);
});
