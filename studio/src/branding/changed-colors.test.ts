import { expect, test } from 'vitest';
import { changedColors, readColor } from './changed-colors.ts';

test('only what differs is sent, and what is gone is empty', () => {
  const saved = { textLinkColor: '#111111', errorTextColor: '#222222' };
  expect(changedColors({ textLinkColor: '#111111', tagsOutlineColor: '#333333' }, saved)).toEqual({
    errorTextColor: '',
    tagsOutlineColor: '#333333',
  });
  expect(changedColors(saved, saved)).toEqual({});
});

test.each([
  ['#12ab34', '#12AB34'],
  ['12AB34', '#12AB34'],
  [' #fff ', '#FFFFFF'],
  ['#12AB3480', '#12AB3480'],
  ['teal', undefined],
  ['#12', undefined],
  ['', undefined],
])('"%s" is read as %s', (typed, color) => {
  expect(readColor(typed)).toBe(color);
});
