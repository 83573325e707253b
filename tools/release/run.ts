// npm run release: makes a release of the last commit in the folder release. With --version it raises the version instead.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRelease } from './make-release.ts';
import { isDated, raiseVersion } from './raise-version.ts';
import { sign } from './sign.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });

try {
  const { version, key } = parseArgs({
    options: { version: { type: 'string' }, key: { type: 'string' } },
  }).values;
  if (version === undefined) release(key);
  else {
    raiseVersion(root, version, new Date().toISOString().slice(0, 10));
    console.log(
      `The version is ${version}. Commit this and give the commit the tag v${version}, then: npm run release`,
    );
  }
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
}

function release(key: string | undefined): void {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  if (git('status', '--porcelain'))
    throw new Error('There are changes that are not committed. A release is made of a commit.');
  if (!isDated(read('CHANGELOG.md'), version))
    throw new Error(
      `${version} has no date in CHANGELOG.md: npm run release -- --version ${version} writes it.`,
    );
  const into = join(root, 'release');
  rmSync(into, { recursive: true, force: true });
  const paths = git('ls-files', '-z').split('\0').filter(Boolean);
  const made = makeRelease({ paths, time: Number(git('log', '-1', '--format=%ct')), into });
  sign(join(into, made.sums), key);
  console.log(`\nIn the folder release: ${made.archive}, its bill of materials and ${made.sums}.`);
  console.log(
    key === undefined
      ? 'It is not signed, because no key was given: npm run release -- --key <file>. How a key is made: docs/operations.md.'
      : `${made.sums} is signed: ${made.sums}.sig.`,
  );
}
