import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';

/** Says whether the one who asked has gone, so that what is still being read for them can be dropped. */
const asking = new AsyncLocalStorage<(() => AbortSignal) | undefined>();

/** Runs a handler that only reads: what it asks of the database ends with the request. Writes are never given up half way. */
export function untilGivenUp<Result>(reply: FastifyReply, handle: () => Promise<Result>): Promise<Result> {
  let signal: AbortSignal | undefined;
  return asking.run(() => (signal ??= signalOf(reply)), handle);
}

/** Runs work that several requests wait for: none of them ends it for the others by leaving. */
export const forSeveral = <Result>(work: () => Result): Result => asking.run(undefined, work);

/** Of the request in whose handling this is called; `undefined` outside of one that only reads. */
export const givenUp = (): AbortSignal | undefined => asking.getStore()?.();

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Before the answer was handed over whole, a closed connection is one that the other side has closed.
  const tell = () => !raw.writableEnded && controller.abort(new GivenUp());
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return controller.signal;
}

/** Nobody is left to read an answer. 499 is what proxies log for it. */
export class GivenUp extends Error {
  override name = 'GivenUp';
  statusCode = 499;
  constructor() {
    super('Whoever asked has gone: the request was closed before its answer.');
  }
}
