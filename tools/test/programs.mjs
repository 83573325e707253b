import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Programs that a run is to do without, as on a machine that lacks them: `TEST_WITHOUT=postgres,firefox npm test`. */
const without = (env) => (env.TEST_WITHOUT ?? '').split(',');

const packages = {
  ffmpeg: 'ffmpeg',
  postgres: 'postgresql',
  chromium: 'chromium',
  shell: 'chromium-headless-shell',
  firefox: 'firefox-esr',
};

/**
 * Paths of the programs that some tests need beside the npm packages: `ffmpeg`, the folder of PostgreSQL's programs,
 * `chromium`, its headless `shell`, `firefox`. As root on Debian those that are missing are installed; elsewhere their tests are skipped.
 */
export async function findPrograms(env) {
  let found = look(env);
  const missing = Object.keys(packages).filter((name) => !found[name] && !without(env).includes(name));
  if (missing.length === 0) return tell(found);
  const names = missing.map((name) => packages[name]);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await install(names, env).catch((problem) => console.log(`   ${problem.message}`));
    found = look(env);
  } else {
    console.log(`\nMissing: ${names.join(', ')}. On Debian: sudo apt-get install ${names.join(' ')}`);
  }
  return tell(found);
}

function tell(found) {
  if (!found.ffmpeg) console.log('   Without ffmpeg the tests that bring in files are skipped.');
  if (!found.postgres) console.log('   Without PostgreSQL the tests run on the embedded database only.');
  if (!found.chromium)
    console.log('   Without a Chromium of the system the one from the npm packages is used.');
  if (!found.firefox) console.log('   Without Firefox the tests in it are skipped.');
  return found;
}

function look(env) {
  const found = {
    ffmpeg: env.FFMPEG_PATH || onPath('ffmpeg', env),
    postgres: postgresFolder(env),
    chromium: env.CHROMIUM_PATH || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(isProgram),
    shell: env.CHROMIUM_PATH || ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(isProgram),
    firefox: env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isProgram),
  };
  for (const name of without(env)) found[name] = undefined;
  return found;
}

async function install(names, env) {
  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }; // 1: starts no service
  await run('Reading the package lists (apt-get update)', 'apt-get', ['update', '-qq'], {
    ...apt,
    limit: 120_000,
  });
  const parameters = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await run(`Installing ${names.join(', ')} (apt-get)`, 'apt-get', parameters, { ...apt, limit: 300_000 });
}

/** The folder of PostgreSQL's programs, the newest version's, where one is installed. */
export function postgresFolder(env) {
  if (without(env).includes('postgres')) return undefined;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest && isProgram(join(root, newest, 'bin/initdb'))) return join(root, newest, 'bin');
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { env, encoding: 'utf8', timeout: 5_000 });
  return status === 0 && isProgram(join(stdout.trim(), 'initdb')) ? stdout.trim() : undefined;
}

const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
