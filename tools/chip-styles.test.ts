import { expect, it, test } from 'vitest';
import { isOfScreens } from './rooms.mjs';
import { sourceFiles } from './source-files.ts';

// A chip is drawn in one style sheet, a badge in another. Whatever else looks like one of them says why it is neither.

const drawers = ['ui/src/chips/chip.module.css', 'ui/src/badge.css'];

/** Rules that look like a chip, by their sheet and selector, and what they draw. */
const exceptions: Record<string, string> = {
  'web/src/features/chrome/navigation.module.css .mode': 'a switch of two',
  'web/src/features/playlist/state-tabs.module.css .tab': 'a tab',
  'web/src/features/watch/stage/player-stage.module.css .resume': 'a note with a button',
  'web/src/features/watch/talk/reactions-layer.module.css .floating': 'a picture that rises',
  'player/src/captions/captions.module.css .text': 'what is spoken, in the size that a viewer chose',
  'player/src/picture/overlays.module.css .noticeText': 'a note that passes',
  'studio/src/analytics/chooser.module.css .button': 'a button that opens a list',
  'studio/src/captions/timeline/timeline.module.css .playhead span': 'the time at the playhead',
  'studio/src/schedule/calendar-entry.module.css .entry': 'an entry of a calendar',
  'ui/src/search/list-search.module.css .key': 'a key of the keyboard',
  'web/src/parts/follow-button.module.css .follow': 'a button',
  'ui/src/forms/select.module.css .select select': 'a button that opens a list',
  'ui/src/toast-list.module.css .toast': 'a toast',
};

/** As round as a pill, or with corners of a few pixels. */
const radius =
  /border-radius:\s*(?:var\(--radius-(?:round|chip)\)|9{3,}px|\d+rem|[2-6]px|1[3-9]px|[2-4]\dpx)\s*[;}]/;
/** Small words with room around them, which nobody presses. */
const words = /font-size:\s*(?:var\(--text-1[24]\)|1[0-4]px)/;
const pressed = /cursor:\s*pointer/;
/** The colours of chips and badges. */
const ground =
  /(?:background|border)[\w-]*:[^;]*var\(--(?:tags\w+|onPictureChipColor|counterBackgroundColor)\)/;
const room = /padding[\w-]*:|border[\w-]*:[^;]*var\(--tagsOutlineColor\)/;

/** The selectors of a style sheet whose rules draw a chip. */
const chipsIn = (css: string): string[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(
      ([, , rule = '']) =>
        radius.test(rule) &&
        room.test(rule) &&
        (ground.test(rule) || (words.test(rule) && !pressed.test(rule))),
    )
    .map(([, selector = '']) => selector.trim().replace(/\s+/g, ' '));

it.each([
  ['.tag { padding: 2px 10px; border-radius: 999px; font-size: var(--text-12); }', ['.tag']],
  ['.length { padding: 0 4px; border-radius: 3px; font-size: 11px; }', ['.length']],
  [
    '@media (width < 768px) { .view { border: 1px solid var(--tagsOutlineColor); border-radius: var(--radius-round); } }',
    ['.view'],
  ],
  [
    '.chip { padding: 4px; border-radius: 16px; background: var(--tagsBackgroundColor); cursor: pointer; }',
    ['.chip'],
  ],
  ['.save { padding: 4px; border-radius: 999px; font-size: var(--text-14); cursor: pointer; }', []],
  ['.dot { border-radius: var(--radius-round); background: var(--counterBackgroundColor); }', []],
])('finds the chips of "%s"', (css, found) => {
  expect(chipsIn(css)).toEqual(found);
});

test('no style sheet draws a chip or a badge of its own', () => {
  const sheets = sourceFiles.filter(({ path }) => isOfScreens(path) && path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(200);
  const found = sheets.flatMap(({ path, text }) =>
    chipsIn(text).map((selector) => ({ path, rule: `${path} ${selector}` })),
  );
  expect([...new Set(found.map(({ path }) => path))]).toEqual(expect.arrayContaining(drawers));
  const others = found.filter(({ path }) => !drawers.includes(path)).map(({ rule }) => rule);
  expect(others.sort()).toEqual(Object.keys(exceptions).sort());
});
