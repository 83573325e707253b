import { createHmac, hkdfSync } from 'node:crypto';

/** Makes the keyed hash by which a viewer is counted, out of a person's id or of a visitor's random number. */
export function createViewerHash(secretKey: string): (id: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'viewer', 32));
  return (id) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 32);
}
