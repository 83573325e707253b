import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from './accounts.ts';
import { insertPasskey, noteUse, selectPasskey, selectPasskeys } from './passkeys-db.ts';
import type { Database } from './db.ts';
import type { Identity } from './provider.ts';

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

const slotLength = 10 * 60_000;
const longestName = 60;
/** Ed25519, ES256, RS256 (COSE): what authenticators have; keys of other kinds would not fit into a form. */
const algorithms = [-8, -7, -257];

/** Browsers bind passkeys to a name over TLS, or to localhost; never to an address of numbers (WebAuthn, 5.1.3). */
export function passkeysWork({ issuer }: Identity) {
  const { hostname, protocol } = new URL(issuer);
  return !isIP(hostname.replace(/^\[|\]$/g, '')) && (protocol === 'https:' || hostname === 'localhost');
}

const site = ({ issuer }: Identity) => {
  const { hostname, origin } = new URL(issuer);
  return { rpID: hostname, origin };
};

/** Bound to the one sign-in, which ends with the first answer that is right. */
const signInChallenge = (identity: Identity, interaction: string) =>
  identity.keyedHash('passkey sign-in', interaction);

/** Handed out only after the password, and no longer good after twenty minutes. */
function additionChallenge(identity: Identity, session: string, account: Account, slotsAgo = 0) {
  const slot = Math.floor(identity.now().getTime() / slotLength) - slotsAgo;
  return identity.keyedHash('passkey addition', session, account.id, String(slot));
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** `account`: whose passkeys alone will do; else the person chooses among those that the browser has for this site. */
export async function signInOptions(identity: Identity, interaction: string, account?: Account) {
  const own = account ? await selectPasskeys(identity.db, account.id) : [];
  return generateAuthenticationOptions({
    rpID: site(identity).rpID,
    challenge: bytesOf(signInChallenge(identity, interaction)),
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  });
}

/** The subject of whoever signed with one of their passkeys. */
export async function signedBy(identity: Identity, interaction: string, text: string) {
  const response = parse<Authentication>(text);
  const passkey =
    typeof response?.id === 'string' ? await selectPasskey(identity.db, response.id) : undefined;
  if (!response || !passkey) return undefined;
  const { rpID, origin } = site(identity);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: signInChallenge(identity, interaction),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: bytesOf(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  return (await noteUse(identity.db, passkey.id, newCounter, identity.now())) ? passkey.subject : undefined;
}

export async function additionOptions(
  identity: Identity,
  session: string,
  account: Account,
  siteName: string,
) {
  const own = await selectPasskeys(identity.db, account.id);
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: site(identity).rpID,
    userName: account.email,
    userDisplayName: [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email,
    userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
    challenge: bytesOf(additionChallenge(identity, session, account)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What is to be written of a new passkey, or undefined when it is not what was asked for. */
export async function checkAddition(
  identity: Identity,
  session: string,
  account: Account,
  { response: text, name }: { response: string; name: string },
) {
  const response = parse<Registration>(text);
  if (!response) return undefined;
  const { rpID, origin } = site(identity);
  const expected = [0, 1].map((ago) => additionChallenge(identity, session, account, ago));
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => expected.includes(challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return (db: Database) =>
    insertPasskey(
      db,
      {
        id,
        account_id: account.id,
        name: name.trim().slice(0, longestName) || 'Passkey',
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((each) => /^[\w-]{1,20}$/.test(each)).slice(0, 10),
      },
      identity.now(),
    );
}

function parse<Value extends object>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
