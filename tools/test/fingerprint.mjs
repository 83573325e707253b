// Whether a static check has passed on the same files before. Its marks lie in .cache, outside git.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tracked files, and new ones that no rule ignores. Undefined where git does not tell. */
export function filesOfTree(root) {
  const parameters = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (status !== 0) return undefined;
  const paths = [...new Set(stdout.split('\0'))].filter((path) => path && existsSync(join(root, path)));
  return paths.sort((one, other) => one.localeCompare(other));
}

/** Differs where the command differs, or one of the files that fit the pattern. Undefined where git does not tell. */
export function fingerprintOf(root, command, pattern) {
  const files = filesOfTree(root)?.filter(
    (path) => pattern.test(path) && lstatSync(join(root, path)).isFile(),
  );
  if (!files) return undefined;
  const hash = createHash('sha256').update(command);
  for (const path of files) {
    const content = readFileSync(join(root, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const markOf = (root, name) => join(root, '.cache/checks', name.replace(/\W+/g, '-'));

export function hasPassed(root, name, fingerprint) {
  const mark = markOf(root, name);
  return fingerprint !== undefined && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint;
}

export function markAsPassed(root, name, fingerprint) {
  if (fingerprint === undefined) return;
  mkdirSync(dirname(markOf(root, name)), { recursive: true });
  writeFileSync(markOf(root, name), fingerprint);
}
