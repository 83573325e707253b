import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at the connections that are left. */
const lookEvery = 50;
/**
 * Looks in a row without a request, after which idle connections are closed: three seconds. Until then a balancer may be sending
 * on one of them. nginx does so a second after a connection was refused (`fail_timeout`).
 */
const quietLooks = 60;
/** Turns of the event loop in which connections and requests that wait are taken, before something is closed. */
const turns = 10;
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
      let looksWithoutRequest = 0;
      server.prependListener('request', (_request, response) => {
        looksWithoutRequest = 0;
        response.setHeader('connection', 'close');
      });
      await takeWhatWaits();
      // The close of an HTTP server also closes idle connections. A balancer may be sending a request on one of them.
      Server.prototype.close.call(server);
      closing.abort();
      const end = Date.now() + longest;
      while (Date.now() < end && (await countConnections(app)) > 0) {
        // Looks are counted and not milliseconds: while a busy machine stops this process, requests wait unread.
        const isQuiet = looksWithoutRequest++ > quietLooks;
        if (isQuiet || seconds === 0 || hurry.aborted) server.closeIdleConnections();
        await wait(lookEvery);
        await takeWhatWaits();
      }
      server.closeAllConnections();
    },
  };
}

/** Timers run before sockets are read. A connection closed right after a pause might have received a request in the meantime. */
async function takeWhatWaits(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}

const countConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => server.getConnections((problem, count) => resolve(problem ? 0 : count)));
