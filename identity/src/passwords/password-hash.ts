import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { BusyError, createHashQueue } from './hash-queue.ts';
import type { Requester } from './hash-queue.ts';

export { BusyError };

export interface Cost {
  /** log2 of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

/** 128 MiB and about half a second of one core: the strongest of OWASP's settings for scrypt. */
const defaultCost: Cost = { ln: 17, r: 8, p: 1 };

const keyBytes = 32;
/** Each hash holds 128 MiB. */
const enqueue = createHashQueue({ concurrency: 2, maxWaiting: 40, maxWaitingPerSource: 20 });

function derive(requester: Requester, password: string, salt: Buffer, cost: Cost) {
  const options: ScryptOptions = {
    N: 2 ** cost.ln,
    r: cost.r,
    p: cost.p,
    maxmem: 256 * 2 ** cost.ln * cost.r,
  };
  return enqueue(
    requester,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // NFKC: the same password typed on another keyboard gives the same bytes (NIST SP 800-63B, 5.1.1.2).
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(requester: Requester, password: string, cost: Cost = defaultCost) {
  const salt = randomBytes(16);
  const key = await derive(requester, password, salt, cost);
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(key)}`;
}

/** Answers `busy` where too many hashes wait already. */
export async function unlessBusy<Result>(work: Promise<Result>): Promise<Result | 'busy'> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

/** Reads the PHC string format. Bounds prevent that a tampered row takes all memory. */
function parse(hash: string) {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) return undefined;
  const [, ln, r, p, salt = '', key = ''] = match;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (cost.ln < 1 || cost.ln > 20 || cost.r < 1 || cost.r > 16 || cost.p < 1) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

/** Does the same work where there is no hash, so that the time of an answer does not tell whether an account exists. */
export async function passwordMatches(
  requester: Requester,
  password: string,
  hash: string | null | undefined,
  costWithoutHash: Cost = defaultCost,
) {
  const stored = hash ? parse(hash) : undefined;
  if (!stored) {
    await derive(requester, password, Buffer.alloc(16), costWithoutHash);
    return false;
  }
  const key = await derive(requester, password, stored.salt, stored.cost);
  return key.length === stored.key.length && timingSafeEqual(key, stored.key);
}
