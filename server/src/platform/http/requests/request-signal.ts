import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';

/** Makes the abort signal of the current request on first use. */
const currentRequest = new AsyncLocalStorage<(() => AbortSignal) | undefined>();

/**
 * Runs a handler that only reads. Its database statements are cancelled when the client closes the request.
 * Never for handlers that write: a write must not stop half way.
 */
export function withRequestSignal<Result>(
  reply: FastifyReply,
  handle: () => Promise<Result>,
): Promise<Result> {
  let signal: AbortSignal | undefined;
  return currentRequest.run(() => (signal ??= signalOf(reply)), handle);
}

/** Runs work whose result several requests share. No single client cancels it by closing its request. */
export const withoutRequestSignal = <Result>(work: () => Result): Result =>
  currentRequest.run(undefined, work);

/** The signal that aborts when the client of the current request is gone. `undefined` outside `withRequestSignal`. */
export const requestSignal = (): AbortSignal | undefined => currentRequest.getStore()?.();

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // A connection that closes before the answer was written was closed by the client.
  const abortUnfinished = () => !raw.writableEnded && controller.abort(new ClientClosedRequest());
  if (raw.destroyed) abortUnfinished();
  else raw.once('close', abortUnfinished);
  return controller.signal;
}

/** The client is gone before its answer. 499 is the status that proxies log for it. */
export class ClientClosedRequest extends Error {
  override name = 'ClientClosedRequest';
  statusCode = 499;
  constructor() {
    super('The client closed the request before the answer.');
  }
}
