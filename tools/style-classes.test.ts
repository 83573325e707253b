import { expect, test } from 'vitest';
import { isOfScreens } from './rooms.mjs';
import { resolveImport, type SourceFile, sourceFiles } from './source-files.ts';

const textOf = new Map(sourceFiles.map(({ path, text }) => [path, text]));

/** Classes of style sheets that a component names although the sheet has no rule for them. */
function classesWithoutRule({ path, text }: SourceFile): string[] {
  const code = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
    ([, sheet = '', file = '']) => {
      const css = textOf.get(resolveImport(path, file))!.replace(/\/\*[^]*?\*\//g, '');
      const named = code.matchAll(new RegExp(`(?<!\\.)\\b${sheet}\\.(\\w+)`, 'g'));
      return [...new Set([...named].map(([, name = '']) => name))]
        .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
        .map((name) => `${path}: ${sheet}.${name}`);
    },
  );
}

test('every class that a component names has a rule in its style sheet', () => {
  const components = sourceFiles.filter(({ path }) => isOfScreens(path) && path.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(classesWithoutRule)).toEqual([]);
});
