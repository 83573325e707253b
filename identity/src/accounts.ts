import { normalizeEmail } from '@tv/contract/normalize-email';
import { randomUUID } from 'node:crypto';
import { deleteSecondSteps } from './authenticators-db.ts';
import {
  deleteRecordsBySubject,
  insertAccount,
  selectAccountByEmail,
  selectAccountBySubject,
  updateDisabled,
  updatePassword,
} from './db.ts';
import type { AccountRow, Database } from './db.ts';
import type { Requester } from './hash-queue.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

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
  /** Random when absent. `t-…` only for the provider's own directory. */
  subject?: string;
  /** Either of the two; with neither the account cannot sign in until a password is set. */
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

/** Undefined when the email already has an account; the one there stays as it is. */
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

/** The account, closed or not, or undefined; takes the same time for an address that nobody has. Throws BusyError. */
export async function verifyPassword(
  db: Database,
  email: string,
  password: string,
  requester: Requester = { isTrusted: false, source: email },
) {
  const row = await selectAccountByEmail(db, normalizeEmail(email));
  const matches = await passwordMatches(requester, password, row?.password_hash);
  return row && matches ? present(row) : undefined;
}

/** The caller has checked the password (password-rules.ts). Signs the person out everywhere. False when there is no such account. */
export async function setPassword(db: Database, subject: string, password: string, now = new Date()) {
  const hash = await hashPassword({ isTrusted: true, source: subject }, password);
  return updatePassword(db, subject, hash, now);
}

/** The same with a hash made before, so that no transaction waits for it. */
export const setPasswordHash = (db: Database, subject: string, passwordHash: string, now = new Date()) =>
  updatePassword(db, subject, passwordHash, now);

/** Ends every session and refresh token, and with the sessions what the service takes of access tokens. */
export async function signOutEverywhere(db: Database, subject: string) {
  await deleteRecordsBySubject(db, subject);
}

/** For who has lost the device. The password stays, so nobody gets in by it alone who could not before. False when there was nothing. */
export const removeSecondSteps = (db: Database, subject: string) => deleteSecondSteps(db, subject);

/** Closes or reopens an account; closing signs the person out everywhere. False when there is no such account. */
export async function setDisabled(db: Database, subject: string, disabled: boolean, now = new Date()) {
  return updateDisabled(db, subject, disabled ? now : null);
}
