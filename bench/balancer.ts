import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tools/test/free-port.mjs';

/** Starts nginx in one process, which asks these addresses in turn and keeps its connections to them. */
export async function startBalancer(addresses: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-bench-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const servers = addresses.map((address) => `server ${new URL(address).host};`).join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; ${temporary.join(' ')}
      upstream portal { ${servers} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://portal; proxy_http_version 1.1;
          proxy_set_header Connection ""; proxy_set_header Host $http_host;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-e', join(folder, 'nginx.log'), '-p', folder, '-c', file], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && child.exitCode === null; tries++) {
    if (await fetch(`${address}/health/live`).catch(() => undefined)) break;
    await wait(100);
  }
  return {
    address,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
