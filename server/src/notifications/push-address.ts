import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@tv/contract/network';

/** The addresses that may be written to. Tests allow their own receiver. */
export type Reach = { allows(address: string): boolean; protocols: readonly string[] };

export const publicReach: Reach = { allows: isPublicAddress, protocols: ['https:'] };

/** Whether this can be the address of a push service. A name is resolved and checked again with every message. */
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
