import type { Database, Queries, TextQueries } from './database.ts';
import { saysItsScope } from './scope.ts';
import type { Statement } from './sql.ts';

/** The switch of tests, for a service that runs in a process of its own. */
export const strictSwitch = 'TV_TEST_STRICT_SCOPE';

/** The same database, for tests: it refuses statements of work that has said neither its scope nor why it crosses organizations. */
export function strictDatabase(db: Database): Database {
  const queries = (of: () => Queries): Queries => ({
    query: async <Row>(statement: Statement) => {
      refuseUnsaid(statement);
      return of().query<Row>(statement);
    },
  });
  const reads = queries(() => db.reads);
  const strict: Database = {
    ...db,
    query: queries(() => db).query,
    get reads() {
      // Caches belong to one of them, which are the same without replicas.
      return db.reads === db ? strict : reads;
    },
    text: {
      query: async (statement: string | { text: string }, values?: unknown[]) => {
        refuseUnsaid(typeof statement === 'string' ? { text: statement } : statement);
        return db.text.query(statement as string, values);
      },
    } as TextQueries,
    transaction: (work) => db.transaction((within) => work(queries(() => within))),
  };
  return strict;
}

function refuseUnsaid({ text }: Pick<Statement, 'text'>): void {
  if (saysItsScope()) return;
  const begin = text.replace(/\s+/g, ' ').trim().slice(0, 200);
  throw new Error(`Whose rows does it touch? ADR 70 asks for a scope or a reason: ${begin}`);
}
