import pg from 'pg';
import { withoutPublic } from './scope.ts';

/** The role of a request's statements, and the ids of their scope as PostgreSQL reads an array. */
export type ScopeValues = readonly [role: string, ids: string];

/** A statement with the name under which pg prepares it, once per connection. Without a name it is prepared each time. */
export type NamedStatement = {
  name: string | undefined;
  text: string;
  values: unknown[];
  query_timeout: number;
  /** Absent: it touches rows of any organization, unless it is open. */
  scope?: ScopeValues;
  /** It names no table with a policy, and the role of requests may do what it does. */
  isOpen?: true;
};

/** PostgreSQL plans a statement again where another role runs it, so it has a name for each. */
export const nameFor = (name: string, scope: ScopeValues | undefined): string =>
  scope ? `${name}_${scope[0].slice(scope[0].lastIndexOf('_') + 1)}` : name;

/** What is set before a statement, and ends with its transaction. It answers no row. */
type Setting = { name: string; text: string };
/** Role and scope, on a connection that has the portal's own user. */
const roleAndScope: Setting = {
  name: 'begin_scope',
  text: `select where set_config('role', $1, true) is null or set_config('tv.scope', $2, true) is null
    or set_config('tv.reach', $3, true) is null`,
};
const roleAlone: Setting = { name: 'begin_role', text: `select where set_config('role', $1, true) is null` };
const scopeAlone: Setting = {
  name: 'begin_ids',
  text: `select where set_config('tv.scope', $1, true) is null or set_config('tv.reach', $2, true) is null`,
};

/** Prepares on a connection what is set before statements. A pooler in transaction mode keeps no names. */
export const prepareSettings = [roleAndScope, roleAlone, scopeAlone]
  .map(({ name, text }) => `prepare ${name} as ${text}`)
  .join('; ');

/**
 * The scope as policies of items and categories read it (`tv.reach`): with a null where it has what is public. An organization is in it
 * then, or nobody knows, or it is not in it.
 */
const reachOf = (ids: string): string => {
  if (ids.startsWith(`{${withoutPublic}`)) return ids;
  return ids.length > 2 ? `${ids.slice(0, -1)},NULL}` : publicReach;
};
const publicReach = '{NULL}';

/** Connections that have the role of requests and what is public as long as nothing else is set, by that role. */
const scopedConnections = new WeakMap<pg.ClientBase, string>();

/** Gives a new connection the role of requests. Statements of visitors need nothing set then. */
export async function takeRole(client: pg.ClientBase, role: string): Promise<void> {
  await client.query(`set role ${pg.escapeIdentifier(role)}; set tv.reach = '${publicReach}'`);
  scopedConnections.set(client, role);
}

export const hasRole = (client: pg.ClientBase): boolean => scopedConnections.has(client);

/** What has to be set before a statement on a connection, with its values. `undefined`: nothing. */
export function settingFor(
  client: pg.ClientBase,
  { scope, isOpen }: Pick<NamedStatement, 'scope' | 'isOpen'>,
): (Setting & { values: string[] }) | undefined {
  const role = scopedConnections.get(client);
  if (!role) return scope && { ...roleAndScope, values: [...scope, reachOf(scope[1])] };
  if (isOpen) return undefined;
  if (!scope) return { ...roleAlone, values: ['none'] };
  const [wantedRole, ids] = scope;
  if (wantedRole !== role) return { ...roleAlone, values: [wantedRole] };
  return ids === '{}' ? undefined : { ...scopeAlone, values: [ids, reachOf(ids)] };
}

// What the types of pg lack.
type Connection = {
  parse(statement: { text: string; name: string; types: undefined }): void;
  bind(portal: { portal: string; statement: string; values: readonly unknown[] }): void;
  execute(portal: { portal: string; rows: number }): void;
};
type Handlers = {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
const usual = pg.Query.prototype as unknown as Handlers;

/**
 * A statement with what is set before it. Both are sent together, and nothing is between them that ends a transaction (`Sync` of
 * PostgreSQL's protocol). So they are one transaction, without a `begin` of its own, and what is set ends with the statement.
 */
class ScopedQuery extends pg.Query implements Handlers {
  readonly #setting: Setting & { values: string[] };
  /** The answer to the setting comes first and is left out. */
  #hasBegun = false;

  constructor(
    statement: NamedStatement,
    setting: Setting & { values: string[] },
    done: (problem: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // Unprepared and without values it would be sent in the simple protocol, which is a transaction of its own.
    super({ ...statement, queryMode: 'extended' } as pg.QueryConfig, done as never);
    this.#setting = setting;
  }

  prepare(connection: Connection): void {
    const isNamed = (this as unknown as { name?: string }).name !== undefined;
    const { name, text, values } = this.#setting;
    if (!isNamed) connection.parse({ text, name: '', types: undefined });
    connection.bind({ portal: '', statement: isNamed ? name : '', values });
    connection.execute({ portal: '', rows: 0 });
    usual.prepare.call(this, connection);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasBegun) usual.handleCommandComplete.call(this, message, connection);
    else this.#hasBegun = true;
  }
}

/** Runs a statement on a connection, with what has to be set before it. */
export function runOn(client: pg.ClientBase, statement: NamedStatement): Promise<pg.QueryResult> {
  const setting = settingFor(client, statement);
  if (!setting) return client.query(statement);
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new ScopedQuery(statement, setting, (problem, result) =>
      problem ? reject(problem) : resolve(result),
    );
    client.query(Object.assign(query, { query_timeout: statement.query_timeout }));
  }).catch((problem: Error) => {
    // Where the answer was read says nothing of who asked.
    Error.captureStackTrace(problem);
    throw problem;
  });
}
