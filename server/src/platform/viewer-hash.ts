import { keyedHash } from './auth/keyed-hash.ts';

/** Makes the keyed hash by which a viewer is counted, out of a person's id or of a visitor's random number. */
export function createViewerHash(secretKey: string): (id: string) => string {
  const hash = keyedHash(secretKey, 'viewer');
  return (id) => hash(id).slice(0, 32);
}
