import { createAccount, findAccountByEmail, removeSecondSteps, setPasswordHash } from '@tv/identity/accounts';
import type { Queries, TextQueries } from '../platform/db/database.ts';
import type { Statement } from '../platform/db/sql.ts';

/** Runs statements on the provider's accounts inside a transaction of the service. */
export const asText = (transaction: Queries): TextQueries =>
  ({
    async query(statement: string | Statement, values: unknown[] = []) {
      const { text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
      const rows = await transaction.query({ text, values: own });
      return { rows, rowCount: rows.length };
    },
  }) as TextQueries;

export type AccountToOpen = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | undefined;
  passwordHash: string;
  subject?: string;
};

/** Creates an account and returns its subject. `undefined` if the address has one. The caller has verified the address. */
export async function openAccount(
  transaction: Queries,
  account: AccountToOpen,
  now: Date,
): Promise<string | undefined> {
  return (await createAccount(asText(transaction), { ...account, emailVerified: true }, now))?.subject;
}

/** Creates an account. If the address has one, sets its password instead and signs it out everywhere. */
export async function openOrResetAccount(
  transaction: Queries,
  { issuer, ...account }: AccountToOpen & { issuer: string },
  now: Date,
): Promise<{ subject: string; isReset: boolean }> {
  const subject = await openAccount(transaction, account, now);
  if (subject) return { subject, isReset: false };
  const existing = await findAccountByEmail(asText(transaction), account.email);
  if (!existing) throw new Error('an account vanished while it was set up');
  await setPasswordHash(asText(transaction), existing.subject, account.passwordHash, now);
  await endAccess(asText(transaction), issuer, existing.subject);
  return { subject: existing.subject, isReset: true };
}

export const hasAccount = async (db: Queries, email: string): Promise<boolean> =>
  Boolean(await findAccountByEmail(asText(db), email));

/**
 * Ends all access of a person who is signed out everywhere: issued media tokens, their own feed, and push messages to their
 * devices. A device that signs in again can subscribe again.
 */
export async function endAccess(db: TextQueries, issuer: string, subject: string): Promise<void> {
  await db.query(
    `with ended as (
       update people set rights_version = rights_version + 1 where issuer = $1 and subject = $2 returning id),
     silenced as (delete from push_subscriptions where person_id in (select id from ended))
     delete from feeds where person_id in (select id from ended)`,
    [issuer, subject],
  );
}

/** Removes the second step. False if the account has none. */
export const dropSecondSteps = (transaction: Queries, subject: string): Promise<boolean> =>
  removeSecondSteps(asText(transaction), subject);
