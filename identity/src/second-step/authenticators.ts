import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Account } from '../accounts.ts';
import {
  confirmAuthenticator,
  consumeRecoveryCode,
  consumeTimeStep,
  insertAuthenticator,
  replaceRecoveryCodes,
  selectAuthenticator,
} from './authenticators-db.ts';
import type { Database } from '../db.ts';
import type { KeyedHash, Seal } from '../secrets.ts';

/** The settings that every authenticator app supports (RFC 6238): six digits, half a minute, SHA-1. */
const totp = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Time steps before and after the current one, for clocks that differ. */
const window = 1;
const recoveryCodeCount = 10;
const recoveryCodeDigits = 16;

const sealName = (accountId: string) => `authenticator of ${accountId}`;
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

const enrollment = ({ email }: Account, siteName: string, secret: string) => ({
  secret,
  address: new TOTP({ ...totp, issuer: siteName, label: email, secret }).toString(),
});

/** Recovery codes of digits, which the field for the app's code accepts, too. Each has 53 random bits. */
export function generateRecoveryCodes() {
  return Array.from({ length: recoveryCodeCount }, () => {
    const digits = Array.from({ length: recoveryCodeDigits }, () => randomInt(10)).join('');
    return digits.replace(/(\d{4})(?=\d)/g, '$1-');
  });
}

export interface AuthenticatorDeps {
  db: Database;
  now(): Date;
  keyedHash: KeyedHash;
  seal: Seal;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

/** Authenticator apps (TOTP) and the recovery codes that stand in for them. */
export function createAuthenticators({ db, now, keyedHash, seal }: AuthenticatorDeps) {
  const hashOf = (accountId: string, code: string) => keyedHash('recovery', accountId, digitsOf(code));

  /** The time step that a code belongs to. */
  function timeStepOf(accountId: string, sealed: string, code: string) {
    const secret = Secret.fromBase32(seal.open(sealName(accountId), sealed));
    const timestamp = now().getTime();
    const delta = TOTP.validate({ ...totp, token: code, secret, timestamp, window });
    return delta === null ? undefined : TOTP.counter({ period: totp.period, timestamp }) + delta;
  }

  async function consumeCode(accountId: string, text: string, isConfirmed: boolean) {
    const code = digitsOf(text);
    const row = await selectAuthenticator(db, accountId);
    if (!row || Boolean(row.confirmed_at) !== isConfirmed || !/^\d{6}$/.test(code)) return false;
    const step = timeStepOf(accountId, row.sealed, code);
    return step !== undefined && consumeTimeStep(db, accountId, row.sealed, step);
  }

  return {
    async isInUse(accountId: string) {
      return Boolean((await selectAuthenticator(db, accountId))?.confirmed_at);
    },

    /** Stores a new secret, which a first code has to confirm. Undefined where an app is in use. */
    async begin(account: Account, siteName: string) {
      const secret = new Secret({ size: 20 });
      const sealed = seal.seal(sealName(account.id), secret.base32);
      if (!(await insertAuthenticator(db, account.id, sealed, now()))) return undefined;
      return enrollment(account, siteName, secret.base32);
    },

    /** The secret that waits for its first code, or undefined. */
    async findUnconfirmed(account: Account, siteName: string) {
      const row = await selectAuthenticator(db, account.id);
      if (!row || row.confirmed_at) return undefined;
      return enrollment(account, siteName, seal.open(sealName(account.id), row.sealed));
    },

    /** Accepts the first code of a secret that waits for it. */
    consumeFirstCode: async (accountId: string, code: string) =>
      (await consumeCode(accountId, code, false)) || undefined,

    confirm: (transaction: Database, accountId: string) =>
      confirmAuthenticator(transaction, accountId, now()),

    /** Accepts a code of the app or a recovery code, each once. Answers its kind, or undefined. */
    async consumeSecondFactor(accountId: string, text: string) {
      if (await consumeCode(accountId, text, true)) return 'otp';
      if (digitsOf(text).length !== recoveryCodeDigits) return undefined;
      const isRight = await consumeRecoveryCode(db, accountId, hashOf(accountId, text), now());
      return isRight ? 'recovery' : undefined;
    },

    /** Replaces the recovery codes. Only hashes are stored. */
    storeRecoveryCodes: (transaction: Database, accountId: string, codes: string[]) =>
      replaceRecoveryCodes(
        transaction,
        accountId,
        codes.map((code) => hashOf(accountId, code)),
      ),
  };
}
