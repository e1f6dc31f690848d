import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = new Hono().get('/', (c) => c.text(clientAddress(c)));
const from = async (peer: string, forwarded?: string) => {
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const env = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, env)).text();
};

it.each([
  ['127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['::1', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['172.18.0.3', '6.6.6.6, 203.0.113.5, 172.18.0.2', '203.0.113.5'],
  ['127.0.0.1', '192.168.0.7, 127.0.0.1', '192.168.0.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['203.0.113.9', '6.6.6.6', '203.0.113.9'],
])('a call from %s forwarded for %s is from %s', async (peer, forwarded, expected) => {
  expect(await from(peer, forwarded)).toBe(expected);
});
