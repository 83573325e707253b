import { generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** The key pair that identifies this portal to push services (VAPID, RFC 8292), in base64url. */
export type VapidKeys = {
  /** The uncompressed point of P-256, with which devices subscribe. */
  publicKey: string;
  /** The private scalar of 32 bytes. */
  privateKey: string;
};

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part!, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d! };
}

/** The Authorization header for a push service. `subject` is a page or `mailto:` address for questions about the sender. */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject }: { endpoint: string; subject: string },
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime('12h')
    .setSubject(subject)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
