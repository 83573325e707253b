import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at the connections that are left. */
const lookEvery = 50;
/** Milliseconds without a request after which idle connections are closed. Until then a balancer may be sending on one of them. */
const quietFor = 1_000;
/** Milliseconds that requests in flight have to end. Then their connections are closed. */
const longestFinish = 15_000;

/** How far a process has come in ending. */
export type Ending = {
  /** Aborts when the process is asked to end. `/health/ready` answers 503 from then on, everything else is answered as before. */
  draining: AbortSignal;
  /** Aborts when no new connection is taken any more. Answers without an end have to end then. */
  closing: AbortSignal;
};

export type DrainOptions = {
  /** Seconds from the first signal to the second, in which balancers learn from `/health/ready` that this process ends. */
  seconds: number;
  /** Ends that time, and closes idle connections at once. */
  hurry: AbortSignal;
  /** Milliseconds that requests in flight have to end. */
  longest?: number;
};

export function createEnding(): Ending & {
  /** Resolves when every request is answered and no connection is left. No request is refused meanwhile. */
  drain(app: FastifyInstance, options: DrainOptions): Promise<void>;
} {
  const draining = new AbortController();
  const closing = new AbortController();
  return {
    draining: draining.signal,
    closing: closing.signal,
    async drain(app, { seconds, hurry, longest = longestFinish }) {
      draining.abort();
      if (seconds > 0) await wait(seconds * 1000, undefined, { signal: hurry }).catch(() => {});
      const { server } = app;
      let lastRequestAt = Date.now();
      server.prependListener('request', (_request, response) => {
        lastRequestAt = Date.now();
        response.setHeader('connection', 'close');
      });
      // The close of an HTTP server also closes idle connections. A balancer may be sending a request on one of them.
      Server.prototype.close.call(server);
      closing.abort();
      const end = Date.now() + longest;
      while (Date.now() < end && (await countConnections(app)) > 0) {
        const isQuiet = Date.now() - lastRequestAt > quietFor;
        if (isQuiet || seconds === 0 || hurry.aborted) server.closeIdleConnections();
        await wait(lookEvery);
      }
      server.closeAllConnections();
    },
  };
}

const countConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => server.getConnections((problem, count) => resolve(problem ? 0 : count)));
