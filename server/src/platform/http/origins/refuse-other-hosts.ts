import type { IncomingMessage } from 'node:http';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { notForTheWeb } from '../problem.ts';

/** RFC 3986, section 3.2.2 and 3.2.3: a name, an IPv4 or an IPv6 address, then a port. */
const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;
const absolute = /^https?:\/\/([^/?#]*)/i;

/**
 * A request line may have the whole address (RFC 9112, section 3.2.2). Answers its path, so that routes and logs see one form. An address
 * of another host than the header's stays as it is, for `refuseOtherHosts`.
 */
export function withoutHost({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const named = absolute.exec(url);
  if (!named || !isSame(named[1]!, headers.host)) return url;
  const path = url.slice(named[0].length);
  return path.startsWith('/') ? path : `/${path}`;
}

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase();

/**
 * Refuses requests that name two hosts, or one that is not a host: proxies and caches in front may choose another one than the service (RFC 9112, section 3.2).
 * The service itself makes addresses of PUBLIC_URL alone.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) done(unclear('has several Host headers'));
    else if (!host.test(raw.headers.host ?? '')) done(unclear('has a Host header that is no host'));
    else if (absolute.test(raw.url ?? '')) done(unclear('names another host than its Host header'));
    else done();
  });
}

const unclear = (what: string) => notForTheWeb(400, ProblemCode.Other, `The request ${what}.`);
