import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const verdicts = ['holds', 'holds in part', 'does not hold', 'does not apply'];

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. In a section they are numbered from 1 without gaps. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const required = [...sections.matchAll(/([\d.]+):(\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+)\s+\| ([12])\s+\| (.+?)\s+\| (.+?)\s+\|(.*)\|$/gm)].map(
  ([, id, level, , verdict, shownBy]) => ({
    id: id!,
    level,
    verdict: verdict!,
    shownBy: shownBy!.trim(),
  }),
);

test('each requirement of levels 1 and 2 is there once, in order', () => {
  expect(required).toHaveLength(253);
  expect(lines.map(({ id }) => id)).toEqual(required);
});

test('each has a verdict, and the sums are right', () => {
  expect(lines.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
  const sums = [...page.matchAll(/^\| ((?:holds|does not)[a-z ]*?)(?:: [^|]+?)?\s*\| (\d+)\s+\|$/gm)];
  expect(sums.map(([, verdict, count]) => [verdict, Number(count)])).toEqual(
    verdicts.map((verdict) => [verdict, lines.filter((line) => line.verdict === verdict).length]),
  );
});

test('what does not hold has its reason at the top', () => {
  const top = page.split('## What does not hold')[1]!.split('## V1')[0]!;
  const reasons = [...top.matchAll(/^\| (\d+\.\d+\.\d+)\s+\| .{3,} \| .{20,} \|$/gm)].map(([, id]) => id);
  expect(reasons).toEqual(lines.filter(({ verdict }) => verdict === 'does not hold').map(({ id }) => id));
});

test('what holds is shown by files that exist', () => {
  const shown = lines.filter(({ verdict }) => verdict !== 'does not apply');
  expect(shown.filter(({ shownBy }) => !shownBy.includes('`')).map(({ id }) => id)).toEqual([]);
  const paths = lines.flatMap(({ shownBy }) =>
    [...shownBy.matchAll(/`([^`\s]*[./][^`\s]*)`/g)].map(([, path]) => path!),
  );
  const named = paths.filter((path) => /\.\w+$/.test(path));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((path) => !['', 'server/src'].some((at) => existsSync(join(root, at, path))))).toEqual(
    [],
  );
});

test('no package of the lock runs a script when it is installed', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(Object.keys(packages).filter((name) => packages[name]!.hasInstallScript)).toEqual([]);
});
