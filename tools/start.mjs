// Starts the portal from a clone: installs, builds what has changed, then runs the service. Plain JavaScript,
// because on a first start this is run by whatever Node is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20 or newer, then run npm start again.`,
  );
  process.exit(1);
}

step('node_modules/.installed', ['package-lock.json', 'package.json'], 'Installing', () =>
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
);
const node = join(root, 'node_modules/.bin/node');
step('web/dist/.built', ['package-lock.json', 'web', 'contract'], 'Building the web', () =>
  run('npm', ['run', '--silent', 'build']),
);

const [, , ...what] = process.argv;
if (what[0] !== '--prepare-only') {
  const service = spawn(node, ['server/src/main.ts'], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
  service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Runs `work` unless the files it depends on are those of its last success. */
function step(mark, sources, title, work) {
  const fingerprint = createHash('sha256');
  for (const source of sources) addTo(fingerprint, source);
  const now = fingerprint.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  console.log(`${title} …`);
  work();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, now);
}

function addTo(fingerprint, path) {
  const isFile = /\.[a-z0-9]+$/.test(path);
  if (isFile) {
    fingerprint.update(path).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['dist', 'node_modules'].includes(entry.name) || entry.name.includes('.test.')) continue;
    if (entry.isDirectory() || entry.isFile()) addTo(fingerprint, join(path, entry.name));
  }
}

function run(command, parameters) {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env });
  if (status === 0) return;
  console.error(`"${command} ${parameters.join(' ')}" failed; its own words are above.`);
  process.exit(status ?? 1);
}
