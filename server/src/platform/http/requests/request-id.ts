import type { IncomingMessage } from 'node:http';

/** Up to 128 characters without spaces, quotes and control characters, so that an id is safe in logs and headers. */
const usable = /^[\w.~+/=:@-]{1,128}$/;

/** The id of a request: the one in `x-request-id`, where it is usable, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : crypto.randomUUID();
}
