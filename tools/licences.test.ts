import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

type Locked = { license?: string; dev?: boolean; link?: boolean };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Packages of a production install, of every platform. */
const inProduction = Object.entries(packages).flatMap(([key, { license, dev, link }]) =>
  key.includes('node_modules/') && !dev && !link
    ? [{ name: key.replace(/^.*node_modules\//, ''), license: license ?? 'none' }]
    : [],
);

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

test('every package of a production install has a licence that CONTRIBUTING names', () => {
  expect(inProduction.length).toBeGreaterThan(150);
  expect(inProduction.filter((each) => !isAllowed(each))).toEqual([]);
});

test('every licence that CONTRIBUTING names is in use', () => {
  const used = new Set(
    inProduction.flatMap(({ license }) => license.replace(/[()]/g, '').split(/ AND | OR /)),
  );
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
