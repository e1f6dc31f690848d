import { expect, it } from 'vitest';
import { networkOf, networksOf, widestNetworkOf } from './network.ts';

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:51234', '203.0.113.5'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
  ['0x7f.1', '0x7f.1'],
])('OPS-223 limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('API-186 OPS-111 the wider networks of an address, also by its /64', () => {
  const wider = ['2001:db8:1:ff02::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48'];
  for (const address of ['2001:db8:1:ff02:3:4:5:6', '2001:db8:1:ff02::/64'])
    expect(networksOf(address).map(({ network }) => network)).toEqual(wider);
  expect(networksOf('203.0.113.5')).toEqual([{ network: '203.0.113.5', times: 1 }]);
  expect([widestNetworkOf('2001:db8:1:2::/64'), widestNetworkOf('203.0.113.5')]).toEqual([
    '2001:db8:1::/48',
    '203.0.113.5',
  ]);
});
