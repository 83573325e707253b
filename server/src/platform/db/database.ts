import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Statement } from './sql.ts';

/** Runs statements; a domain's db.ts takes one of these, the whole database or an open transaction. */
export type Queries = {
  /** Rows of one prepared statement. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
};

/** The part of node-postgres that libraries ask for. */
export type TextQueries = Pick<pg.Pool, 'query'>;

/** One connection on which no statement has a time limit. */
export type LongSession = {
  /** One statement with the values of `$1`, `$2` and so on. `rowCount`: rows that it returned, or else touched. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Several statements in one text, as one transaction. */
  execute(text: string): Promise<void>;
};

/** A replica's state, and its counts since the start. */
export type ReplicaStatus = {
  /** Host and port. */
  name: string;
  isUsed: boolean;
  /** Bytes of the write-ahead log (WAL) that it has not replayed, as far as known. */
  lagBytes: number;
  reads: number;
  /** Reads that failed there and were repeated on the primary. */
  repeated: number;
};

/** The replicas of a PostgreSQL server (ADR 39). */
export type Replicas = {
  /**
   * Runs work that only reads. Its statements through `Database.reads` may go to one replica, which has replayed the WAL up to
   * the position `after`. When the work fails there with a problem that `mayBeStale`, it runs again and reads from the primary.
   */
  reading<Result>(
    after: number | undefined,
    work: () => Promise<Result>,
    mayBeStale: (problem: unknown) => boolean,
  ): Promise<Result>;
  status(): ReplicaStatus[];
  /** Requests whose reads could have gone to a replica and went to the primary. */
  primaryRequests(): { afterOwnWrite: number; withoutReplica: number };
  /** Tells in a sentence when a replica is left out and when it is used again. */
  onChange(tell: (sentence: string) => void): void;
};

/**
 * The pool's connections. `idle` of those that are open; `waiting`: statements and transactions for which none is left, the first
 * of them since `longestWait` milliseconds.
 */
export type Connections = {
  limit: number;
  open: number;
  idle: number;
  waiting: number;
  longestWait: number;
  /** Whether the database answers within these milliseconds, on a connection outside the pool. */
  answersApart(milliseconds: number): Promise<boolean>;
};

/** Words for what the second lock is. `partly`: work that crosses organizations has no roles of its own. */
export const lockStates = { on: 'on', partly: 'on for requests only', off: 'off' } as const;

export type LockState = keyof typeof lockStates;

export type Database = Queries & {
  /**
   * For reads that may be some hundred milliseconds old: viewers' lists, details and searches. They go to a replica inside
   * `Replicas.reading`, else to the primary. Rights, sessions, tokens and locks are always read from the primary.
   */
  reads: Queries;
  /** `undefined` without DATABASE_REPLICA_URLS. */
  replicas: Replicas | undefined;
  /** `undefined` while PostgreSQL is used. */
  embedded: PGlite | undefined;
  text: TextQueries;
  /** Several statements in one text, without values. */
  execute(text: string): Promise<void>;
  /** All or nothing. Inside, use the given queries only: the embedded database has a single session. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that may take hours, such as a migration. All of it runs on one connection, which is outside the pool and is
   * closed at the end. The embedded database has one session, which `work` shares with everybody else.
   */
  longSession<Result>(work: (session: LongSession) => Promise<Result>): Promise<Result>;
  /** Whether statements have the second lock (ADR 70). Where one of its roles is missing, tries to make it. */
  secondLock(): Promise<LockState>;
  /** Connections to the primary; `undefined` for the embedded database. */
  connections(): Connections | undefined;
  /** Why writes cannot succeed although reads do, in words for the operator; `undefined`: nothing is known. */
  obstacle(): Promise<string | undefined>;
  /** The same as one transaction. Everybody else waits for the embedded database meanwhile. */
  longTransaction<Result>(work: (session: LongSession) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
