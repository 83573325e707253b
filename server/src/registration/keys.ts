import { createHmac, hkdfSync } from 'node:crypto';

export type Keys = {
  /** The same token from the same secret, so that confirming may be repeated though only hashes are stored. */
  onboardingToken(secret: string): string;
};

export function createKeys(secretKey: string): Keys {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'registration onboarding token', 32));
  return { onboardingToken: (secret) => createHmac('sha256', key).update(secret).digest('base64url') };
}
