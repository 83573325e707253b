import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendFilesOf } from '../servers/nginx.ts';
import { temporaryPaths } from '../servers/run-nginx.ts';

const headers = `
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;`;

/** The recommended locations of live events, behind these headers. */
const liveLocations = readFileSync(
  join(import.meta.dirname, '../../deploy/nginx/live.conf'),
  'utf8',
).replaceAll('include tv/proxy-headers.conf;', headers);

/**
 * nginx before the service: keep-alive to it, files of media sent by nginx itself when the service has allowed it, and answers that are the same for every visitor
 * stored for as long as the service says (`s-maxage`), one request for each. Calls with a person's token never touch the cache:
 * they would wait for each other.
 */
export const nginxConfig = ({
  folder,
  files,
  port,
  services,
  runAs,
}: {
  folder: string;
  /** Where the service's files lie. */
  files: string;
  port: number;
  /** Addresses of the service's web processes, such as 127.0.0.1:3000. */
  services: readonly string[];
  /** The user of nginx's workers, where nginx is started by root. */
  runAs: string | undefined;
}) => `
${runAs ? `user ${runAs};` : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events { worker_connections 8192; }
http {
  log_format premiere '$msec $status $upstream_cache_status $upstream_status $uri';
  access_log ${folder}/access.log premiere buffer=256k flush=1s;
  ${temporaryPaths(folder)}
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=tv:10m max_size=1g inactive=60m use_temp_path=off;
  proxy_cache_path ${folder}/live-access levels=1:2 keys_zone=tv_live_access:10m inactive=1m use_temp_path=off;
  keepalive_requests 10000;
  map $arg_jwt $tv_media_token { "" public; default $arg_jwt; }
  map "$http_authorization|$http_x_unlock_token|$arg_jwt" $tv_is_personal { default 1; "~^(Bearer public)?\\|\\|(public)?$" 0; }
  upstream tv {
    ${services.map((address) => `server ${address};`).join(' ')}
    keepalive 128;
    keepalive_requests 100000;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    server_name _;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    ${headers}
    proxy_cache_bypass $tv_is_personal;
    proxy_no_cache $tv_is_personal;
    proxy_cache_lock on;
    proxy_cache_use_stale updating;
    location / { proxy_pass http://tv; }
    location /assets/ { proxy_pass http://tv; proxy_cache tv; }
    location /api/ { proxy_pass http://tv; proxy_cache tv; client_max_body_size 0; proxy_request_buffering off; }
    ${liveLocations}
    location ~ ^/api/(v2/)?media/.*\\.(mp4|m4a)$ { proxy_pass http://tv; }
    ${sendFilesOf(files)}
  }
}
`;
