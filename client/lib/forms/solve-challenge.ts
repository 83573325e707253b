import type { Answer } from '@tv/contract/calls/api';
import { ApiError } from '../api/api-error.ts';

type Challenge = Answer<'GET /BotCheck/Challenges'>;

/** Milliseconds that a slow device may take; two seconds are usual. */
const timeLimit = 120_000;

/**
 * Looks for the counter whose key begins as asked, in the format of ALTCHA's second version: the password is the
 * nonce and the counter as 32 bits, the most significant byte first.
 */
export async function solve({ parameters }: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters as Record<
    string,
    string | number | undefined
  >;
  const [kind, hash] = String(algorithm).split('/');
  if (kind !== 'PBKDF2' || !hash || !crypto.subtle) throw new ApiError('This check cannot be done here');
  const start = bytesOf(String(nonce));
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const wanted = String(keyPrefix).toLowerCase();
  const work = { name: 'PBKDF2', hash, salt: bytesOf(String(salt)), iterations: Number(cost) };
  const end = performance.now() + timeLimit;
  for (let counter = 0; performance.now() < end; counter++) {
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(work, key, Number(keyLength) * 8));
    if (derivedKey.startsWith(wanted)) return { counter, derivedKey };
  }
  throw new ApiError(`timeout of ${timeLimit} ms exceeded`);
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
