import { createServer, type Socket } from 'node:net';
import type { Endpoint } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../test/security/calls.ts';
import { expectFailure, openTestApp } from '../test/support/app.ts';
import { createJob } from '../test/support/jobs.repository.ts';
import { createParent, createTutor, createUser, testSecret } from '../test/support/people.repository.ts';
import { testServices } from '../test/support/services.ts';
import { createApp } from './app.ts';
import { openServer } from './kit/database/open.ts';
import { many } from './kit/database/query.repository.ts';
import { createLog } from './kit/log.ts';

const tokens: Record<string, string> = {};

const test = await openTestApp();
// Calls on id 1, such as the end of its sessions, concern nobody who calls.
await createUser(test.db, 'parent');
tokens.tutor = (await createTutor(test.db)).token;
tokens.parent = (await createParent(test.db)).token;
tokens.operator = (await createUser(test.db, 'operator')).token;
tokens.lead = (await createUser(test.db, 'lead')).token;
tokens.pending = tokens.tutor;
tokens.user = tokens.tutor;
await createJob(test.db);

const all = allCalls.map((one) => ({
  ...one,
  call: one.key.replace(':list', 'boards').replace(':key', 'unpaid.family-1').replace(/:\w+/g, '1'),
}));
const sender = (access: Endpoint['access']) => {
  const token = tokens[access];
  return token === undefined ? {} : { token };
};

/** Rows of every table that a refused request must leave alone. */
async function rowCounts() {
  const [counts] = await many<object>(test.db)`select (select count(*) from users) as users,
    (select count(*) from sessions) as sessions, (select count(*) from applications) as applications,
    (select count(*) from saved_jobs) as saved_jobs, (select count(*) from jobs) as jobs`;
  return counts;
}

