import { isIPv6 } from 'node:net';

/** What stands for a household or an office: an IPv4 address, or the /64 of IPv6 that one household has. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return front.concat(zeros, back).slice(0, 4).join(':');
}
