import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchUnlessAsked } from './early-reads.ts';

const headers = { accept: 'application/json', 'accept-language': 'en', authorization: 'Account 7' };
const fetched = vi.fn<typeof fetch>();
const early = new Response('early');
const now = new Response('now');

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(now);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('poraoReads', { headers, answers: { '/api/v1/user': Promise.resolve(early) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes what the page has asked, once', async () => {
  expect(await fetchUnlessAsked('/api/v1/user', { method: 'GET', headers })).toBe(early);
  expect(fetched).not.toHaveBeenCalled();
  expect(await fetchUnlessAsked('/api/v1/user', { method: 'GET', headers })).toBe(now);
});

it.each([
  ['another person', '/api/v1/user', 'GET', { authorization: 'Account 8' }],
  ['another language', '/api/v1/user', 'GET', { 'accept-language': 'bn' }],
  ['another question', '/api/v1/user?page=2', 'GET', {}],
  ['a change', '/api/v1/user', 'PUT', {}],
])('asks again for %s', async (_, path, method, other) => {
  expect(await fetchUnlessAsked(path, { method, headers: { ...headers, ...other } })).toBe(now);
});

it('asks where the page has asked nothing', async () => {
  vi.stubGlobal('poraoReads', undefined);
  expect(await fetchUnlessAsked('/api/v1/user', { method: 'GET', headers })).toBe(now);
});
