import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that only a private or special network has (IANA's special-purpose registries, RFC 6890). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');
/** The one part of IPv6 that is given out (RFC 4291, section 2.4). */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : isIP(address) === 4 && !special.check(address, 'ipv4');

/** Which addresses may be written to; a test's own receiver is another matter. */
export type Reach = { allows(address: string): boolean; protocols: readonly string[] };

export const publicReach: Reach = { allows: isPublicAddress, protocols: ['https:'] };

/** Whether this may be a push service's address. A name is looked at again, resolved, whenever something is sent. */
export function isPushEndpoint(text: string, { allows, protocols }: Reach = publicReach): boolean {
  const address = URL.parse(text);
  if (!address || !protocols.includes(address.protocol) || address.username || address.password) return false;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return allows(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}

/** Resolves a name for a connection, and refuses names that lead into a private network. */
export const lookupWithin =
  ({ allows }: Reach): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (problem, addresses) => {
      const found = problem ? [] : addresses;
      if (problem) return callback(problem, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => allows(address)))
        return callback(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
