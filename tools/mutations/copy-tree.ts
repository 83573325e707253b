import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a run needs beside the files of the project. Nobody writes into it, so that its files can be shared. */
function sharedOf(tree: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return ['node_modules', ...workspaces.map((name) => `${name}/node_modules`), '.cache'];
}
/** What tools write there. */
const caches = [
  'node_modules/.vite',
  'node_modules/.vite-temp',
  'node_modules/.vitest',
  'web/node_modules/.vite',
  '.cache/checks',
];

/** Copies a work tree with what is not committed, ready to run its tests. The answer is the folder of the copy. */
export function copyTree(tree: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'tv-mutations-'));
  const listed = git(tree, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    const [from, to] = [join(tree, path), join(copy, path)];
    if (!existsSync(from)) continue; // deleted, and not yet committed
    mkdirSync(dirname(to), { recursive: true });
    if (path.startsWith('demo/media/')) link(from, to);
    else cpSync(from, to);
  }
  if (existsSync(join(tree, 'web/dist')))
    cpSync(join(tree, 'web/dist'), join(copy, 'web/dist'), { recursive: true });
  for (const path of sharedOf(tree).filter((each) => existsSync(join(tree, each)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    const isLinked = spawnSync('cp', ['-al', join(tree, path), join(copy, path)]).status === 0;
    // The folder for temporary files may be on another disk.
    if (!isLinked) {
      rmSync(join(copy, path), { recursive: true, force: true });
      cpSync(join(tree, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
    }
  }
  for (const path of caches) rmSync(join(copy, path), { recursive: true, force: true });
  return copy;
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/** Applies a patch to a tree, or takes it back. Throws with the words of git where it does not fit. */
export function applyPatch(tree: string, patch: string, ...how: ('--reverse' | '--check')[]): void {
  git(tree, ['apply', ...how, patch]);
}

function git(tree: string, parameters: string[]): string {
  // A copy is no repository; git must not take a folder above it for one.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(tree) };
  const { status, stdout, stderr } = spawnSync('git', parameters, {
    cwd: tree,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`git ${parameters[0]} failed: ${stderr.trim()}`);
  return stdout;
}
