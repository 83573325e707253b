import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfTree } from '../test/fingerprint.mjs';
import { isShipped } from './contents.ts';
import { makeRelease, type Release } from './make-release.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/releases');
/** 2026-01-01, so that two releases of the same sources are alike. */
export const timeOfTests = 1_767_225_600;

export const sources = (): string[] =>
  (filesOfTree(root) ?? []).filter((path) => lstatSync(join(root, path)).isFile());

/** A release of the working tree, which is made once for all tests of the same sources; undefined where the web is not built. */
export function bringRelease(): (Release & { folder: string }) | undefined {
  const mark = join(root, 'web/dist/.built');
  if (!existsSync(mark)) return undefined;
  const hash = createHash('sha256').update(readFileSync(mark));
  for (const path of sources().filter(isShipped))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  const name = hash.digest('hex').slice(0, 16);
  const folder = join(kept, name);
  if (!existsSync(folder)) {
    mkdirSync(kept, { recursive: true });
    const making = mkdtempSync(join(kept, 'making-'));
    makeRelease({ paths: sources(), time: timeOfTests, into: making });
    // Another test may have made the same one meanwhile.
    if (existsSync(folder)) rmSync(making, { recursive: true, force: true });
    else renameSync(making, folder);
    // Those of other sources are of no more use.
    for (const other of readdirSync(kept).filter((each) => each !== name && !each.startsWith('making-')))
      rmSync(join(kept, other), { recursive: true, force: true });
  }
  const archive = readdirSync(folder).find((each) => each.endsWith('.tar.gz'))!;
  const [, version] = /^tv-([\d.]+)-/.exec(archive)!;
  return {
    folder,
    version: version!,
    archive,
    bill: archive.replace('.tar.gz', '.cdx.json'),
    sums: 'SHA256SUMS',
  };
}
