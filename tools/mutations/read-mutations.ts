import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../source-files.ts';

/** A deliberate mistake: a patch of a few lines below a head that says what it is. */
export type Mutation = {
  name: string;
  domain: string;
  /** One sentence. */
  mistake: string;
  /** The checks that notice it, the nearest first: a test file, or `static`. */
  caughtBy: string[];
  /** The files of the product that it changes. */
  files: string[];
  path: string;
};

export const folder = join(root, 'tools/mutations/patches');

/** All mutations by name. */
export const readMutations = (): Mutation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => readMutation(join(folder, file), readFileSync(join(folder, file), 'utf8')));

export function readMutation(path: string, text: string): Mutation {
  const [head = '', ...rest] = text.split('\n\n');
  const patch = rest.join('\n\n');
  const field = (name: string) => {
    const [, value] = new RegExp(`^${name}: (.+)$`, 'm').exec(head) ?? [];
    if (!value) throw new Error(`${basename(path)} says nothing of "${name}:" in its first lines.`);
    return value.trim();
  };
  return {
    name: basename(path, '.patch'),
    domain: field('Domain'),
    mistake: field('Mistake'),
    caughtBy: field('Caught by').split(/,\s*/),
    files: [...patch.matchAll(/^diff --git a\/(\S+) b\//gm)].map(([, file]) => file!),
    path,
  };
}

/** Lines that a patch takes away or adds, the greater of both. */
export function changedLines(text: string): number {
  const count = (sign: RegExp) => text.split('\n').filter((line) => sign.test(line)).length;
  return Math.max(count(/^-(?!-- )/), count(/^\+(?!\+\+ )/));
}
