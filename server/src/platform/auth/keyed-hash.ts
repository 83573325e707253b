import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A hash that nobody can make without the portal's secret: HMAC with SHA-256, in base64url. Each purpose has a key of its own, derived
 * from the secret (HKDF, RFC 5869), so that a hash made for one is of no use for another.
 */
export function keyedHash(secretKey: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
