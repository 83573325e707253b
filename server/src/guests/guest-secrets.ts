import { randomInt } from 'node:crypto';
import { guestPath } from '@tv/contract/pages/page-paths';
import { keyedHash } from '../platform/auth/keyed-hash.ts';
import { sameText } from '../platform/auth/same-text.ts';

export type GuestSecrets = ReturnType<typeof createGuestSecrets>;

const digits = 6;

/** The secrets of shares. A link's secret is computed from its share, so that no table holds it and the link can be sent again. */
export function createGuestSecrets({ secretKey, publicUrl }: { secretKey: string; publicUrl: string }) {
  const secretOf = keyedHash(secretKey, 'guest link');
  const hashOf = keyedHash(secretKey, 'guest code');
  return {
    /** The secret follows #, so that no server on the way logs it. */
    urlOf: (guestId: string) => `${publicUrl}${guestPath(guestId)}#${secretOf(guestId.toLowerCase())}`,
    isSecretOf: (guestId: string, secret: string) => sameText(secretOf(guestId.toLowerCase()), secret),
    newCode: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
    /** A code is short, so that only a keyed hash keeps it from anyone who reads the table. */
    codeHash: (guestId: string, code: string) =>
      hashOf(`${guestId.toLowerCase()} ${code.replaceAll(/\s/g, '')}`),
  };
}
