import { keyedHash } from '../platform/auth/keyed-hash.ts';

export type Keys = {
  /** The same token from the same secret, so that confirming may be repeated though only hashes are stored. */
  onboardingToken(secret: string): string;
};

export const createKeys = (secretKey: string): Keys => ({
  onboardingToken: keyedHash(secretKey, 'registration onboarding token'),
});
