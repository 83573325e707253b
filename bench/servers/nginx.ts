import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/test/free-port.mjs';
import { nginxVersion, runNginx, temporaryPaths } from './run-nginx.ts';

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
  const version = nginxVersion();
  if (version === undefined) return undefined;
  const folder = join(dataDir, 'nginx');
  const [alone, inFront] = [await freePort(), await freePort()];
  const configuration = configurationOf(folder, join(dataDir, 'files'), service, alone, inFront);
  const { stop } = await runNginx(folder, configuration, inFront);
  return { alone: `http://127.0.0.1:${alone}`, inFront: `http://127.0.0.1:${inFront}`, version, stop };
}

const recommended = readFileSync(join(import.meta.dirname, '../../deploy/nginx/files.conf'), 'utf8');

/** The recommended location of the service's files, which lie in this folder. */
export const sendFilesOf = (files: string): string => recommended.replace('/var/lib/tv/files/', `${files}/`);

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
  ${temporaryPaths(folder)}
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
    ${sendFilesOf(files)}
  }
}
`;
