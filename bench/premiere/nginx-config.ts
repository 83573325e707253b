import { sendFilesOf } from '../nginx.ts';
import { temporaryPaths } from '../run-nginx.ts';

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
  keepalive_requests 10000;
  map "$http_authorization|$http_x_unlock_token|$arg_jwt" $is_personal { default 1; "~^(Bearer public)?\\|\\|(public)?$" 0; }
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
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_cache_bypass $is_personal;
    proxy_no_cache $is_personal;
    proxy_cache_lock on;
    proxy_cache_use_stale updating;
    location / { proxy_pass http://tv; }
    location /assets/ { proxy_pass http://tv; proxy_cache tv; }
    location /api/ { proxy_pass http://tv; proxy_cache tv; client_max_body_size 0; proxy_request_buffering off; }
    location ~ ^/api/(v2/)?media/.*\\.(mp4|m4a)$ { proxy_pass http://tv; }
    ${sendFilesOf(files)}
  }
}
`;
