import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key for one purpose. It tells nothing about the keys of other purposes (RFC 5869). */
function derive(secretKey: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secretKey, 'tv-identity', purpose, 32));
}

const nonceBytes = 12;
const tagBytes = 16;

export type Seal = ReturnType<typeof createSeal>;

/** Encrypts and decrypts secrets that are stored. */
export function createSeal(secretKey: string) {
  const key = derive(secretKey, 'seal');
  return {
    /** The name is authenticated, too: a sealed text cannot be moved to another row. */
    seal(name: string, text: string) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(name: string, sealedText: string) {
      const bytes = Buffer.from(sealedText, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

export type KeyedHash = ReturnType<typeof createKeyedHash>;

/** Hashes texts together with the secret key. */
export function createKeyedHash(secretKey: string, purpose: string) {
  const key = derive(secretKey, purpose);
  return (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
