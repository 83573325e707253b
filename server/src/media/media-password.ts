import { because } from '@tv/contract/reasons/problem-reasons';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '../platform/http/problem.ts';

/** One check takes 64 MiB and about 0.2 s of one core. A hash contains its cost, so that this may rise later. */
const present = { logN: 16, r: 8, p: 1 };
const keyBytes = 32;
// A check uses its memory while it runs, so only a few run at once and only a few wait.
const atOnce = 2;
const longestQueue = 32;

/** `scrypt$logN$r$p$salt$key`, the last two base64url. */
export async function hashMediaPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, present);
  const { logN, r, p } = present;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyMediaPassword(password: string, hash: string): Promise<boolean> {
  const [name, logN, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  if (name !== 'scrypt' || !isReasonable(cost)) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

type Cost = typeof present;

const isReasonable = ({ logN, r, p }: Cost) =>
  [logN, r, p].every(Number.isInteger) && logN >= 10 && logN <= 18 && r >= 1 && r <= 16 && p >= 1 && p <= 4;

// Normalized, so that a password has the same bytes from every keyboard (NIST SP 800-63B).
const derive = (password: string, salt: Buffer, { logN, r, p }: Cost) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          keyBytes,
          { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r },
          (problem, key) => (problem ? reject(problem) : resolve(key)),
        ),
      ),
  );

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue)
      throw new Problem(503, 0, because('items.busyPasswords'), {
        retryAfterSeconds: 5,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
