import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@tv/contract/network';
import type { Identity } from './provider.ts';

const cookieName = 'tv_browser';
/** Seconds. */
const knownFor = 180 * 24 * 3600;

/** A browser that this account has signed in with before is counted apart from its network address. */
export function seenFrom(identity: Identity, request: FastifyRequest, email: string) {
  const cookie = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)\\.([\\w-]+)`).exec(request.headers.cookie ?? '');
  const [, id = '', mark] = cookie ?? [];
  const isKnownBrowser = mark === identity.browserMark(id, email);
  return { email, isKnownBrowser, source: isKnownBrowser ? `browser ${id}` : networkOf(request.ip) };
}

export function rememberBrowser(identity: Identity, reply: FastifyReply, email: string) {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${identity.browserMark(id, email)}`;
  const secure = identity.issuer.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=${identity.mountPath}/interaction; Max-Age=${knownFor}; HttpOnly; SameSite=Lax${secure}`,
  );
}
