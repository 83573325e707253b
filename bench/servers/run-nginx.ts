import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = process.env.NGINX_PATH || 'nginx';
/** Milliseconds. */
const longestStart = 10_000;
const longestStop = 10_000;

/** What nginx says of its version, such as `nginx/1.22.1`. Nothing where it is not installed. */
export function nginxVersion(): string | undefined {
  const known = spawnSync(program, ['-v'], { encoding: 'utf8' });
  return known.status === 0 ? known.stderr.trim().replace(/^nginx version: /, '') : undefined;
}

/** The folders of nginx's temporary files, in `folder`, as lines of a configuration. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');

/** Runs nginx, which listens on `port`, with files in `folder` only. `configuration` has `daemon off`. Throws where it does not start. */
export async function runNginx(folder: string, configuration: string, port: number) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const until = Date.now() + longestStart;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx did not start with ${file}.`);
    await wait(50);
  }
  return {
    pid: child.pid!,
    async stop(): Promise<void> {
      child.kill('SIGQUIT');
      const timer = setTimeout(kill, longestStop);
      await ended;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
