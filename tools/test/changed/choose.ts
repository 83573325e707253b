// Prints, as JSON, which tests a change can break: a part of `npm run test:changed`.
// Parameters: the revision to compare with and, to look at the past, a second one instead of the working tree.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, root } from '../../source-files.ts';
import { readTimes } from '../times.mjs';
import { type Change, chooseTests } from './choose-tests.ts';
import { withoutWords } from './without-words.ts';

/** Seconds of tests, over two workers, that fit into 90 seconds beside the static checks. */
const bound = 110;

const [base = 'HEAD', head] = process.argv.slice(2);
const paths = [...new Set([...changedPaths(), ...(head ? [] : newPaths())])];
const changes = paths.map((path): Change => ({
  path,
  onlyWords: /\.(tsx?|mjs)$/.test(path) && hasOnlyWords(path),
}));
console.log(JSON.stringify({ changes, ...chooseTests(changes, sourceFiles, readTimes().files, bound) }));

function changedPaths(): string[] {
  return linesOf(['diff', '--name-only', '--no-renames', base, ...(head ? [head] : [])]);
}

function newPaths(): string[] {
  return linesOf(['ls-files', '--others', '--exclude-standard']);
}

function hasOnlyWords(path: string): boolean {
  const before = git(['show', `${base}:${path}`]);
  const now = head ? git(['show', `${head}:${path}`]) : ofTree(path);
  return before !== undefined && now !== undefined && withoutWords(before) === withoutWords(now);
}

function ofTree(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function linesOf(parameters: string[]): string[] {
  const text = git(parameters);
  if (text === undefined) throw new Error(`git ${parameters.join(' ')} fails: is "${base}" a revision?`);
  return text.split('\n').filter(Boolean);
}

function git(parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return status === 0 ? stdout : undefined;
}
