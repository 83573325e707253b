import { createHash, randomBytes } from 'node:crypto';
import type { Account } from './accounts.ts';
import { insertLink, selectLink, spendLinks } from './links-db.ts';
import type { LinkPurpose } from './links-db.ts';
import type { Identity } from './provider.ts';

const minute = 60_000;
/**
 * One mail in a quarter of an hour, and its link works longer than that. So a stranger who asks again and again can
 * neither flood a mailbox nor keep its owner from a link that works: the newest one does.
 */
const slotLength = 15 * minute;
const lifetimes: Record<LinkPurpose, number> = {
  'new password': 30 * minute,
  'confirm email': 24 * 60 * minute,
};

export const linkPages: Record<LinkPurpose, string> = {
  'new password': '/new-password',
  'confirm email': '/confirm-email',
};

/** So many random bits need neither salt nor slowness. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Sends a mail with a link, unless the account got one within this quarter of an hour. */
export async function mailLink(identity: Identity, account: Account, purpose: LinkPurpose) {
  const now = identity.now();
  const token = randomBytes(32).toString('base64url');
  const link = {
    hash: hashOf(token),
    accountId: account.id,
    purpose,
    slot: Math.floor(now.getTime() / slotLength),
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  };
  const address = `${identity.issuer}${linkPages[purpose]}?token=${token}`;
  await identity.sendMail(account, { kind: purpose, address }, (db) => insertLink(db, link));
}

export const findLink = (identity: Identity, token: string, purpose: LinkPurpose) =>
  token === '' ? undefined : selectLink(identity.db, hashOf(token), purpose, identity.now());

export const spendLink = (
  db: Parameters<typeof spendLinks>[0],
  token: string,
  purpose: LinkPurpose,
  now: Date,
) => spendLinks(db, hashOf(token), purpose, now);
