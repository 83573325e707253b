import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts text that only this service can decrypt (AES-256-GCM). `name` binds the text to its row. */
export function createSealedText(secretKey: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return {
    seal(name: string, text: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64');
    },
    open(name: string, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64');
      const end = bytes.length - tagBytes;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(end));
      return decipher.update(bytes.subarray(nonceBytes, end), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
