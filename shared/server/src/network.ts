import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const localRanges = new Set<string>(['loopback', 'private', 'uniqueLocal']);

/** An IPv4 address that is written as IPv6 is read as IPv4; undefined for what is no address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) === 0 ? undefined : ipaddr.process(plain);
}

/** Whether the address is of this machine or of a private network. */
export function isLocal(address: string): boolean {
  const range = parse(address)?.range();
  return range !== undefined && localRanges.has(range);
}

/** Key of rate limits for a client: one IPv4 address, or the /64 network that one IPv6 customer has. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
    return `${groups.join(':')}::/64`;
  }
  return parsed?.toString() ?? address.slice(0, 45);
}
