import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrast, opaque } from './contrast.ts';
import { pairs, readableColors } from './organization-colors.ts';

const stylesheet = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8');

/** A theme's colours as tokens.css gives them. */
function theme(name: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme='${name}'\\][^{]*\\{([^}]*)\\}`).exec(stylesheet)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--(\w+): (#\w+);/g)].map(([, key = '', color = '']) => [key, color]),
  );
}

it.each(['dark', 'light', 'high-contrast'])(
  'every text of the theme %s is readable on its ground',
  (name) => {
    const colors = theme(name);
    const main = colors['mainBackgroundColor'] ?? '';
    const own = [
      ['secondaryTextColor', 'mainBackgroundColor', 4.5],
      ['secondaryTextColor', 'secondaryBackgroundColor', 4.5],
      ['secondaryTextColor', 'menuBackgroundColor', 4.5],
      ['secondaryTextColor', 'fieldBackgroundColor', 4.5],
      ['primaryTextColor', 'menuBackgroundColor', 4.5],
      ['primaryTextColor', 'fieldBackgroundColor', 4.5],
      ['textLinkColor', 'menuBackgroundColor', 4.5],
      ['markTextColor', 'markColor', 4.5],
      ['dangerButtonTextColor', 'dangerButtonColor', 4.5],
      ['fieldOutlineColor', 'mainBackgroundColor', 3],
      ['focusRingColor', 'mainBackgroundColor', 3],
    ] as const;
    for (const [front, back, least] of [...pairs, ...own]) {
      const ground = opaque(colors[back] ?? '', main);
      const ratio = contrast(opaque(colors[front] ?? '', ground), ground);
      expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  },
);

it('takes the colours that keep texts readable, in each theme by itself', () => {
  const mint = {
    buttonPrimaryDefaultColor: '#2FD6A3',
    buttonPrimaryTextColor: '#04211A',
    buttonPrimaryHoverColor: '#5BE3BB',
  };
  expect(readableColors(mint, theme('dark'))).toEqual(mint);
  // Mint on white: a button that can hardly be told from the page.
  expect(readableColors(mint, theme('light'))).not.toHaveProperty('buttonPrimaryDefaultColor');
});

it('drops a pair that breaks, and what breaks by that', () => {
  expect(readableColors({ primaryTextColor: '#333333' }, theme('dark'))).toEqual({});
  expect(readableColors({ mainBackgroundColor: '#FFFFFF' }, theme('dark'))).toEqual({});
  const paper = { mainBackgroundColor: '#FFFFFF', primaryTextColor: '#101010' };
  expect(readableColors(paper, theme('dark'))).toEqual({});
});

it('ignores unknown keys and whatever is no colour', () => {
  const wanted = {
    unknownColor: '#000000',
    tagsOutlineColor: 'red; } body { display: none',
    separatorLineColor: '#11223344',
  };
  expect(readableColors(wanted, theme('dark'))).toEqual({ separatorLineColor: '#11223344' });
});

it('knows the ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(opaque('#ffffff80', '#000000')).toBe('#808080');
});
