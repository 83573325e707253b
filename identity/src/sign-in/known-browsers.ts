import { randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@tv/contract/formats/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../cookies.ts';
import type { SetCookie } from '../cookies.ts';
import { createKeyedHash } from '../secrets.ts';
import type { Attempt } from './throttle.ts';

const cookieName = 'tv_browser';
const knownSeconds = 180 * 24 * 3600;

/** Compares signatures in constant time. */
function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** Recognizes the browsers in which an account has signed in, by a cookie that is signed for this account only. */
export function createKnownBrowsers(secretKey: string, setCookie: SetCookie) {
  const sign = createKeyedHash(secretKey, 'browsers');
  return {
    /** The source of a sign-in: a known browser counts apart from its network. */
    attemptOf(request: FastifyRequest, email: string): Attempt {
      const [id = '', signature = ''] = readCookie(request.headers.cookie, cookieName).split('.');
      const isKnownBrowser = isSame(signature, sign(id, email));
      return { email, isKnownBrowser, source: isKnownBrowser ? `browser ${id}` : networkOf(request.ip) };
    },
    remember(reply: FastifyReply, email: string) {
      const id = randomBytes(16).toString('base64url');
      const value = `${id}.${sign(id, email)}`;
      setCookie(reply, { name: cookieName, value, path: '/interaction', seconds: knownSeconds });
    },
  };
}
