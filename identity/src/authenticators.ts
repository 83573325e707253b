import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Account } from './accounts.ts';
import {
  confirmAuthenticator,
  insertAuthenticator,
  replaceRecoveryCodes,
  selectAuthenticator,
  spendRecoveryCode,
  spendStep,
} from './authenticators-db.ts';
import type { Database } from './db.ts';
import type { Identity } from './provider.ts';

/** What every authenticator app takes (RFC 6238): six digits, half a minute, SHA-1. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps before and after, for clocks that differ. */
const window = 1;
const recoveryCodes = 10;
const recoveryDigits = 16;

const sealName = (accountId: string) => `authenticator of ${accountId}`;
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

export async function hasAuthenticator(db: Database, accountId: string) {
  return Boolean((await selectAuthenticator(db, accountId))?.confirmed_at);
}

/** A secret that counts once a code of it has come back; undefined where an app is in use. */
export async function beginAuthenticator(identity: Identity, account: Account, issuer: string) {
  const secret = new Secret({ size: 20 });
  const sealed = identity.seal.seal(sealName(account.id), secret.base32);
  if (!(await insertAuthenticator(identity.db, account.id, sealed, identity.now()))) return undefined;
  return offer(account, issuer, secret.base32);
}

/** The one begun, to be shown again. */
export async function begunAuthenticator(identity: Identity, account: Account, issuer: string) {
  const row = await selectAuthenticator(identity.db, account.id);
  if (!row || row.confirmed_at) return undefined;
  return offer(account, issuer, identity.seal.open(sealName(account.id), row.sealed));
}

const offer = ({ email }: Account, issuer: string, secret: string) => ({
  secret,
  address: new TOTP({ ...shape, issuer, label: email, secret }).toString(),
});

/** Which half minute a code belongs to. */
function stepOf(identity: Identity, accountId: string, sealed: string, code: string) {
  const secret = Secret.fromBase32(identity.seal.open(sealName(accountId), sealed));
  const timestamp = identity.now().getTime();
  const delta = TOTP.validate({ ...shape, token: code, secret, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: shape.period, timestamp }) + delta;
}

/** Takes a code once. */
async function spendCode(identity: Identity, accountId: string, text: string, isConfirmed: boolean) {
  const code = digitsOf(text);
  const row = await selectAuthenticator(identity.db, accountId);
  if (!row || Boolean(row.confirmed_at) !== isConfirmed || !/^\d{6}$/.test(code)) return false;
  const step = stepOf(identity, accountId, row.sealed, code);
  return step !== undefined && spendStep(identity.db, accountId, row.sealed, step);
}

/** The app's code, or one of the recovery codes; each works once. */
export async function spendSecondFactor(identity: Identity, accountId: string, text: string) {
  if (await spendCode(identity, accountId, text, true)) return 'otp';
  const code = digitsOf(text);
  if (code.length !== recoveryDigits) return undefined;
  const hash = recoveryHash(identity, accountId, code);
  return (await spendRecoveryCode(identity.db, accountId, hash, identity.now())) ? 'recovery' : undefined;
}

export const provesAuthenticator = (identity: Identity, accountId: string, code: string) =>
  spendCode(identity, accountId, code, false);

export const takeIntoUse = (db: Database, accountId: string, now: Date) =>
  confirmAuthenticator(db, accountId, now);

const recoveryHash = (identity: Identity, accountId: string, code: string) =>
  identity.keyedHash('recovery', accountId, code);

/** Digits, so that the field of the app's code takes them too; 53 bits each, and only hashes are kept. */
export function makeRecoveryCodes() {
  return Array.from({ length: recoveryCodes }, () => {
    const digits = Array.from({ length: recoveryDigits }, () => randomInt(10)).join('');
    return digits.replace(/(\d{4})(?=\d)/g, '$1-');
  });
}

export const keepRecoveryCodes = (identity: Identity, db: Database, accountId: string, codes: string[]) =>
  replaceRecoveryCodes(
    db,
    accountId,
    codes.map((code) => recoveryHash(identity, accountId, digitsOf(code))),
  );
