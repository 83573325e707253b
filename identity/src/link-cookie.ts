import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkPages } from './links.ts';
import type { LinkPurpose } from './links-db.ts';
import type { Identity } from './provider.ts';

const cookieName = 'tv_link';
/** Seconds to fill in a form. */
const lifetime = 3600;
const pattern = /^[\w-]{43}$/;

/**
 * What a mail's link carries leaves the address at once, without a script: it goes into a cookie of the one page, so it
 * stays in no history and reaches no log of other pages. True when the browser was sent on.
 */
export function takeToken(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: LinkPurpose,
): boolean {
  const { token } = request.query as { token?: unknown };
  if (typeof token !== 'string') return false;
  const kept = pattern.test(token) ? token : '';
  void reply
    .header('set-cookie', cookie(identity, purpose, kept, lifetime))
    .redirect(`${identity.mountPath}${linkPages[purpose]}`, 303);
  return true;
}

export const dropToken = (identity: Identity, reply: FastifyReply, purpose: LinkPurpose) =>
  reply.header('set-cookie', cookie(identity, purpose, '', 0));

export const tokenOf = (request: FastifyRequest) =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

const cookie = (identity: Identity, purpose: LinkPurpose, value: string, seconds: number) =>
  `${cookieName}=${value}; Path=${identity.mountPath}${linkPages[purpose]}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
    identity.issuer.startsWith('https:') ? '; Secure' : ''
  }`;
