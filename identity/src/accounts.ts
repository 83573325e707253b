import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@tv/contract/sign-in/normalize-email';
import { deleteSecondSteps } from './second-step/authenticators-db.ts';
import {
  deleteRecordsBySubject,
  insertAccount,
  selectAccountByEmail,
  selectAccountBySubject,
  updateDisabled,
  updatePassword,
} from './db.ts';
import type { AccountRow, Database } from './db.ts';
import type { Requester } from './passwords/hash-queue.ts';
import { type Cost, hashPassword, passwordMatches } from './passwords/password-hash.ts';

export interface Account {
  id: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName?: string;
  lastName?: string;
  phone?: string;
  createdAt: Date;
  passwordChangedAt?: Date;
  disabledAt?: Date;
}

export interface NewAccount {
  email: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  phone?: string;
  /** Random when absent. `t-…` is for people of the main provider's own directory. */
  subject?: string;
  /** The password or its hash. An account without either cannot sign in until a password is set. */
  password?: string;
  passwordHash?: string;
}

function present(row: AccountRow): Account {
  return {
    id: row.id,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    phone: row.phone ?? undefined,
    createdAt: new Date(row.created_at),
    passwordChangedAt: row.password_changed_at ? new Date(row.password_changed_at) : undefined,
    disabledAt: row.disabled_at ? new Date(row.disabled_at) : undefined,
  };
}

/** Changes with each new password. A sign-in that began with an earlier one must not complete. */
export const passwordVersion = ({ passwordChangedAt }: Account) => passwordChangedAt?.getTime() ?? 0;

/** Undefined when the address has an account already. That account does not change. */
export async function createAccount(db: Database, account: NewAccount, now = new Date()) {
  const email = normalizeEmail(account.email);
  const passwordHash =
    account.passwordHash ??
    (account.password === undefined
      ? null
      : await hashPassword({ isTrusted: true, source: email }, account.password));
  const row = await insertAccount(db, {
    subject: account.subject ?? randomUUID(),
    email,
    email_verified: account.emailVerified ?? false,
    password_hash: passwordHash,
    first_name: account.firstName ?? null,
    last_name: account.lastName ?? null,
    phone: account.phone ?? null,
    created_at: now,
    password_changed_at: passwordHash === null ? null : now,
  });
  return row && present(row);
}

export async function findAccountByEmail(db: Database, email: string) {
  const row = await selectAccountByEmail(db, normalizeEmail(email));
  return row && present(row);
}

export async function findAccountBySubject(db: Database, subject: string) {
  const row = await selectAccountBySubject(db, subject);
  return row && present(row);
}

/** Answers the account, open or closed, or undefined. Takes the same time for an address without an account. Throws BusyError. */
export async function verifyPassword(
  db: Database,
  email: string,
  password: string,
  requester: Requester = { isTrusted: false, source: email },
  costWithoutAccount?: Cost,
) {
  const row = await selectAccountByEmail(db, normalizeEmail(email));
  const matches = await passwordMatches(requester, password, row?.password_hash, costWithoutAccount);
  return row && matches ? present(row) : undefined;
}

/** Sets a password that password-rules.ts accepted, and signs the person out everywhere. False when there is no such account. */
export async function setPassword(db: Database, subject: string, password: string, now = new Date()) {
  const hash = await hashPassword({ isTrusted: true, source: subject }, password);
  return updatePassword(db, subject, hash, now);
}

/** Sets a password by its hash, so that no transaction waits for hashing. */
export const setPasswordHash = (db: Database, subject: string, passwordHash: string, now = new Date()) =>
  updatePassword(db, subject, passwordHash, now);

/** Ends every session and refresh token. The service refuses the access tokens of an ended session. */
export async function signOutEverywhere(db: Database, subject: string) {
  await deleteRecordsBySubject(db, subject);
}

/** Removes the authenticator app, recovery codes and passkeys of a person who lost their device. The password stays. False when there were none. */
export const removeSecondSteps = (db: Database, subject: string) => deleteSecondSteps(db, subject);

/** Closes or reopens an account. Closing signs the person out everywhere. False when there is no such account. */
export async function setDisabled(db: Database, subject: string, disabled: boolean, now = new Date()) {
  return updateDisabled(db, subject, disabled ? now : null);
}
