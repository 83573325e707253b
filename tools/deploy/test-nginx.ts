import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';

const deploy = join(import.meta.dirname, '../../deploy');
/** Milliseconds. */
const longestStart = 20_000;

/** What nginx says of itself with `-V`; undefined where it is not installed. */
export function nginxBuild(): string | undefined {
  const known = spawnSync('nginx', ['-V'], { encoding: 'utf8', timeout: 10_000 });
  return known.status === 0 ? known.stderr : undefined;
}

/** Makes a certificate for `localhost` and lets this process trust it. */
export function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, ...files], {
    stdio: 'ignore',
    timeout: 20_000,
  });
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(join(folder, 'certificate.pem'), 'utf8'),
  ]);
}

type Places = {
  /** For everything that nginx writes; the certificate of `makeCertificate` is there, too. */
  folder: string;
  /** Folder `files` of the service's data. */
  files: string;
  ports: { http: number; https: number; service: number };
  /** Includes of nginx.conf that are switched on, such as tv/files.conf. */
  includes: readonly string[];
};

/** Writes the sample for a place in the file system. Nothing else of it changes. Returns the file. */
export function writeSample({ folder, files, ports, includes }: Places): string {
  mkdirSync(join(folder, 'cache'), { recursive: true });
  cpSync(join(deploy, 'nginx'), join(folder, 'tv'), { recursive: true });
  const rewrite = (name: string, change: (text: string) => string) =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  const listen = (text: string) =>
    text
      .replace(/^ *listen \[::\]:.*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`);
  cpSync(join(deploy, 'nginx.conf'), join(folder, 'nginx.conf'));
  rewrite('nginx.conf', (text) =>
    includes
      .reduce((all, each) => all.replace(`#include ${each};`, `include ${each};`), listen(text))
      .replace('user tv;', process.getuid?.() === 0 ? 'user root;' : '')
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replace('/var/log/nginx/error.log crit', `${join(folder, 'error.log')} crit`)
      .replace('/var/log/nginx/tv.log tv buffer=64k flush=5s', `${join(folder, 'tv.log')} tv`)
      .replaceAll('tv.example.org;', 'localhost;')
      .replace('/etc/letsencrypt/live/tv.example.org/fullchain.pem', join(folder, 'certificate.pem'))
      .replace('/etc/letsencrypt/live/tv.example.org/privkey.pem', join(folder, 'key.pem')),
  );
  rewrite('tv/http3.conf', listen);
  rewrite('tv/http.conf', (text) =>
    text
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .concat(
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${join(folder, kind)};\n`,
        ),
      ),
  );
  rewrite('tv/upstream.conf', (text) => text.replace('127.0.0.1:3000', `127.0.0.1:${ports.service}`));
  rewrite('tv/files.conf', (text) => text.replace('/var/lib/tv/files', files));
  return join(folder, 'nginx.conf');
}

const parameters = (file: string, folder: string) => [
  '-p',
  folder,
  '-c',
  file,
  '-e',
  join(folder, 'start.log'),
];

/** What `nginx -t` says. */
export function checkSample(file: string, folder: string): { status: number | null; output: string } {
  const { status, stderr } = spawnSync('nginx', ['-t', ...parameters(file, folder)], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, output: stderr };
}

/** Runs nginx until `stop`. It accepts connections when the promise resolves. */
export async function startSample(file: string, folder: string, address: string) {
  const child = spawn('nginx', ['-g', 'daemon off;', ...parameters(file, folder)], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  const until = Date.now() + longestStart;
  for (;;) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx did not start with ${file}.`);
    await wait(100);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Writes the configuration of deploy/compose.yaml for a place in the file system, in the words of the nginx that is here. */
export function writeComposeSample(folder: string, build: string): string {
  mkdirSync(join(folder, 'cache'), { recursive: true });
  cpSync(join(deploy, 'nginx'), join(folder, 'tv'), { recursive: true });
  const [, minor = 0] = /nginx\/1\.(\d+)/.exec(build) ?? [];
  const isOld = Number(minor) < 28;
  const inOldWords = (text: string) =>
    text
      .replace('listen 8443 ssl;\n    http2 on;', 'listen 8443 ssl http2;')
      .replace('web:3000 resolve', '127.0.0.1:3000')
      .replace('live:3000 resolve', '127.0.0.1:3000');
  const replacements: [string, string][] = [
    [' /tmp/', ` ${folder}/`],
    ['/etc/nginx/mime.types', '/etc/nginx/mime.types'],
    ['/dev/stdout', join(folder, 'tv.log')],
    ['/run/secrets/certificate_key', join(folder, 'key.pem')],
    ['/run/secrets/certificate;', `${join(folder, 'certificate.pem')};`],
    ['/var/cache/nginx', join(folder, 'cache')],
  ];
  for (const name of ['nginx.conf', 'upstream.conf', 'tv/http.conf']) {
    const source = name.startsWith('tv/') ? join(folder, name) : join(deploy, 'compose', name);
    const text = replacements.reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      readFileSync(source, 'utf8'),
    );
    writeFileSync(join(folder, name), isOld ? inOldWords(text) : text);
  }
  return join(folder, 'nginx.conf');
}
