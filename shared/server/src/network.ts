import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const localRanges = new Set<string>(['loopback', 'private', 'uniqueLocal']);

/** Some proxies write `192.0.2.1:443` and `[2001:db8::1]:443` into X-Forwarded-For. */
const withPort = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/;

/** An IPv4 address that is written as IPv6 is read as IPv4; undefined for what is no address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = address.replace(withPort, '$1$2').replace(/%.*$/, '');
  return isIP(plain) === 0 ? undefined : ipaddr.process(plain);
}

/** Returns whether the address is of this machine or of a private network. */
export function isLocal(address: string): boolean {
  const range = parse(address)?.range();
  return range !== undefined && localRanges.has(range);
}

/** Returns the network of so many bits, at most 64, of an IPv6 address; any other address as it is. */
function prefixOf(address: string, bits: number): string {
  const parsed = parse(address.replace(/\/64$/, ''));
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address.slice(0, 45);
  const groups = parsed.parts
    .slice(0, Math.ceil(bits / 16))
    .map((group, place) => (group & (0xffff << Math.max(0, (place + 1) * 16 - bits))).toString(16));
  return `${groups.join(':')}::/${bits}`;
}

/** Key of rate limits for a client: one IPv4 address, or the /64 network that one IPv6 customer has. */
export const networkOf = (address: string): string => prefixOf(address, 64);

/** The widest network that one customer may have, by address or /64: a /48 of IPv6, one address of IPv4. */
export const widestNetworkOf = (address: string): string => prefixOf(address, 48);

/** All networks that limits count a client in, by its address or /64. One customer may have a /56 or a /48, and many
 * customers of a mobile network share one, so each may use `times` the limit of one address. */
export function networksOf(address: string) {
  const own = { network: networkOf(address), times: 1 };
  if (!own.network.endsWith('/64')) return [own];
  return [own, { network: prefixOf(address, 56), times: 2 }, { network: widestNetworkOf(address), times: 3 }];
}
