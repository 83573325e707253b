import { createHmac, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';

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

/** One household has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const missing = 8 - front.length - tail.split(':').filter(Boolean).length;
  const groups = plain.includes('::') ? [...front, ...Array<string>(missing).fill('0')] : front;
  return groups.concat(tail.split(':').filter(Boolean)).slice(0, 4).join(':');
}
