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

export type Database = Queries & {
  /** `undefined` while PostgreSQL is used. */
  embedded: PGlite | undefined;
  text: TextQueries;
  /** Several statements in one text, without values. */
  execute(text: string): Promise<void>;
  /** All or nothing. Inside, use the given queries only: the embedded database has a single session. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
