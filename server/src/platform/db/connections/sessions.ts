import pg from 'pg';
import type { Sentence } from '../../sentences.ts';
import { SettingProblem } from '../../startup-problem.ts';
import { statementLimit } from './postgres-pool.ts';

// The types of pg lack this property: the number of the process as reported when the connection opened.
const reportedProcess = (client: pg.ClientBase) => (client as unknown as { processID: number }).processID;

type Session = { pid: number; limit: string; version: number };
const readSession = `select pg_backend_pid() as pid, current_setting('statement_timeout') as limit,
  current_setting('server_version_num')::int / 10000 as version`;

const oldestVersion = 15;
/** Throws a sentence where PostgreSQL is older than our statements need. */
export function checkVersion(version: number, setting: string): void {
  if (version < oldestVersion)
    throw new SettingProblem(['oldPostgres', { setting, version: String(version), oldest: oldestVersion }]);
}

/**
 * Throws a sentence where the database does not answer, or where a pooler is in between and nobody said so, by the address of
 * PostgreSQL itself.
 */
export async function checkSessions(
  pool: pg.Pool,
  directUrl: string | undefined,
  warn: (sentence: Sentence) => void,
): Promise<void> {
  const pooled = await readDatabase(pool);
  if (!directUrl && pooled.isPooled) throw unannounced();
  if (!directUrl) return;
  const direct = new pg.Pool({ connectionString: directUrl, max: 1, connectionTimeoutMillis: 5_000 });
  direct.on('error', () => {});
  try {
    const { isPooled } = await readDatabase(direct, 'DATABASE_DIRECT_URL');
    if (isPooled) throw new SettingProblem(['directIsPooler']);
  } finally {
    await direct.end();
  }
  if (pooled.limit === '0') warn(['noTimeLimit', { limit: String(statementLimit) }]);
}

const unannounced = () => new SettingProblem(['urlIsPooler']);

/** A pooler tells clients numbers of its own, and may refuse settings of a session. */
async function readDatabase(pool: pg.Pool, setting = 'DATABASE_URL') {
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<Session>(readSession);
      checkVersion(rows[0]!.version, setting);
      return { isPooled: rows[0]!.pid !== reportedProcess(client), limit: rows[0]!.limit };
    } finally {
      client.release();
    }
  } catch (cause) {
    if (cause instanceof SettingProblem) throw cause;
    const { message } = cause as Error;
    if (message.startsWith('unsupported startup parameter')) throw unannounced();
    throw new SettingProblem(['databaseSilent', { setting, message }]);
  }
}

/** Whether the database answers within these milliseconds. A refusal is an answer: it has no connection left. */
export async function answersOnce(connectionString: string, milliseconds: number): Promise<boolean> {
  const limits = { connectionTimeoutMillis: milliseconds, query_timeout: milliseconds };
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (problem) {
    return (problem as { code?: unknown }).code === '53300';
  } finally {
    void client.end().catch(() => {});
  }
}
