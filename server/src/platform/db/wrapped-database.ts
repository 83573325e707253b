import type { Database, Queries, TextQueries } from './database.ts';
import type { Statement } from './sql.ts';

/** Runs one statement, of which it sees the text. */
export type Around = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** The same database with something around each statement. Sessions that have no time limit, and `execute`, stay as they are. */
export function wrappedDatabase(db: Database, around: Around): Database {
  const queries = (of: () => Queries): Queries => ({
    query: <Row>(statement: Statement) => around(statement.text, () => of().query<Row>(statement)),
  });
  const reads = queries(() => db.reads);
  const wrapped: Database = {
    ...db,
    query: queries(() => db).query,
    get reads() {
      // Caches belong to one of them, which are the same without replicas.
      return db.reads === db ? wrapped : reads;
    },
    text: {
      query: (statement: string | { text: string }, values?: unknown[]) =>
        around(typeof statement === 'string' ? statement : statement.text, () =>
          db.text.query(statement as string, values),
        ),
    } as TextQueries,
    transaction: (work) => db.transaction((within) => work(queries(() => within))),
  };
  return wrapped;
}
