import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endGroup, startGroup } from './run.mjs';
import { freePort } from './free-port.mjs';

/** Milliseconds in which what is in memory is written to the disk. */
const longestShutdown = 120_000;

/** Settings for tests, whose rows may be lost. */
export const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
};

/**
 * A PostgreSQL of its own on a free port, of which nothing is left when it ends. `programs`: the folder of its programs.
 * `restart` starts it again with other settings, on the same data, after `between`. `standbyOf`: the address of a server of which it becomes
 * a streaming standby. `above`: the folder in which its own is made.
 */
export async function startPostgres(programs, settings = forTests, standbyOf = '', above = tmpdir()) {
  const folder = mkdtempSync(join(above, 'tv-test-postgres-'));
  const asUser = unprivileged(folder);
  const data = join(folder, 'data');
  const [program, ...parameters] = standbyOf
    ? ['pg_basebackup', '-d', standbyOf, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    : ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(...asUser(join(programs, program), parameters), {
    encoding: 'utf8',
    timeout: 60_000,
    cwd: '/',
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL cannot make a cluster: ${made.stderr || made.error?.message}`);
  }
  const port = await freePort();
  // Memory that processes share is in the folder, so that a killed server leaves none.
  const location = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    dynamic_shared_memory_type: 'mmap',
  };
  let isRestarting = false;
  const start = async (given) => {
    const parameters = Object.entries({ ...location, ...given }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const started = startGroup(...asUser(join(programs, 'postgres'), ['-D', data, ...parameters]), {
      stdio: 'ignore',
      cwd: '/',
    });
    void started.done.then(() => isRestarting || rmSync(folder, { recursive: true, force: true }));
    server = started.child;
    server.endsBy = 'SIGINT'; // PostgreSQL's fast shutdown
    await untilReady(join(programs, 'pg_isready'), port);
  };
  let server;
  const stop = (longest) => endGroup(server, longest);
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start(settings);
  } catch (problem) {
    await end();
    throw problem;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end,
    data,
    async restart(given, between = () => {}) {
      isRestarting = true;
      await stop(longestShutdown);
      isRestarting = false;
      between();
      await start(given);
    },
  };
}

/** PostgreSQL refuses to run as root: then its own user, whom the package made, gets the folder. */
function unprivileged(folder) {
  if (process.getuid?.() !== 0) return (program, parameters) => [program, parameters];
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o700);
  const switchUser = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  return (program, parameters) => ['setpriv', [...switchUser, program, ...parameters]];
}

async function untilReady(program, port) {
  for (let tries = 0; tries < 150; tries++) {
    if (spawnSync(program, ['-q', '-h', '127.0.0.1', '-p', String(port)], { timeout: 5_000 }).status === 0)
      return;
    await wait(200);
  }
  throw new Error('PostgreSQL did not answer within 30 seconds.');
}
