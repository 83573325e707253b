import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { JWK } from 'jose';
import { insertKey, selectKey } from './db.ts';
import type { Database } from './db.ts';
import { createSeal } from './secrets.ts';

export const signingAlgorithm = 'RS256';

export interface IdentityKeys {
  signing: JWK;
  public: JWK;
  cookie: string;
}

async function newSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    use: 'sig',
    alg: signingAlgorithm,
  });
}

const newCookieKey = () => Promise.resolve(randomBytes(32).toString('base64url'));

/** Keys are made at the first start and kept, so that tokens and sessions outlive a restart and all instances agree. */
export async function loadKeys(db: Database, secretKey: string): Promise<IdentityKeys> {
  const { seal, open } = createSeal(secretKey);
  const load = async (id: string, make: () => Promise<string>) => {
    if ((await selectKey(db, id)) === undefined) await insertKey(db, id, seal(id, await make()));
    const sealed = await selectKey(db, id);
    try {
      return open(id, sealed ?? '');
    } catch (cause) {
      throw new Error(
        'SECRET_KEY is not the one this database was started with. Set the old one again, or empty the table identity_keys to have new keys made (everybody then signs in again).',
        { cause },
      );
    }
  };
  const signing = JSON.parse(await load('signing-1', newSigningKey)) as JWK;
  const cookie = await load('cookie-1', newCookieKey);
  const { kty, n, e, kid, use, alg } = signing;
  return { signing, public: { kty, n, e, kid, use, alg } as JWK, cookie };
}
