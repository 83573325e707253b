import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function inBase62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text;
}

/** CRC-32 in base 62: a text that looks like a key can be checked without asking anybody. */
const checkOf = (text: string): string => inBase62(BigInt(crc32(text)), 6);

const form = /^(tv_([a-z]+)_[\dA-Za-z]{22})_([\dA-Za-z]{6})$/;
/** What every key begins with. No access token of a provider does. */
export const keyBegin = 'tv_';

/** An API key with 128 random bits: `tv_<environment>_<22 characters>_<check>`. */
export function newKeyText(environment: string): string {
  const random = inBase62(BigInt(`0x${randomBytes(16).toString('hex')}`), 22);
  const text = `${keyBegin}${environment.toLowerCase()}_${random}`;
  return `${text}_${checkOf(text)}`;
}

/** Whether a text is a key of this environment, by its form and its check alone. */
export function isKeyText(text: string, environment: string): boolean {
  const [, rest, ofEnvironment, check] = form.exec(text) ?? [];
  return rest !== undefined && ofEnvironment === environment.toLowerCase() && check === checkOf(rest);
}

/** The characters of a key that its lists show: up to the fourth random one. */
export const startOfKey = (text: string): string => text.slice(0, text.indexOf('_', keyBegin.length) + 5);
