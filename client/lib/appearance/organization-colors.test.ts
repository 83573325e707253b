import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratio, resolveBrandColors, type Palette } from '@tv/contract/branding/brand-colors';
import { contrast, opaque } from '@tv/contract/branding/colors';
import {
  counterSurfaces,
  drawnMarks,
  labels,
  openSurfaces,
  textSurfaces,
} from '@tv/contract/branding/drawn-colors';
import { readPalette } from '@tv/contract/branding/read-palette';
import { themeColorKeys } from '@tv/contract/branding/theme-colors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizationStyles, ownProperties } from './organization-colors.ts';

const stylesheet = readFileSync(join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8');

const theme = (name: string) => readPalette(stylesheet, name);
const bases = { dark: theme('dark'), light: theme('light') };
const themes = ['dark', 'light'] as const;

/** The pairs that are drawn and cannot be told apart, in words. */
function unreadable(colors: Palette): string[] {
  const pairs = [
    ...textSurfaces.map((ground) => ['primaryTextColor', ground, 4.5] as const),
    ...drawnMarks.flatMap(([mark, on, least]) => on.map((ground) => [mark, ground, least] as const)),
    ...counterSurfaces.map((ground) => ['counterBackgroundColor', ground, 3] as const),
    ['counterTextColor', 'counterBackgroundColor', 4.5] as const,
    ['dangerButtonTextColor', 'dangerButtonColor', 4.5] as const,
    ['markTextColor', 'markColor', 4.5] as const,
  ]
    .filter(([, ground]) => ground in colors)
    .filter(([front, ground, least]) => ratio(colors, front, ground) < least - 0.01);
  const own = labels.flatMap(([text, ...grounds]) =>
    grounds
      .filter((key) =>
        openSurfaces.some((surface) => {
          const page = colors['mainBackgroundColor']!;
          const below = opaque(colors[key]!, opaque(colors[surface]!, page));
          return contrast(opaque(colors[text]!, below), below) < 4.49;
        }),
      )
      .map((key) => `${text} on ${key}`),
  );
  return [...pairs.map(([front, ground]) => `${front} on ${ground}`), ...own];
}

it.each(['dark', 'light', 'high-contrast'])('the theme %s is readable by itself', (name) => {
  expect(unreadable(theme(name))).toEqual([]);
});

it('every property of a theme follows an organization’s colours', () => {
  const block = /\[data-theme='light'\] \{([^}]*)\}/.exec(stylesheet)![1]!;
  const names = [...block.matchAll(/--(\w+):/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  expect([...themeColorKeys, ...ownProperties].toSorted()).toEqual(names.toSorted());
});

const night = { mainBackgroundColor: '#101418', primaryTextColor: '#F2F5F7' };
const paper = { mainBackgroundColor: '#FFFDF7', primaryTextColor: '#1B1A17' };

describe('an organization’s colours', () => {
  it.each([
    ['dark', paper],
    ['light', night],
  ] as const)('turn the whole %s theme where page and text belong together', (name, page) => {
    const { colors, fallenBack, isDark } = resolveBrandColors(page, bases, name);
    expect(colors).toMatchObject(page);
    expect(fallenBack).toEqual([]);
    expect(isDark).toBe(page === night);
    expect(unreadable(colors)).toEqual([]);
  });

  it('are readable in every theme, whatever they are', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel, fc.constantFrom('', '', 'ff', '80', '00'))
      .map(
        ([red, green, blue, alpha]) =>
          `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}${alpha}`,
      );
    const brand = fc.record(Object.fromEntries(themeColorKeys.map((key) => [key, color])), {
      requiredKeys: [],
    });
    const page = fc.constantFrom({}, night, paper, { primaryTextColor: '#767676' });
    fc.assert(
      fc.property(brand, page, fc.constantFrom(...themes), (wanted, coherent, name) => {
        const { colors, fallenBack } = resolveBrandColors({ ...wanted, ...coherent }, bases, name);
        expect(unreadable(colors)).toEqual([]);
        for (const [key, value] of Object.entries({ ...wanted, ...coherent }))
          expect(colors[key] === value || fallenBack.includes(key), key).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are readable on every ground where the text lets it shine through', () => {
    const through = { headerAndSideMenuBackgroundColor: '#001300', primaryTextColor: '#acf8a980' };
    expect(unreadable(resolveBrandColors(through, bases, 'dark').colors)).toEqual([]);
  });

  it('fall back together with their partners', () => {
    const half = { buttonPrimaryDefaultColor: '#2FD6A3', buttonPrimaryTextColor: '#FFFFFF' };
    for (const name of themes)
      expect(resolveBrandColors(half, bases, name)).toMatchObject({
        colors: bases[name],
        fallenBack: Object.keys(half),
      });
    const menu = { menuItemsActiveColor: '#2b313c', menuItemsHoverColor: '#8a8f99' };
    expect(resolveBrandColors(menu, bases, 'dark').fallenBack).toEqual(Object.keys(menu));
  });

  it('do not turn a theme by a ground alone', () => {
    expect(resolveBrandColors({ mainBackgroundColor: '#FFFFFF' }, bases, 'dark')).toEqual({
      colors: bases.dark,
      fallenBack: ['mainBackgroundColor'],
      isDark: true,
    });
  });

  it('give a primary button one colour on the page and on its picture', () => {
    const mint = {
      buttonPrimaryDefaultColor: '#2FD6A3',
      buttonPrimaryTextColor: '#04211A',
      buttonPrimaryHoverColor: '#5BE3BB',
    };
    for (const name of themes) expect(resolveBrandColors(mint, bases, name).colors).toMatchObject(mint);
    // Mint can hardly be told from white: there the button has an edge.
    expect(resolveBrandColors(mint, bases, 'light').colors['buttonPrimaryEdgeColor']).toBe(
      bases.light['fieldOutlineColor'],
    );
    const picture = /\[data-theme='picture'\] \{ ([^}]*)\}/.exec(organizationStyles(mint, bases))?.[1];
    expect(picture).toContain('--buttonPrimaryDefaultColor: #2FD6A3;');
    expect(organizationStyles({ ...paper }, bases)).not.toContain('picture');
  });

  it.each([
    ['dark', '#FFD400', '#000000'],
    ['light', '#7A1FA2', '#ffffff'],
  ] as const)('the accent %s %s has the text that can be read on it', (name, accent, text) => {
    const resolved = resolveBrandColors({ counterBackgroundColor: accent }, bases, name);
    expect(resolved.colors).toMatchObject({ counterBackgroundColor: accent, counterTextColor: text });
    expect(resolved.fallenBack).toEqual([]);
  });

  it('are left out where they are unknown or no colour', () => {
    const wanted = {
      unknownColor: '#000000',
      tagsOutlineColor: 'red; } body { display: none',
      separatorLineColor: '#11223344',
    };
    expect(resolveBrandColors(wanted, bases, 'dark').colors).toEqual({
      ...bases.dark,
      separatorLineColor: '#11223344',
    });
  });
});

it('knows the ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(opaque('#ffffff80', '#000000')).toBe('#808080');
});
