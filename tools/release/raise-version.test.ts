import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDated, raiseVersion } from './raise-version.ts';

const root = join(import.meta.dirname, '../..');
type Manifest = { version: string; workspaces: string[]; packages: Record<string, { version: string }> };
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const files = ['package.json', ...manifest.workspaces.map((each) => `${each}/package.json`)].concat([
  'package-lock.json',
  'CHANGELOG.md',
  'deploy/README.md',
  'deploy/compose.yaml',
  'deploy/helm/tv/Chart.yaml',
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-version-'));
  for (const path of files) cpSync(join(root, path), join(folder, path));
  // Each test writes the news that it needs, whatever is unreleased now.
  const released = read('CHANGELOG.md').replace(/^## \[Unreleased\].*?(?=^## \[)/ms, '');
  writeFileSync(join(folder, 'CHANGELOG.md'), released);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const writeNews = (heading: string) => {
  const [before, ...rest] = read('CHANGELOG.md').split(/^(?=## \[)/m);
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    [before, `${heading}\n\n### Added\n\n- News.\n\n`, ...rest].join(''),
  );
};

/** Every version that the files name, each once. */
function versionsIn(): string[] {
  const own = files.filter((path) => path.endsWith('package.json'));
  const lock = JSON.parse(read('package-lock.json')) as Manifest;
  const found = [
    ...own.map((path) => (JSON.parse(read(path)) as Manifest).version),
    lock.version,
    ...['', ...manifest.workspaces].map((name) => lock.packages[name]!.version),
    ...[...read('deploy/README.md').matchAll(/(?:\btv[:-]|\bversion=)(\d[\d.]*\d)/g)].map(
      ([, each]) => each!,
    ),
    ...[...read('deploy/compose.yaml').matchAll(/image: tv:(\S+)/g)].map(([, each]) => each!),
    ...[...read('deploy/helm/tv/Chart.yaml').matchAll(/ersion: '?(\d+\.\d+\.\d+)'?$/gm)].map(
      ([, each]) => each!,
    ),
  ];
  expect(found.length).toBeGreaterThan(18);
  return [...new Set(found)];
}

test('everything that names the version names that of package.json', () => {
  expect(versionsIn()).toEqual([manifest.version]);
});

test('a new version is written everywhere, and its news get their date', () => {
  writeNews('## [Unreleased]');
  raiseVersion(folder, '3.14.15', '2031-02-03');
  expect(versionsIn()).toEqual(['3.14.15']);
  expect(read('CHANGELOG.md')).toMatch(/^## \[3\.14\.15\] - 2031-02-03$/m);
  expect(isDated(read('CHANGELOG.md'), '3.14.15')).toBe(true);
  const again = JSON.stringify(JSON.parse(read('package-lock.json')), null, 2);
  expect(read('package-lock.json')).toBe(`${again}\n`);
});

test('the present version gets its date while it has none', () => {
  writeNews(`## [${manifest.version}] - unreleased`);
  expect(isDated(read('CHANGELOG.md').replaceAll(/\d{4}-\d\d-\d\d/g, 'unreleased'), manifest.version)).toBe(
    false,
  );
  raiseVersion(folder, manifest.version, '2031-02-03');
  expect(read('CHANGELOG.md')).toContain(`## [${manifest.version}] - 2031-02-03`);
});

test.each([
  ['3.0', 'is no version'],
  ['v3.0.0', 'is no version'],
  ['0.1.0', 'is older than'],
  ['3.0.0', 'CHANGELOG.md says nothing of 3.0.0'],
])('%s is refused, and nothing is written', (version, words) => {
  const before = files.map(read);
  expect(() => raiseVersion(folder, version, '2031-02-03')).toThrow(words);
  expect(files.map(read)).toEqual(before);
});
