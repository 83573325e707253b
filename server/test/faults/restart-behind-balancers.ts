import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/test/free-port.mjs';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { createDatabase } from '../../src/test-postgres.ts';
import { ended, startProcess } from '../../src/test-process.ts';
import { askWithoutEnd } from '../load/ask-without-end.ts';

const samples = join(import.meta.dirname, '../../../deploy');
const organizationId = '11111111-1111-4111-8111-111111111111';
/** Seconds. HAProxy notices within two checks, half a second apart. */
const drainSeconds = 2;
/** Milliseconds for both balancers to send to an instance that is ready again. nginx waits a second after a refused connection. */
const untilNoticed = 1_500;

/** The balancers that are installed; each is started with the sample of `deploy/`. */
const balancers = {
  haproxy: { sample: 'haproxy.cfg', run: (file: string) => ['haproxy', '-db', '-f', file] },
  nginx: {
    sample: 'nginx-balancer.conf',
    run: (file: string, folder: string) => [
      ...['nginx', '-e', join(folder, 'nginx.log'), '-g', 'daemon off;', '-p', folder, '-c', file],
    ],
  },
} as const;
type Balancer = keyof typeof balancers;

export const missingBalancers = (): Balancer[] =>
  (Object.keys(balancers) as Balancer[]).filter((name) => spawnSync(name, ['-v']).error);

/**
 * Restarts two instances in turn, so many times in all, behind both balancers at once, while clients read and write through
 * them. `server`: the address of a PostgreSQL server.
 */
export async function restartBehindBalancers(server: string, restarts: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-rolling-'));
  const { url, drop } = await createDatabase(server);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number) => {
    const process = startProcess({
      args: ['--role', 'web'],
      env: {
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'data'),
        PORT: String(port),
        DRAIN_SECONDS: String(drainSeconds),
        OIDC_ISSUER: 'http://127.0.0.1:9/none',
      },
    });
    await process.ready;
    return process;
  };
  const fronts: ChildProcess[] = [];
  try {
    const instances = [await start(ports[0]!), await start(ports[1]!)];
    const db = await openDatabase({ databaseUrl: url, dataDir: '' });
    try {
      await db.query(sql`
        insert into organizations (id, name, has_public_media) values (${organizationId}, 'Works', true)`);
      const clients = await Promise.all(
        (Object.keys(balancers) as Balancer[]).map(async (name) => {
          const front = await startBalancer(name, join(folder, name), ports);
          fronts.push(front.child);
          return { name, ...askWithoutEnd(front.address, organizationId) };
        }),
      );
      await wait(untilNoticed);
      const codes: (number | null)[] = [];
      let complained = '';
      for (let turn = 0; turn < restarts; turn++) {
        const old = instances[turn % 2]!;
        old.child.kill('SIGTERM');
        codes.push(await ended(old.child));
        complained += old.complained();
        instances[turn % 2] = await start(ports[turn % 2]!);
        await wait(untilNoticed);
      }
      const clientResults = await Promise.all(
        clients.map(async ({ name, stop }) => ({ name, ...(await stop()) })),
      );
      const [stored] = await db.query<{ count: number }>(
        sql`select coalesce(sum(count), 0)::int as count from analytics_counts`,
      );
      for (const { child } of instances) {
        child.kill('SIGTERM');
        codes.push(await ended(child));
      }
      return { clientResults, stored: stored?.count ?? 0, codes, complained };
    } finally {
      await db.close();
    }
  } finally {
    for (const front of fronts) {
      front.kill('SIGTERM');
      await ended(front);
    }
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the sample of `deploy/` on a free port, in front of these ports. */
async function startBalancer(name: Balancer, folder: string, ports: readonly number[]) {
  const { sample, run } = balancers[name];
  const front = await freePort();
  const text = readFileSync(join(samples, sample), 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${front}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports[1]}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, sample);
  writeFileSync(file, name === 'nginx' ? wholeNginx(text, folder) : text);
  const [program, ...args] = run(file, folder) as [string, ...string[]];
  const child = spawn(program, args, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${front}`;
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    const answer = await fetch(`${address}/health/live`).catch(() => undefined);
    if (answer?.ok) return { child, address };
    await wait(100);
  }
  throw new Error(`${name} does not answer.`);
}

/** What stands around the sample in a configuration of its own. */
const wholeNginx = (text: string, folder: string) => `
  pid ${join(folder, 'nginx.pid')};
  events { worker_connections 512; }
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
      .join(' ')}
    ${text}
  }`;
