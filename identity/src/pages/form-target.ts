import type { FastifyReply } from 'fastify';
import type { KoaReply } from '../answer.ts';
import { pageHeaders } from './page.ts';

/**
 * Lets the forms of a page lead to a client's registered address, to which the last one redirects: browsers check each redirect of a
 * form against `form-action` (CSP 3, section 6.4.1).
 */
export function allowFormTarget(answer: FastifyReply | KoaReply, address: unknown): void {
  const name = 'content-security-policy';
  if (typeof address !== 'string' || !URL.canParse(address)) return;
  const { protocol, origin } = new URL(address);
  const source = protocol === 'http:' || protocol === 'https:' ? origin : protocol;
  const policy = pageHeaders[name].replace("form-action 'self'", `form-action 'self' ${source}`);
  if ('hijack' in answer) answer.header(name, policy);
  else answer.set(name, policy);
}
