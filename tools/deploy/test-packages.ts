// apt-get and certbot of a machine that a test has for itself (test-machine.ts). The packages are there already; this does what
// their installation does on Debian, and what an authority for certificates does.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const [program, ...args] = process.argv.slice(2);
const run = (name: string, ...words: string[]) => execFileSync(name, words, { stdio: 'inherit' });

/** PostgreSQL's package makes a cluster and starts it, nginx's starts a server for the folder /var/www/html. */
const onInstall: Record<string, () => void> = {
  postgresql() {
    for (const folder of ['/etc/postgresql', '/var/lib/postgresql'])
      rmSync(folder, { recursive: true, force: true });
    run(
      'install',
      '--directory',
      '--owner=postgres',
      '--group=postgres',
      '/var/lib/postgresql',
      '/run/postgresql',
    );
    const version = execFileSync('sh', ['-c', 'ls /usr/lib/postgresql | sort -n | tail -1'], {
      encoding: 'utf8',
    });
    run('pg_createcluster', version.trim(), 'main', '--start', '--', '--no-sync');
  },
  nginx: () => run('nginx'),
};

function aptGet(): void {
  const [verb, ...rest] = args;
  if (verb === 'update') return;
  if (verb !== 'install') throw new Error(`This test knows no "apt-get ${verb}".`);
  for (const name of rest.filter((each) => !each.startsWith('-'))) onInstall[name]?.();
}

/** The authority asks for a file at the domain, by plain HTTP; then there is a certificate, which signs itself here. */
async function certbot(): Promise<void> {
  const names = ['webroot-path', 'domain', 'email', 'deploy-hook'] as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      webroot: { type: 'boolean' },
      standalone: { type: 'boolean' },
      'agree-tos': { type: 'boolean' },
    },
  });
  const { domain, 'webroot-path': webroot, email } = values as Record<(typeof names)[number], string>;
  if (positionals[0] !== 'certonly' || !values['agree-tos'] || !email)
    throw new Error('certbot would ask for more.');
  const challenge = '/.well-known/acme-challenge/token';
  // Standalone, certbot answers itself, and the port must be free.
  const own = values.standalone
    ? createServer((_, response) => response.end('answer')).listen(80)
    : undefined;
  if (!own) {
    mkdirSync(join(webroot, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(webroot, challenge), 'answer');
  }
  const answer = await fetch(`http://${domain}${challenge}`, { redirect: 'manual' });
  if ((await answer.text()) !== 'answer') throw new Error(`${domain} does not answer the challenge.`);
  own?.closeAllConnections();
  own?.close();
  const folder = `/etc/letsencrypt/live/${domain}`;
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const whom = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`];
  execFileSync('openssl', ['req', '-x509', ...kind, ...whom, ...files], { stdio: 'ignore' });
}

if (program === 'apt-get') aptGet();
else await certbot();
