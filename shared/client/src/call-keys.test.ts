import { endpoints, idempotencyHeader, takesKey } from '@porao/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, callPublic, configureClient, publicQuery, query, withCallKey } from './index.ts';

const fetched = vi.fn<typeof fetch>();
const done = async () => new Response('{}');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(idempotencyHeader));
const isKey = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockImplementation(done));
  configureClient({ baseUrl: '', authorization: () => 'Account 7', onUnauthorized: () => {} });
});
afterEach(() => void fetched.mockReset());

const apply = (id: number) => call('POST /api/apply/:jobId', { params: { jobId: id } });

it('API-215 every POST of the contracts has a key of its own, other calls and queries have none', async () => {
  const names = Object.keys(endpoints) as ['POST /api/routine'];
  for (const name of names) await call(name, { params: {}, body: {} } as never);
  const sent = names.map((name, index) => [name, isKey.test(keys()[index] ?? '')]);
  expect(sent).toEqual(names.map((name) => [name, takesKey(name)]));
  const given = keys().filter((key) => key !== null);
  expect(new Set(given).size).toBe(given.length);
  fetched.mockClear();
  await publicQuery('POST /api/job-board', { body: {} }).queryFn({});
  await query('GET /api/v1/user').queryFn({});
  expect(keys()).toEqual([null, null]);
});

it.each([
  ['is lost', lost],
  ['is that of a gateway without its API', async () => new Response('', { status: 502 })],
])(
  'API-215 a call whose answer %s is sent again with its key, and with another after an answer',
  async (_, fail) => {
    fetched.mockImplementationOnce(fail).mockImplementationOnce(fail);
    for (let press = 0; press < 4; press++) await apply(1).catch(() => undefined);
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  },
);

it('API-215 presses at once have one key', async () => {
  await Promise.all([apply(1), apply(1), apply(2)]);
  const [first, second, other] = keys();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('API-215 changed content has another key, and so has what follows another act', async () => {
  fetched.mockImplementationOnce(lost);
  await apply(1).catch(() => undefined);
  await apply(2);
  await apply(1);
  fetched.mockImplementationOnce(lost);
  await apply(3).catch(() => undefined);
  await call('DELETE /api/saved-jobs/:jobId', { params: { jobId: 3 } });
  await apply(3);
  expect(new Set(keys().filter((key) => key !== null)).size).toBe(5);
});

it('API-215 a refusal is an answer', async () => {
  fetched.mockImplementationOnce(async () => new Response('{}', { status: 422 }));
  await apply(1).catch(() => undefined);
  await apply(1);
  expect(new Set(keys()).size).toBe(2);
});

it('API-215 the first POST of a form has the key of the form', async () => {
  await withCallKey('of-the-form', async () => {
    await callPublic('POST /api/guest-alerts/code', { body: {} as never });
    await apply(1);
  });
  await apply(2);
  expect(keys()).toEqual(['of-the-form', expect.stringMatching(isKey), expect.stringMatching(isKey)]);
});
