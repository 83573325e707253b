import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/test/free-port.mjs';
import { runNginx, temporaryPaths } from './run-nginx.ts';

/** Starts nginx in one process, which asks these addresses in turn and reuses its connections to them. */
export async function startBalancer(addresses: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-bench-nginx-'));
  const port = await freePort();
  const servers = addresses.map((address) => `server ${new URL(address).host};`).join(' ');
  const { pid, stop } = await runNginx(
    folder,
    `daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; ${temporaryPaths(folder)}
      upstream portal { ${servers} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://portal; proxy_http_version 1.1;
          proxy_set_header Connection ""; proxy_set_header Host $http_host;
        }
      }
    }`,
    port,
  );
  return {
    address: `http://127.0.0.1:${port}`,
    pid,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
