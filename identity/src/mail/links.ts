import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendAccountMail } from './account-mail.ts';
import type { Account } from '../accounts.ts';
import { readCookie } from '../cookies.ts';
import type { SetCookie } from '../cookies.ts';
import type { Database } from '../db.ts';
import { consumeLinks, insertLink, selectLink } from './links-db.ts';
import type { LinkPurpose } from './links-db.ts';

const minute = 60_000;
/**
 * Milliseconds in which an account gets one mail of a purpose. A link works for longer than that. So a stranger who asks
 * again and again neither floods a mailbox nor leaves its owner without a working link.
 */
const slotLength = 15 * minute;
const lifetimes: Record<LinkPurpose, number> = {
  'new password': 30 * minute,
  'confirm email': 24 * 60 * minute,
};
const pages: Record<LinkPurpose, string> = {
  'new password': '/new-password',
  'confirm email': '/confirm-email',
};

const cookieName = 'tv_link';
/** Seconds to fill in the form of a page. */
const cookieSeconds = 3600;
const tokenPattern = /^[\w-]{43}$/;

/** A token has 256 random bits: it needs neither a salt nor a slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const tokenOf = (request: FastifyRequest) => readCookie(request.headers.cookie, cookieName);

export interface LinkDeps {
  issuer: string;
  mountPath: string;
  db: Database;
  now(): Date;
  sendMail: SendAccountMail;
  setCookie: SetCookie;
}

export type Links = ReturnType<typeof createLinks>;

/** Links in mails. Each proves the mailbox of an account and is used once. */
export function createLinks({ issuer, mountPath, db, now, sendMail, setCookie }: LinkDeps) {
  const writeCookie = (reply: FastifyReply, purpose: LinkPurpose, value: string, seconds: number) =>
    setCookie(reply, { name: cookieName, value, path: pages[purpose], seconds });

  return {
    /** Sends a mail with a link, unless the account got one within the last quarter of an hour. */
    async mail(account: Account, purpose: LinkPurpose) {
      const at = now().getTime();
      const token = randomBytes(32).toString('base64url');
      const link = {
        hash: hashOf(token),
        accountId: account.id,
        purpose,
        slot: Math.floor(at / slotLength),
        expiresAt: new Date(at + lifetimes[purpose]),
      };
      const address = `${issuer}${pages[purpose]}?token=${token}`;
      await sendMail(account, { kind: purpose, address }, (transaction) => insertLink(transaction, link));
    },

    /**
     * Moves the token of an opened link from the address into a cookie of its page. So the token is in no history, no
     * log and no referrer. True when the browser was redirected.
     */
    moveTokenToCookie(request: FastifyRequest, reply: FastifyReply, purpose: LinkPurpose): boolean {
      const { token } = request.query as { token?: unknown };
      if (typeof token !== 'string') return false;
      const valid = tokenPattern.test(token) ? token : '';
      void writeCookie(reply, purpose, valid, cookieSeconds).redirect(`${mountPath}${pages[purpose]}`, 303);
      return true;
    },

    clearCookie: (reply: FastifyReply, purpose: LinkPurpose) => writeCookie(reply, purpose, '', 0),

    /** The subject of the account whose link was opened in this browser. The link stays usable. */
    async find(request: FastifyRequest, purpose: LinkPurpose) {
      const token = tokenOf(request);
      return tokenPattern.test(token) ? selectLink(db, hashOf(token), purpose, now()) : undefined;
    },

    /** Uses the link up. Answers the subject of its account, or undefined where it no longer works. */
    consume: (transaction: Database, request: FastifyRequest, purpose: LinkPurpose) =>
      consumeLinks(transaction, hashOf(tokenOf(request)), purpose, now()),
  };
}
