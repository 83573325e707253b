import pg from 'pg';

/** The role of a request's statements, and the ids of their scope as PostgreSQL reads an array. */
export type ScopeValues = readonly [role: string, ids: string];

/** A statement with the name under which pg prepares it, once per connection. Without a name it is prepared each time. */
export type NamedStatement = {
  name: string | undefined;
  text: string;
  values: unknown[];
  query_timeout: number;
  /** Absent: it touches rows of any organization. */
  scope?: ScopeValues;
};

/** PostgreSQL plans a statement again where another role runs it, so it has a name for each. */
export const nameFor = (name: string, scope: ScopeValues | undefined): string =>
  scope ? `${name}_${scope[0].slice(scope[0].lastIndexOf('_') + 1)}` : name;

/** The statement that begins a scope, which ends with the transaction. */
export const beginScope = `select set_config('role', $1, true), set_config('tv.scope', $2, true)`;
/** The name under which each connection prepares it. A pooler in transaction mode keeps no names. */
export const beginScopeName = 'begin_scope';

// What the types of pg lack.
type Connection = {
  parse(statement: { text: string; name: string; types: undefined }): void;
  bind(portal: { portal: string; statement: string; values: readonly unknown[] }): void;
  execute(portal: { portal: string; rows: number }): void;
};
type Handlers = {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
const usual = pg.Query.prototype as unknown as Handlers;

/**
 * A statement with its scope before it. Both are sent together, and nothing is between them that ends a transaction (`Sync` of
 * PostgreSQL's protocol). So they are one transaction, without a `begin` of its own, and the scope ends with the statement.
 */
class ScopedQuery extends pg.Query implements Handlers {
  readonly #scope: ScopeValues;
  /** The answer to the scope comes first and is left out. */
  #hasBegun = false;

  constructor(
    statement: NamedStatement,
    scope: ScopeValues,
    done: (problem: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // Unprepared and without values it would be sent in the simple protocol, which is a transaction of its own.
    super({ ...statement, queryMode: 'extended' } as pg.QueryConfig, done as never);
    this.#scope = scope;
  }

  prepare(connection: Connection): void {
    const isNamed = (this as unknown as { name?: string }).name !== undefined;
    if (!isNamed) connection.parse({ text: beginScope, name: '', types: undefined });
    connection.bind({ portal: '', statement: isNamed ? beginScopeName : '', values: this.#scope });
    connection.execute({ portal: '', rows: 0 });
    usual.prepare.call(this, connection);
  }

  handleDataRow(message: unknown): void {
    if (this.#hasBegun) usual.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasBegun) usual.handleCommandComplete.call(this, message, connection);
    else this.#hasBegun = true;
  }
}

/** Runs a statement on a connection, in its scope if it has one. */
export function runOn(client: pg.ClientBase, statement: NamedStatement): Promise<pg.QueryResult> {
  const { scope } = statement;
  if (!scope) return client.query(statement);
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new ScopedQuery(statement, scope, (problem, result) =>
      problem ? reject(problem) : resolve(result),
    );
    client.query(Object.assign(query, { query_timeout: statement.query_timeout }));
  }).catch((problem: Error) => {
    // Where the answer was read says nothing of who asked.
    Error.captureStackTrace(problem);
    throw problem;
  });
}
