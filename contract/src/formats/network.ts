import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address that is written as IPv6 is the IPv4 address. `undefined`: no address. */
const parse = (address: string) => (isIP(address) ? ipaddr.process(address) : undefined);

/**
 * The household or office that an address counts for: an IPv4 address, or the /64 that one household has of IPv6,
 * because the host part tells nothing.
 */
export function networkOf(address: string): string {
  const found = parse(address);
  if (!found) return address;
  if (found instanceof ipaddr.IPv4) return found.toString();
  const groups = found.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback';

/** Whether the host of a URL is this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The one part of IPv6 that is given out (RFC 4291, section 2.4). */
const global6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Services of clouds that only their own machines reach, at addresses that look public: Azure's platform (WireServer), and IBM's
 * service networks. The others use link-local or private addresses.
 */
const servicesOfClouds = ['168.63.129.16', '161.26.0.0/16', '166.8.0.0/14'];

/** Whether an address is of no private or special network (IANA's special-purpose registries, RFC 6890), nor a service of a cloud. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const found = ipaddr.parse(address);
  const isGivenOut = found instanceof ipaddr.IPv4 || found.match(global6);
  return isGivenOut && found.range() === 'unicast' && !isInNetworks(address, servicesOfClouds);
}

/** An address without a zone. An IPv4 address that is written as IPv6 is the IPv4 address. `undefined`: no address. */
export const plainAddress = (address: string): string | undefined =>
  parse(address.split('%')[0] ?? '')?.toString();

/** Whether an address lies in one of the networks, each an address or such as 10.0.0.0/8. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const found = parse(address.split('%')[0] ?? '');
  return networks.some((network) => {
    const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), 128];
    return (
      found?.kind() === base.kind() && found.match(base, Math.min(bits, base.kind() === 'ipv4' ? 32 : 128))
    );
  });
}

/** Whether a text is an address, or a network such as 10.0.0.0/8. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0 || !isIP(address)) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && ipaddr.isValidCIDR(text));
}
