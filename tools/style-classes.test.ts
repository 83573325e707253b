import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Classes of style sheets that a component names although the sheet has no rule for them. */
function classesWithoutRule(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
    ([, sheet = '', file = '']) => {
      const sheetPath = file.startsWith('@tv/ui/')
        ? `ui/src/${file.slice('@tv/ui/'.length)}`
        : join(dirname(path), file);
      const css = readFileSync(join(root, sheetPath), 'utf8').replace(/\/\*[^]*?\*\//g, '');
      const named = code.matchAll(new RegExp(`(?<!\\.)\\b${sheet}\\.(\\w+)`, 'g'));
      return [...new Set([...named].map(([, name = '']) => name))]
        .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
        .map((name) => `${path}: ${sheet}.${name}`);
    },
  );
}

test('every class that a component names has a rule in its style sheet', () => {
  const components = globSync('{web,ui,player,studio}/{src,element}/**/*.tsx', { cwd: root }).sort();
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(classesWithoutRule)).toEqual([]);
});
