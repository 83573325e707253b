import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { guestPath } from '@tv/contract/page-paths';
import { sameText } from '../platform/auth/same-text.ts';

export type GuestSecrets = ReturnType<typeof createGuestSecrets>;

const digits = 6;

/** The secrets of shares. A link's secret is computed from its share, so that no table holds it and the link can be sent again. */
export function createGuestSecrets({ secretKey, publicUrl }: { secretKey: string; publicUrl: string }) {
  const keyed = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  const secretOf = keyed('guest link');
  const hashOf = keyed('guest code');
  return {
    /** The secret follows #, so that no server on the way logs it. */
    urlOf: (guestId: string) => `${publicUrl}${guestPath(guestId)}#${secretOf(guestId.toLowerCase())}`,
    isSecretOf: (guestId: string, secret: string) => sameText(secretOf(guestId.toLowerCase()), secret),
    newCode: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
    /** A code is short, so that only a keyed hash keeps it from whoever reads the table. */
    codeHash: (guestId: string, code: string) =>
      hashOf(`${guestId.toLowerCase()} ${code.replaceAll(/\s/g, '')}`),
  };
}
