import type { ApplicationType } from './application-scopes.ts';

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/** Why an address cannot be one to which an application's people are sent back. */
export type RedirectProblem =
  | 'noAddress'
  | 'notExact'
  | 'hasUser'
  | 'hasFragment'
  | 'hasWildcard'
  | 'notHttps'
  | 'notReverseDomain';

/**
 * Checks an address that an application registers. People are sent to exactly this one; of a native application's loopback address the
 * port is free (RFC 8252, sections 7.1 to 7.3). Undefined: it can be used.
 */
export function redirectProblem(type: ApplicationType, address: string): RedirectProblem | undefined {
  if (!URL.canParse(address)) return 'noAddress';
  const { protocol, hostname, username, password, href } = new URL(address);
  if (address.includes('#')) return 'hasFragment';
  if (address.includes('*')) return 'hasWildcard';
  if (username || password || /^[a-z]+:\/\/[^/?]*@/i.test(address)) return 'hasUser';
  // Browsers would write it otherwise: capitals in the host, a default port, dots in the path, backslashes.
  if (href !== address && href !== `${address}/`) return 'notExact';
  const isLoopback = loopbacks.includes(hostname);
  if (protocol === 'https:') return type === 'native' && isLoopback ? 'notHttps' : undefined;
  if (protocol === 'http:') return isLoopback ? undefined : 'notHttps';
  if (type !== 'native') return 'notHttps';
  // A domain that the maker owns, from right to left, such as `com.example.app:/callback`.
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol) ? undefined : 'notReverseDomain';
}
