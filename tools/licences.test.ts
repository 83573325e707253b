import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildsScreens, isOfScreens } from './rooms.mjs';
import { sourceFiles } from './source-files.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

type Locked = {
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const isPackage = (key: string) => key.includes('node_modules/') && !packages[key]?.link;

/** Packages whose code the web's build holds, although an install for production has none of them. */
const bundled = new Set<string>();
function addBundled(name: string, from: string): void {
  const folders = from.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const parents = [...folders.toReversed().map((folder) => `${folder}/node_modules/`), 'node_modules/'];
  const key = parents.map((parent) => parent + name).find((each) => packages[each]);
  if (!key || bundled.has(key)) return;
  bundled.add(key);
  const { dependencies = {}, peerDependencies = {} } = packages[key]!;
  for (const each of Object.keys({ ...dependencies, ...peerDependencies })) addBundled(each, key);
}
for (const { path, isTest, imports } of sourceFiles)
  if (isOfScreens(path) && !buildsScreens(path) && !isTest)
    for (const { target, isTypeOnly } of imports)
      if (!isTypeOnly) addBundled(/^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '', path.split('/')[0]!);

/** Packages that are handed on: those of an install for production, of every platform, and those in the web's build. */
const handedOn = Object.entries(packages)
  .filter(([key, { dev }]) => isPackage(key) && (!dev || bundled.has(key)))
  .map(([key, { license = 'none' }]) => ({ name: key.replace(/^.*node_modules\//, ''), license }));

/** The lines of CONTRIBUTING: "- licence, licence" or "- licence, in `package*` alone: reason". */
const [, section = ''] = /## Licences\n([^]*?)(?=\n## |$)/.exec(read('CONTRIBUTING.md')) ?? [];
const lines = [...section.matchAll(/^- (.+)$/gm)].map(([, line]) => line!);
const allowed = lines.filter((line) => !line.includes(' alone:')).flatMap((line) => line.split(', '));
const exceptions = lines.flatMap((line) => {
  const [, license, names] = /^(\S+), in (.+) alone: \S/.exec(line) ?? [];
  return license
    ? [{ license, prefixes: [...names!.matchAll(/`([^`*]+)\*?`/g)].map(([, name]) => name!) }]
    : [];
});

/** Whether an SPDX expression is met: all of AND, one of OR. */
const isMet = (expression: string, licences: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((each) => licences.includes(each)));
const isAllowed = ({ name, license }: { name: string; license: string }) =>
  isMet(license, [
    ...allowed,
    ...exceptions
      .filter(({ prefixes }) => prefixes.some((prefix) => name.startsWith(prefix)))
      .map((exception) => exception.license),
  ]);

test('every package that is handed on has a licence that CONTRIBUTING names', () => {
  expect(handedOn.length).toBeGreaterThan(150);
  expect(handedOn.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'scheduler', 'hls.js', 'fastify']),
  );
  expect(handedOn.filter((each) => !isAllowed(each))).toEqual([]);
});

test('every licence that CONTRIBUTING names is in use', () => {
  const used = new Set(handedOn.flatMap(({ license }) => license.replace(/[()]/g, '').split(/ AND | OR /)));
  expect([...allowed, ...exceptions.map(({ license }) => license)].filter((each) => !used.has(each))).toEqual(
    [],
  );
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MPL-2.0', false],
  ['MIT AND GPL-3.0', false],
  ['LGPL-3.0-or-later', false],
  ['none', false],
])('a package under %s: %s', (license, answer) => {
  expect(isAllowed({ name: 'new-package', license })).toBe(answer);
});
