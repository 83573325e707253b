// The image of PostgreSQL, as its variables ask for: a database, its owner and the password.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresFolder } from '../test/programs.mjs';

const programs = postgresFolder(process.env)!;
const { POSTGRES_USER = '', POSTGRES_PASSWORD = '', POSTGRES_DB = '' } = process.env;
const data = '/var/lib/postgresql/data';
const asPostgres = (...words: string[]) => ['--user', 'postgres', '--', ...words];
const options = ['-D', data, '-c', 'unix_socket_directories=/tmp'];
if (!existsSync(`${data}/PG_VERSION`)) {
  execFileSync('chown', ['postgres', data]);
  const made = [
    '--auth-host=scram-sha-256',
    '--auth-local=trust',
    '--encoding=UTF8',
    '--no-sync',
    '-U',
    'postgres',
  ];
  execFileSync('runuser', asPostgres(`${programs}/initdb`, '-D', data, ...made), { cwd: '/' });
  const script = `create role ${POSTGRES_USER} superuser login password '${POSTGRES_PASSWORD}';\ncreate database ${POSTGRES_DB} owner ${POSTGRES_USER};\n`;
  for (const input of script.trim().split('\n'))
    execFileSync('runuser', asPostgres(`${programs}/postgres`, '--single', '-D', data, 'postgres'), {
      input: `${input}\n`,
      cwd: '/',
    });
  execFileSync('sh', ['-c', `echo 'host all all all scram-sha-256' >> ${data}/pg_hba.conf`]);
}
spawnSync('runuser', asPostgres(`${programs}/postgres`, ...options, '-c', 'listen_addresses=*'), {
  stdio: 'inherit',
  cwd: '/',
});
