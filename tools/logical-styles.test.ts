import { expect, it, test } from 'vitest';
import { isOfScreens } from './rooms.mjs';
import { sourceFiles } from './source-files.ts';

// A page in Arabic is the mirror of the others because styles say start and end. Left and right are for what does not turn.

/** Declarations that name a side of the screen, for files that say why. */
const exceptions: Record<string, string> = {
  'identity/src/pages/forms.css': 'an address keeps its order and begins at the right edge',
  'player/src/picture/viewer-name.module.css':
    'a name wanders over the whole picture, by shares from the left',
  'web/src/features/registration/form.module.css': 'a logo begins at the edge of its page',
  'studio/src/captions/timeline/timeline.module.css': 'time runs from left to right in every script',
  'ui/src/base.css': 'an address keeps its order and begins at the right edge',
};

const sided =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:(?!\s*50%)|(?:text-align|float|clear|object-position)\s*:\s*(?:left|right)\b/m;
/** `inset`, `margin` and `padding` with four values, of which the two for the sides differ. */
const uneven = /(?:^|[\s;{])(?:inset|margin|padding)\s*:\s*([^;{}]+);/g;

/** The values of a shorthand, with functions whole. */
const valuesOf = (text: string): string[] => text.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** What of a style sheet names a side. */
function sidesIn(css: string): string[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const lines = bare.split('\n').filter((line) => sided.test(line));
  const shorthands = [...bare.matchAll(uneven)].flatMap(([whole, value]) => {
    const values = valuesOf(value!);
    return values.length === 4 && values[1] !== values[3] ? [whole] : [];
  });
  return [...lines, ...shorthands].map((each) => each.trim());
}

it.each([
  ['margin-left: 4px;', true],
  ['a { right: 0; }', true],
  ['text-align: right;', true],
  ['padding: 0 4px 0 8px;', true],
  ['inset: 0 0 0 42%;', true],
  ['padding: 1px max(2px, 3px) 4px max(2px, 3px);', false],
  ['margin-inline-start: 4px; text-align: start; inset-inline-end: 0;', false],
  // Half of the width is half from both sides.
  ['left: 50%;', false],
])('finds the side in "%s": %s', (css, isFound) => {
  expect(sidesIn(css).length > 0).toBe(isFound);
});

test('styles name start and end, and sides only with a reason', () => {
  const sheets = sourceFiles.filter(
    ({ path }) => path.endsWith('.css') && (isOfScreens(path) || path.startsWith('identity/src/')),
  );
  expect(sheets.length).toBeGreaterThan(200);
  const found = new Map(sheets.map(({ path, text }) => [path, sidesIn(text)]));
  const wrong = [...found].flatMap(([path, sides]) =>
    path in exceptions ? [] : sides.map((each) => `${path}: ${each}`),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(exceptions).filter((path) => !found.get(path)?.length)).toEqual([]);
});
