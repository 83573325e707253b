import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from '../accounts.ts';
import type { Database } from '../db.ts';
import { insertPasskey, recordPasskeyUse, selectPasskey, selectPasskeys } from './passkeys-db.ts';
import type { KeyedHash } from '../secrets.ts';

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** Milliseconds. A registration challenge is valid for the rest of its slot and for the next one. */
const slotLength = 10 * 60_000;
const maxNameLength = 60;
/** Ed25519, ES256 and RS256 (COSE), which authenticators support. Keys of other algorithms may be too large for a form. */
const algorithms = [-8, -7, -257];

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

export interface PasskeyDeps {
  issuer: string;
  db: Database;
  now(): Date;
  keyedHash: KeyedHash;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ issuer, db, now, keyedHash }: PasskeyDeps) {
  const { hostname, origin, protocol } = new URL(issuer);
  const isNumeric = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

  /** Bound to one sign-in, which ends with the first right answer. */
  const authenticationChallenge = (interaction: string) => keyedHash('passkey sign-in', interaction);

  /** Created after the password was checked. Valid for at most twenty minutes. */
  function registrationChallenge(session: string, account: Account, slotsAgo = 0) {
    const slot = Math.floor(now().getTime() / slotLength) - slotsAgo;
    return keyedHash('passkey addition', session, account.id, String(slot));
  }

  return {
    /** Browsers bind passkeys to a host name over TLS or to localhost, never to a numeric address (WebAuthn, 5.1.3). */
    areSupported: !isNumeric && (protocol === 'https:' || hostname === 'localhost'),

    /** `account`: only its passkeys are accepted. Without it the person chooses among the browser's passkeys of this site. */
    async authenticationOptions(interaction: string, account?: Account) {
      const accepted = account ? await selectPasskeys(db, account.id) : [];
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: bytesOf(authenticationChallenge(interaction)),
        userVerification: 'required',
        allowCredentials: accepted.map(({ id, transports }) => ({ id, transports })),
      });
    },

    /** The subject of the account whose passkey signed this response, or undefined. */
    async verifyAuthentication(interaction: string, text: string) {
      const response = parse<Authentication>(text);
      const passkey = typeof response?.id === 'string' ? await selectPasskey(db, response.id) : undefined;
      if (!response || !passkey) return undefined;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: authenticationChallenge(interaction),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: bytesOf(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { newCounter } = verified.authenticationInfo;
      return (await recordPasskeyUse(db, passkey.id, newCounter, now())) ? passkey.subject : undefined;
    },

    async registrationOptions(session: string, account: Account, siteName: string) {
      const own = await selectPasskeys(db, account.id);
      return generateRegistrationOptions({
        rpName: siteName,
        rpID: hostname,
        userName: account.email,
        userDisplayName: [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email,
        userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
        challenge: bytesOf(registrationChallenge(session, account)),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Answers the function that stores the new passkey, or undefined when the response does not fit the challenge. */
    async verifyRegistration(
      session: string,
      account: Account,
      { response: text, name }: { response: string; name: string },
    ) {
      const response = parse<Registration>(text);
      if (!response) return undefined;
      const expected = [0, 1].map((slotsAgo) => registrationChallenge(session, account, slotsAgo));
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => expected.includes(challenge),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey = {
        id,
        account_id: account.id,
        name: name.trim().slice(0, maxNameLength) || 'Passkey',
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((each) => /^[\w-]{1,20}$/.test(each)).slice(0, 10),
      };
      return (transaction: Database) => insertPasskey(transaction, passkey, now());
    },
  };
}

function parse<Value extends object>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
