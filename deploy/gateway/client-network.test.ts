import { expect, it } from 'vitest';
import { networkOf } from './client-network.ts';
import { windowLimit } from './window-limit.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('forgets a window that is over, and counts each key alone', () => {
  let now = 0;
  const limit = windowLimit({ most: 2, windowMs: 1_000, now: () => now });
  limit.add('a');
  limit.add('a');
  expect([limit.isOver('a'), limit.isOver('b')]).toEqual([true, false]);
  now = 1_000;
  expect(limit.isOver('a')).toBe(false);
});