describe('bad input', () => {
  const bodies = all.filter(({ endpoint }) => endpoint.body);
  const long = 'x'.repeat(100_000);
  /** Parts of an address that are no id and no number, or one that nothing has. */
  const odd = ['0', '-1', '1e99', 'abc', '%00', '%F0%9F%92%A9', '%'];
  const wrong = [null, [], 5, 'text', true, [null]];
  const wild = [
    -1,
    0,
    1.5,
    1e300,
    '9'.repeat(40),
    long,
    'a\0b',
    null,
    [],
    {},
    '‮',
    { $ne: 1 },
    -0,
    '1; drop table users',
  ];

  it.each(bodies)('API-141 malformed JSON: $key', async ({ call, endpoint }) => {
    const before = await rowCounts();
    for (const body of ['{', '{"a":}', 'nonsense', '[1,', '\0', '{"a":1}}']) {
      expectFailure(await test.send(call, { ...sender(endpoint.access), body }), 400, 'MALFORMED');
    }
    expect(await rowCounts()).toEqual(before);
  });

  it.each(bodies)('API-141 wrong types: $key', async ({ call, endpoint }) => {
    const before = await rowCounts();
    const schema = endpoint.body as { shape?: object; def?: { in?: { shape?: object } } };
    const fields = Object.keys(schema.shape ?? schema.def?.in?.shape ?? {});
    expect(fields.length).toBeGreaterThan(0);
    for (const body of wrong) {
      const sent = { ...sender(endpoint.access), body: JSON.stringify(body) };
      expectFailure(await test.send(call, sent), 422, 'VALIDATION');
    }
    for (const field of fields) {
      for (const value of wild) {
        const answer = await test.send(call, { ...sender(endpoint.access), body: { [field]: value } });
        expect(answer.status, `${field}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
        if (answer.status !== 200) expectFailure(answer, answer.status, answer.body.code);
      }
    }
    expect(await rowCounts()).toEqual(before);
  });

  it.each(all.filter(({ method }) => method !== 'GET'))('huge bodies: $key', async ({ call, endpoint }) => {
    const before = await rowCounts();
    const body = JSON.stringify({ filler: 'x'.repeat((endpoint.maxBytes ?? 1_048_576) + 50_000) });
    const told = { ...sender(endpoint.access), body, headers: { 'content-length': String(body.length) } };
    expectFailure(await test.send(call, told), 413, 'TOO_LARGE');
    if (endpoint.body)
      expectFailure(await test.send(call, { ...sender(endpoint.access), body }), 413, 'TOO_LARGE');
    expect(await rowCounts()).toEqual(before);
  });

  it('does not fail on a million brackets', async () => {
    expect((await test.send('POST /job-board', { body: '['.repeat(1_000_000) })).status).toBe(400);
    const deep = `{"page":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    expect((await test.send('POST /job-board', { body: deep })).status).toBeLessThan(500);
  });

  it.each(all.filter(({ path }) => path.includes(':')))('unknown and impossible ids: $key', async (one) => {
    const before = await rowCounts();
    const body = one.endpoint.body && { body: exampleOf(one.endpoint.body, { io: 'input' }) };
    for (const id of [...odd, '2147483647', '2147483648', "1'--", '1.5', 'NaN']) {
      const call = `${one.method} ${one.path.replace(/:\w+/g, id)}`;
      expectFailure(await test.send(call, { ...sender(one.endpoint.access), ...body }), 404, 'NOT_FOUND');
    }
    expect(await rowCounts()).toEqual(before);
  });

  it.each(all.filter(({ endpoint }) => endpoint.query))('odd queries: $key', async ({ call, endpoint }) => {
    for (const name of Object.keys(endpoint.query?.shape ?? {})) {
      for (const value of ['', ...odd, '%25', "'", long.slice(0, 5000)]) {
        const answer = await test.send(`${call}?${name}=${value}`, {
          ...sender(endpoint.access),
          ...(endpoint.body && { body: {} }),
        });
        expect(answer.status, `${name}=${value.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  });

  it('keeps text that looks like a trick as text', async () => {
    const answer = await test.send('GET /api/university/select?q=%27%3B%20drop%20table%20users%3B--');
    expect(answer.body).toEqual([]);
    expect(await test.db.selectFrom('users').select('id').limit(1).execute()).toHaveLength(1);
  });

  it('API-141 refuses NUL characters and overrides of direction among letters by field, in queries too', async () => {
    for (const text of ['a\u202eb', 'a\u202db']) {
      const body = { phone_no: text, password: 'x' };
      const sent = await test.send('POST /api/v1/login', { body });
      expectFailure(sent, 422, 'VALIDATION');
      expect(Object.keys(sent.body.errors)).toEqual(['phone_no']);
      const asked = await test.send(`GET /api/geo/search?q=${encodeURIComponent(text)}`);
      expectFailure(asked, 422, 'VALIDATION');
    }
    const answer = await test.send('POST /api/v1/login', { body: { phone_no: 'a\0b', password: 'x' } });
    expectFailure(answer, 422, 'VALIDATION');
    expect(Object.keys(answer.body.errors)).toEqual(['phone_no']);
  });
});

describe('the frame', () => {
  it('answers 404 for unknown addresses and 405 with Allow for other methods', async () => {
    expectFailure(await test.send('GET /api/nothing/here'), 404, 'NOT_FOUND');
    const answer = await test.send('GET /job-board');
    expectFailure(answer, 405, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('POST');
    expectFailure(await test.send('PATCH /api/saved-jobs'), 405, 'METHOD_NOT_ALLOWED');
  });

  it('API-002 API-143 no response contains a password, an OTP or a stored hash', async () => {
    for (const { call, endpoint } of all.filter(({ method }) => method === 'GET')) {
      const { body } = await test.send(call, sender(endpoint.access));
      expect(`${call} ${JSON.stringify(body)}`).not.toMatch(/(?<!has_)password|phone_otp|argon2/i);
    }
  });

  it('serves an OpenAPI document with every endpoint', async () => {
    const { body } = await test.send<{ openapi: string; paths: Record<string, object> }>(
      'GET /api/openapi.json',
    );
    expect(body.openapi).toBe('3.1.0');
    for (const { path, method } of all) {
      expect(body.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
    }
  });

  it('reports health and readiness, and allows no other origin', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const health = await test.send<object>('GET /healthz', { headers });
    expect(health.body).toEqual({ status: 'ok' });
    expect(health.headers.get('access-control-allow-origin')).toBeNull();
    expect((await test.send<object>('GET /readyz')).body).toEqual({ status: 'ready' });
  });

  it('lets lookups be kept for a while, and nothing of a person', async () => {
    const lookup = await test.send('GET /api/city/select');
    expect(lookup.headers.get('cache-control')).toBe('public, max-age=300');
    const own = await test.send('GET /api/v1/user', sender('tutor'));
    expect(own.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an unavailable database', () => {
  const log = createLog('silent');
  async function expectUnavailable(url: string) {
    const database = openServer(url, { timeLimits: true, onConnectionError: () => {} });
    const app = createApp({ ...testServices(database.db), log, jwtSecret: testSecret });
    const started = performance.now();
    for (const path of ['/readyz', '/api/city/select']) {
      const response = await app.request(path);
      expectFailure({ status: response.status, body: await response.json() }, 503, 'UNAVAILABLE');
    }
    expect(performance.now() - started).toBeLessThan(60_000);
    expect((await app.request('/healthz')).status).toBe(200);
    await database.close();
  }

  it('answers 503 when nothing listens', () => expectUnavailable('postgres://nobody@127.0.0.1:1/none'));

  it('answers 503 within 3 seconds when the server never responds', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expectUnavailable(`postgres://nobody@127.0.0.1:${port}/none`);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
