import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tools/test/free-port.mjs';

/** The location at which nginx finds the service's files. */
export const filesLocation = '/tv-files';

export type Nginx = {
  /** Serves the service's files itself. */
  alone: string;
  /** Passes requests on to the service, and sends the files that it names. */
  inFront: string;
  version: string;
  stop(): Promise<void>;
};

/** Starts nginx over the files in `dataDir`. Nothing where it is not installed. */
export async function startNginx(dataDir: string, service: string): Promise<Nginx | undefined> {
  const known = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (known.status !== 0) return undefined;
  const folder = join(dataDir, 'nginx');
  mkdirSync(folder, { recursive: true });
  const [alone, inFront] = [await freePort(), await freePort()];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationOf(folder, join(dataDir, 'files'), service, alone, inFront));
  const child = spawn('nginx', ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  await untilReady(join(folder, 'nginx.pid'), () => child.exitCode);
  return {
    alone: `http://127.0.0.1:${alone}`,
    inFront: `http://127.0.0.1:${inFront}`,
    version: known.stderr.trim().replace(/^nginx version: /, ''),
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

async function untilReady(pidFile: string, exitCode: () => number | null) {
  for (let tries = 0; tries < 100; tries++) {
    if (existsSync(pidFile)) return;
    if (exitCode() !== null) throw new Error('nginx does not start; its own words are above.');
    await wait(100);
  }
  throw new Error('nginx did not start within ten seconds.');
}

/** What the service recommends for its files. */
const recommended = readFileSync(join(import.meta.dirname, '../deploy/nginx-files.conf'), 'utf8');

/** The recommended way, with as many workers as cores. Run as root, workers must be root to read the files. */
const configurationOf = (folder: string, files: string, service: string, alone: number, inFront: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
worker_processes ${availableParallelism()};
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  types { video/mp4 mp4; image/jpeg jpg; image/avif avif; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  upstream service { server ${new URL(service).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${alone};
    root ${files};
  }
  server {
    listen 127.0.0.1:${inFront};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
    ${recommended.replace('/var/lib/tv/files/', `${files}/`)}
  }
}
`;
