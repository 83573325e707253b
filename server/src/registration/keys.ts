import { createHmac, hkdfSync } from 'node:crypto';

export type Keys = {
  /** The keyed hash of an e-mail or network address, which is stored in its place. Without the key nobody can try addresses. */
  hashAddress(address: string): string;
  /** The same token from the same secret, so that confirming may be repeated though only hashes are stored. */
  onboardingToken(secret: string): string;
};

export function createKeys(secretKey: string): Keys {
  const keyed = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', `registration ${purpose}`, 32));
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    hashAddress: keyed('address'),
    onboardingToken: keyed('onboarding token'),
  };
}
