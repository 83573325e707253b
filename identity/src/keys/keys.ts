import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { JSONWebKeySet, JWK } from 'jose';
import type { Database } from '../db.ts';
import { keyRoles } from './key-rotation.ts';
import { deleteKeys, insertKey, selectKeys } from './keys-db.ts';
import type { KeyRow } from './keys-db.ts';
import { createSeal } from '../secrets.ts';

export const signingAlgorithm = 'RS256';
/** Bits. 3072 have the strength of a symmetric key of 128 bits (NIST SP 800-57). */
const modulusLength = 3072;

export interface IdentityKeys {
  /** The first one signs. All are published. */
  signing: JWK[];
  public: JSONWebKeySet;
  /** The first one signs. All verify. */
  cookie: string[];
  /** Changes when a key is added or deleted. */
  version: string;
}

async function newSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    use: 'sig',
    alg: signingAlgorithm,
  });
}

const newCookieKey = () => Promise.resolve(randomBytes(32).toString('base64url'));

/**
 * Loads the keys of signatures and cookies. The first start creates and stores them, so tokens and sessions outlive a restart
 * and all instances agree. Keys rotate by the clock alone (key-rotation.ts).
 */
export async function loadKeys(db: Database, secretKey: string, now: Date): Promise<IdentityKeys> {
  const { seal, open } = createSeal(secretKey);
  const opened = ({ id, sealed }: KeyRow) => {
    try {
      return open(id, sealed);
    } catch (cause) {
      throw new Error(
        'SECRET_KEY is not the one this database was started with. Set the old one again, or empty the table identity_keys to have new keys made (everybody then signs in again).',
        { cause },
      );
    }
  };
  const load = async (kind: string, make: () => Promise<string>) => {
    let rows = await selectKeys(db, kind);
    const newest = rows.at(-1);
    // Checked first: a wrong SECRET_KEY must not store a key that the right one cannot open.
    if (newest) opened(newest);
    const { isNextDue, expired } = keyRoles(rows, now);
    if (isNextDue) {
      const id = `${kind}-${Number(newest?.id.split('-')[1] ?? 0) + 1}`;
      await insertKey(db, { id, sealed: seal(id, await make()), createdAt: now });
    }
    if (expired.length > 0)
      await deleteKeys(
        db,
        expired.map(({ id }) => id),
      );
    if (isNextDue || expired.length > 0) rows = await selectKeys(db, kind);
    return keyRoles(rows, now).published.map((row) => ({ id: row.id, secret: opened(row) }));
  };
  const signing = await load('signing', newSigningKey);
  const cookie = await load('cookie', newCookieKey);
  const jwks = signing.map(({ secret }) => JSON.parse(secret) as JWK);
  return {
    signing: jwks,
    public: { keys: jwks.map(({ kty, n, e, kid, use, alg }) => ({ kty, n, e, kid, use, alg }) as JWK) },
    cookie: cookie.map(({ secret }) => secret),
    version: [...signing, ...cookie].map(({ id }) => id).join(' '),
  };
}
