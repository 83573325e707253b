// Makes a clone ready to run: brings Node where the machine's is too old, installs, and builds what has changed.
// Plain JavaScript, because on a first start this is run by whatever Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringNode, linkNode } from './bring-node.mjs';
import { screenRooms } from './rooms.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 24 or newer, then try again.`);

const broughtNode = tryToBringNode();
step('node_modules/.installed', ['package-lock.json', 'package.json'], 'Installing', () =>
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
);
if (broughtNode) linkNode(broughtNode);
// Texts of all parts are modules made of catalogues. That takes a second.
run('node', ['tools/strings/make.ts']);
// A run without a browser does with the build that is there.
const isBuildNeeded = !process.argv.includes('--without-build') || !existsSync('web/dist');
if (isBuildNeeded)
  step(
    'web/dist/.built',
    ['package-lock.json', ...screenRooms, 'client/src', 'contract', 'sources'],
    'Building the web',
    () => {
      run('npm', ['run', '--silent', 'build', '--workspace=web']);
      // Nothing runs by them, and npm before 10 cannot make them: "npm run build" fails then, and a start does not.
      if (!succeeds('node', ['tools/third-parties.ts']))
        console.log('The bill of materials and the notices of licences were not written.');
    },
  );

function tryToBringNode() {
  try {
    return bringNode();
  } catch (problem) {
    return fail(problem.message);
  }
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
  if (!succeeds(command, parameters))
    fail(`"${command} ${parameters.join(' ')}" failed; its own words are above.`);
}

function succeeds(command, parameters) {
  const folders = [...(broughtNode ? [dirname(broughtNode)] : []), join(root, 'node_modules/.bin')];
  const env = { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
