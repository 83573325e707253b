import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that a request waits in all for the database and other services, before its answer begins. */
const longest = 7_000;

type RequestTime = {
  hasAnswered: () => boolean;
  /** Waits under way. Those at the same time count once. */
  waits: number;
  since: number;
  used: number;
};

const currentRequest = new AsyncLocalStorage<RequestTime>();

/** Handles a request, whose waits are limited until `hasAnswered`: after that its length is that of what it sends. */
export const withRequestTime = <Result>(hasAnswered: () => boolean, handle: () => Result): Result =>
  currentRequest.run({ hasAnswered, waits: 0, since: 0, used: 0 }, handle);

/** Something that a request needs did not answer in time. It is answered 503. */
export class Silent extends Error {
  override name = 'Silent';
  code = 'ETIMEDOUT';
}

/** Milliseconds that the current request may still wait. `undefined` outside of requests, where waits have limits of their own. */
export function requestTimeLeft(): number | undefined {
  const time = currentRequest.getStore();
  if (!time || time.hasAnswered()) return undefined;
  return longest - time.used - (time.waits > 0 ? Date.now() - time.since : 0);
}

/** Milliseconds below which nothing further of a list is begun. */
const leastTimeLeft = 1_500;

/** Whether a request that does one thing after the other has the time for another one. */
export function hasTimeForMore(): boolean {
  const left = requestTimeLeft();
  return left === undefined || left >= leastTimeLeft;
}

/** Waits for `work` as long as the current request may. Throws `Silent` then; `work` goes on until its own limit. */
export async function withinRequestTime<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const left = requestTimeLeft();
  if (left === undefined) return work();
  if (left <= 0) throw new Silent(`${what} took too long.`);
  const time = currentRequest.getStore()!;
  if (time.waits++ === 0) time.since = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    // After a stall of this process an answer may be there already, unread: sockets are read before `setImmediate`.
    const end = () => setImmediate(() => reject(new Silent(`${what} does not answer.`)));
    timer = setTimeout(end, left);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
    if (--time.waits === 0) time.used += Date.now() - time.since;
  }
}
