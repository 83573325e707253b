import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { requestTimeLeft } from '../../http/requests/request-time.ts';

/** Milliseconds for which a statement outside of requests waits for a connection. A request waits as long as it has time. */
const longestWait = 20_000;
/** Milliseconds in which a new connection has to open. */
const longestOpening = 5_000;
/** Milliseconds between two attempts. The pool does not grow for as long while the server refuses connections. */
const narrowFor = 500;

type Callback = (problem: Error | undefined, client?: pg.PoolClient, done?: () => void) => void;

/** Opens in time, however long a statement waits for it. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({
      ...config,
      connectionTimeoutMillis: Math.min(config.connectionTimeoutMillis ?? longestOpening, longestOpening),
    });
  }
}

/** PostgreSQL has no connection left (53300), or PgBouncer no place for a client. */
const isServerFull = (problem: unknown): boolean =>
  (problem as { code?: unknown }).code === '53300' ||
  /no more connections allowed/.test((problem as Error).message);

/**
 * A pool that waits for a connection in order, instead of failing while one is about to be free: one of its own, or one that another
 * process gives back to a server that is full.
 */
export class WaitingPool extends pg.Pool {
  /** Connections that this pool opens at most. `options.max` is lower for moments in which the server takes no more. */
  readonly limit: number;
  /** When each of those that wait for a connection began to wait. */
  readonly #since = new Set<{ at: number }>();
  #narrowed: NodeJS.Timeout | undefined;

  constructor(options: pg.PoolConfig & { max: number }) {
    super({ connectionTimeoutMillis: longestWait, ...options, Client: QuickClient } as pg.PoolConfig);
    this.limit = options.max;
  }

  /** Those for whom no connection is left, and the milliseconds for which the first of them has waited. */
  waiting(): { count: number; longest: number } {
    if (this.totalCount < this.options.max) return { count: 0, longest: 0 };
    const [first] = this.#since;
    return { count: this.#since.size, longest: first ? performance.now() - first.at : 0 };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const client = this.#connect();
    if (!callback) return client;
    client.then(
      (found) => callback(undefined, found, () => found.release()),
      (problem: Error) => callback(problem),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    const mine = { at: performance.now() };
    this.#since.add(mine);
    const until = mine.at + (requestTimeLeft() ?? longestWait);
    try {
      for (;;) {
        try {
          return await this.#connectWithin(until - performance.now());
        } catch (problem) {
          if (!isServerFull(problem) || performance.now() + narrowFor >= until) throw problem;
          this.#narrow();
          // With connections of its own it waits in their queue, else for another process.
          if (this.totalCount === 0) await wait(narrowFor);
        }
      }
    } finally {
      this.#since.delete(mine);
    }
  }

  /** pg-pool reads its time limit as it is asked, so each call has one of its own, and leaves the queue when it is over. */
  #connectWithin(milliseconds: number): Promise<pg.PoolClient> {
    const usual = this.options.connectionTimeoutMillis!;
    this.options.connectionTimeoutMillis = Math.max(1, Math.min(usual, milliseconds));
    try {
      return super.connect();
    } finally {
      this.options.connectionTimeoutMillis = usual;
    }
  }

  /** What waits goes into the queue of the connections that are there, and asks the server again after a moment. */
  #narrow(): void {
    this.options.max = Math.max(1, Math.min(this.totalCount, this.limit));
    clearTimeout(this.#narrowed);
    this.#narrowed = setTimeout(() => {
      this.options.max = this.limit;
      // The first in line asks the server. The types of pg lack this method.
      (this as unknown as { _pulseQueue(): void })._pulseQueue();
    }, narrowFor).unref();
  }
}
