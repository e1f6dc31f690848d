import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

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

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
