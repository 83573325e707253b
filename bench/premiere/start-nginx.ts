import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxConfig } from './nginx-config.ts';

const program = process.env.NGINX_PATH || 'nginx';
/** Milliseconds. */
const longestStart = 10_000;
const longestStop = 10_000;

export const isNginxInstalled = () => spawnSync(program, ['-v']).status === 0;

/** Runs nginx before the service, with files in `folder` only. */
export async function startNginx(folder: string, port: number, services: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const { uid, username } = userInfo();
  writeFileSync(file, nginxConfig({ folder, port, services, runAs: uid === 0 ? username : undefined }));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const until = Date.now() + longestStart;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx did not start with ${file}.`);
    await wait(50);
  }
  return {
    pid: child.pid!,
    log: join(folder, 'access.log'),
    /** What nginx complained of, without the details of single requests. */
    complaints: () => [
      ...new Set(
        readFileSync(join(folder, 'error.log'), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => line.replace(/^.*?: \*\d+ /, '').replace(/, client: .*/, '')),
      ),
    ],
    async stop() {
      child.kill('SIGQUIT');
      const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(timer);
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
