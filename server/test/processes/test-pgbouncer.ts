import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../tools/test/free-port.mjs';
import { ended } from '../../src/test-process.ts';

/** Debian and Ubuntu: apt-get install pgbouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** What docs/scaling.md tells to give to the connections of the pooler. */
const connectQuery =
  'set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000; set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

/** PgBouncer in transaction mode in front of a database, with few connections to it. `stop` must be called. */
export async function startPgBouncer(databaseUrl: string, connections: number) {
  const { hostname, port: serverPort, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'tv-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  const address = new URL(databaseUrl);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  const url = address.href;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (const until = Date.now() + 10_000; ;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (problem) {
      if (Date.now() > until) throw problem;
    }
  }
}
