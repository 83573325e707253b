import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bringPinnedNode } from '../bring-node.mjs';
import { type Sbom, writeThirdParties } from '../third-parties.ts';
import { isShipped, isShippedText } from './contents.ts';
import { makeStrings } from '../strings/make.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds. */
const longestInstall = 300_000;
const longestPacking = 120_000;

type Wanted = {
  /** Files of the sources, as git lists them. */
  paths: readonly string[];
  /** Seconds since 1970 that every file of the release gets as its time. */
  time: number;
  /** Folder into which the release is written. */
  into: string;
};
export type Release = {
  version: string;
  /** Names of the files in the folder: the archive, its bill of materials, the checksums of both. */
  archive: string;
  bill: string;
  sums: string;
};

/**
 * Makes a release: an archive that runs without a network and without anything installed but system programs, its bill of
 * materials (CycloneDX), and SHA256SUMS of both. The same sources and packages give the same bytes. Needs the built web.
 */
export function makeRelease({ paths, time, into }: Wanted): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `tv-${version}`;
  const whole = `${name}-${process.platform}-${process.arch}`;
  const release = {
    version,
    archive: `${whole}.tar.gz`,
    bill: `${whole}.cdx.json`,
    sums: 'SHA256SUMS',
  };
  const making = mkdtempSync(join(tmpdir(), 'tv-release-'));
  try {
    const folder = join(making, name);
    fill(folder, paths);
    mkdirSync(into, { recursive: true });
    copyFileSync(join(folder, 'dist/sbom.cdx.json'), join(into, release.bill));
    pack(folder, join(into, release.archive), time);
    const lines = [release.archive, release.bill].map((file) => `${sumOf(join(into, file))}  ${file}\n`);
    writeFileSync(join(into, release.sums), lines.join(''));
    return release;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function fill(folder: string, paths: readonly string[]): void {
  for (const path of paths.filter(isShipped)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  // The program that makes these is no part of a release.
  for (const path of makeStrings().filter(isShippedText)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const npm = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const node = bringPinnedNode();
  execFileSync('npm', [...npm, '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
    stdio: 'inherit',
    timeout: longestInstall,
  });
  const isBuilt = existsSync(join(root, 'web/dist/index.html'));
  if (!isBuilt) throw new Error('The web is not built: run npm run build first.');
  cpSync(join(root, 'web/dist'), join(folder, 'web/dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('/.built'),
  });
  writeThirdParties(join(folder, 'dist'), join(folder, 'web/dist'));
  mkdirSync(join(folder, 'bin'));
  copyFileSync(node, join(folder, 'bin/node'));
  copyFileSync(join(dirname(node), '../LICENSE'), join(folder, 'dist/node-licence.txt'));
  nameNode(join(folder, 'dist/sbom.cdx.json'), node);
}

/** Adds the Node of the release to its bill of materials. */
function nameNode(file: string, node: string): void {
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
  const { version } = JSON.parse(readFileSync(join(dirname(node), '../package.json'), 'utf8')) as {
    version: string;
  };
  bill.components.push({
    'bom-ref': `node@${version}`,
    type: 'application',
    name: 'node',
    version,
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:generic/node@${version}`,
    hashes: [{ alg: 'SHA-256', content: sumOf(node) }],
    properties: [],
  });
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
}

/** Nothing of the machine, the person or the hour is in the archive: sorted names, one time, root, plain modes. */
function pack(folder: string, archive: string, time: number): void {
  const order = ['--sort=name', `--mtime=@${time}`, '--format=gnu'];
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const paths = ['--use-compress-program=gzip --no-name', '--file', archive, '--directory', dirname(folder)];
  execFileSync('tar', ['--create', ...order, ...owner, ...paths, folder.slice(dirname(folder).length + 1)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: longestPacking,
  });
}

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
