import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from '@tv/contract/formats/network';

/** The network addresses and protocols of receivers that people name: push services and webhooks. Tests allow their own receiver. */
export type AddressPolicy = { allows(address: string): boolean; protocols: readonly string[] };

export const publicAddresses: AddressPolicy = { allows: isPublicAddress, protocols: ['https:'] };

/** The same and this machine, also without TLS: for tests that have a receiver of their own. */
export const loopbackAddresses: AddressPolicy = {
  allows: (address) => isPublicAddress(address) || isLoopback(address),
  protocols: ['https:', 'http:'],
};

/**
 * The one spelling of the address of such a receiver, to store and to request. `undefined` for a text that is none. The parser of
 * URLs already writes hosts in one way: numbers of any notation, percent signs, letters of other alphabets and the default port.
 * A name is resolved and checked again for every message.
 */
export function publicEndpoint(
  text: string,
  { allows, protocols }: AddressPolicy = publicAddresses,
): string | undefined {
  const address = URL.parse(text);
  if (!address || !protocols.includes(address.protocol) || address.username || address.password)
    return undefined;
  // A dot at the end names the same host and would pass by the checks of names.
  address.hostname = address.hostname.replace(/\.$/, '');
  address.hash = '';
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = isIP(host)
    ? allows(host)
    : /^[^.]+(\.[^.]+)+$/.test(host) && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host);
  return isAllowed ? address.href : undefined;
}

/** A DNS lookup for connections. It refuses names that resolve to an address that the policy does not allow. */
export const createLookup =
  ({ allows }: AddressPolicy, resolve = lookup): LookupFunction =>
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
