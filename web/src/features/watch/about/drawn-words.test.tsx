import { plainText } from '@tv/contract/formats/plain-text';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Player } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { Description } from './about.tsx';
import { DrawnWords } from './drawn-words.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const drawn = (words: string) =>
  render(
    <PlayerProvider player={{} as Player}>
      <DrawnWords words={words} duration={60} />
    </PlayerProvider>,
  ).container;

it('draws marks, keeps lines, and links times and addresses among them', () => {
  expect(drawn('**Part 1** at 0:07\nsee www.a.example/x_y_z, 9:99:99').innerHTML).toBe(
    '<p><strong>Part 1</strong> at <a href="?t=7">0:07</a><br>see <a href="https://www.a.example/x_y_z" rel="noreferrer" target="_blank">www.a.example/x_y_z</a>, 9:99:99</p>',
  );
});

it('a link with words of its own holds no other link', () => {
  expect(drawn('[at 0:07](https://a.example)').innerHTML).toBe(
    '<p><a href="https://a.example" rel="noreferrer" target="_blank">at 0:07</a></p>',
  );
});

it('a description with a mark of any kind is drawn', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const words of [
    'a **b**',
    '_b_',
    '- b',
    '1. b',
    '[b](https://a.example)',
    'at 0:07',
    'www.a.example',
  ]) {
    const { container, unmount } = render(
      <PlayerProvider player={{} as Player}>
        <Description words={words} duration={60} />
      </PlayerProvider>,
    );
    await waitFor(() => expect(container.querySelector('strong, em, li, a')).not.toBeNull());
    unmount();
  }
});

/** What stands in the elements, without the marks of lists and breaks, which only one of the two has. */
const wordsOf = (text: string) => text.replace(/^(?:[-+*]|\d+[.)]) /gm, '').replace(/\s+/g, '');

it.each([
  'No marks: 5 * 3 = 15, a_b_c, 2 < 3, #tag, 100 % ~ 99 %',
  '# Head\n\n> quoted\n> twice\n\n- one **two _three_**\n- *four*\n\n1. five\n2. ~~six~~',
  '[words](https://a.example/x?y=1 "Title"), ![picture](x.png), <https://b.example>, `code`',
  "[Wind](https://a.example/Wind_(weather)) [one](https://a.example 'Title') [two](<https://a.example/x y>) [three](https://a.example (x))",
  '\\*no stress\\* \\[no link\\](x) \\_a_',
  '**A *b* c** ***d*** __e__ _f_ g_h_i **j\n**',
  'Head\n====\n\nOther\n---\n\nabove\n\n***\n\nbelow',
  '```\ncode\n```\nafter',
  '| a | b |\n| --- | :-: |\n| c | **d** |',
  '<b onclick="x()">bold</b> <script>alert(1)</script>',
])('the plain text has the words that are drawn: %j', (text) => {
  expect(wordsOf(plainText(text)).replaceAll('|', '')).toBe(
    wordsOf(drawn(text).textContent ?? '').replaceAll('|', ''),
  );
});

it.each([
  '>',
  '> ',
  '[',
  '](',
  '![a](',
  '*',
  '*_a',
  '**a ',
  '`a``',
  '_a ',
  '- ',
  '1. ',
  '|-',
  '# ',
  '\\',
  '<a ',
])('ten thousand characters of %j are drawn, and have a plain text', (unit) => {
  const text = unit.repeat(10_000 / unit.length);
  expect(drawn(text).querySelectorAll('*').length).toBeLessThan(10_000);
  expect(plainText(text).length).toBeLessThanOrEqual(text.length);
});
