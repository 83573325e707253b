import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The package, and what it needs beyond a small Debian.
const packages = [
  ...['glewlwyd', 'glewlwyd-common', 'libcbor0.8', 'libconfig9', 'libhoel1.4', 'libiddawc1.1', 'libjansson4'],
  ...['libmariadb3', 'libmicrohttpd12', 'liboath0', 'liborcania2.3', 'libpq5', 'librhonabwy1.1'],
  ...['libulfius2.7', 'libyder2.0'],
];
const caches = join(import.meta.dirname, '../../../../.cache');
const limits = { download: 120_000, unpack: 20_000 };

/**
 * Folder in which Debian's glewlwyd, an OpenID provider in C, lies unpacked; it is not installed, and stays for the
 * next time. `undefined` where the package cannot be had.
 */
export function findGlewlwyd(): string | undefined {
  const folder = join(caches, 'glewlwyd');
  if (existsSync(join(folder, 'usr/bin/glewlwyd'))) return folder;
  mkdirSync(caches, { recursive: true });
  const made = mkdtempSync(join(caches, 'glewlwyd-'));
  try {
    const archives = join(made, 'archives');
    mkdirSync(archives);
    const quietly = { cwd: archives, stdio: 'ignore' } as const;
    execFileSync('apt-get', ['download', '-qq', ...packages], { ...quietly, timeout: limits.download });
    for (const archive of readdirSync(archives))
      execFileSync('dpkg-deb', ['-x', archive, made], { ...quietly, timeout: limits.unpack });
    rmSync(archives, { recursive: true });
    renameSync(made, folder);
    return folder;
  } catch {
    rmSync(made, { recursive: true, force: true });
    return existsSync(join(folder, 'usr/bin/glewlwyd')) ? folder : undefined;
  }
}
