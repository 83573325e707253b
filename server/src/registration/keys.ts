import { createHmac, hkdfSync } from 'node:crypto';

export type Keys = {
  /** What is kept of an e-mail or network address: without the key nobody can try addresses out. */
  hashAddress(address: string): string;
  /** The same token from the same secret, so that confirming may be repeated though only hashes are kept. */
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
