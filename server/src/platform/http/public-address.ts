import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@tv/contract/network';

/** The network addresses and protocols of receivers that people name: push services and webhooks. Tests allow their own receiver. */
export type AddressPolicy = { allows(address: string): boolean; protocols: readonly string[] };

export const publicAddresses: AddressPolicy = { allows: isPublicAddress, protocols: ['https:'] };

/** Whether a text can be the address of such a receiver. Its host name is resolved and checked again for every message. */
export function isPublicEndpoint(
  text: string,
  { allows, protocols }: AddressPolicy = publicAddresses,
): boolean {
  const address = URL.parse(text);
  if (!address || !protocols.includes(address.protocol) || address.username || address.password) return false;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return allows(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
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
