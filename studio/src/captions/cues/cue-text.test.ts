import { expect, test } from 'vitest';
import { speakerOf, textOf, withSpeaker, withStyle, withText } from './cue-text.ts';
import { aCue } from './test-cue.ts';

const cue = {
  ...aCue(0, 2, 'x'),
  runs: [
    { text: 'Good ', speaker: 'Host' },
    { text: 'mornin', speaker: 'Host', italic: true as const },
  ],
};

test('a corrected word has the style of its neighbours, and the rest retains its own', () => {
  expect(withText(cue, 'Good morning').runs).toEqual([
    { text: 'Good ', speaker: 'Host' },
    { text: 'morning', speaker: 'Host', italic: true },
  ]);
  expect(withText(cue, 'Fine mornin').runs).toEqual([
    { text: 'Fine ', speaker: 'Host' },
    { text: 'mornin', speaker: 'Host', italic: true },
  ]);
  expect(withText(cue, 'Good mornin')).toBe(cue);
  expect(textOf(withText(cue, ''))).toBe('');
  expect(withText(withText(cue, ''), 'New').runs).toEqual([{ text: 'New', speaker: 'Host' }]);
});

test('every text can be reached from every other', () => {
  const all = ['', 'a', 'aa', 'aba', 'Good\nday', 'Good mornin', 'ood', 'Good mornin Good mornin'];
  for (const one of all)
    for (const other of all) expect(textOf(withText(withText(cue, one), other))).toBe(other);
});

test('a reading goes when its word changes', () => {
  const read = { ...cue, runs: [{ text: '漢', ruby: 'かん' }, { text: ' b' }] };
  expect(withText(read, '漢 c').runs).toEqual([{ text: '漢', ruby: 'かん' }, { text: ' c' }]);
  expect(withText(read, '字 b').runs).toEqual([{ text: '字 b' }]);
});

test('a speaker is set for the whole cue', () => {
  const two = {
    ...cue,
    runs: [
      { text: 'a\n', speaker: 'Host' },
      { text: 'b', speaker: 'Guest' },
    ],
  };
  expect(speakerOf(two)).toBe('Host / Guest');
  expect(withSpeaker(two, ' Both').runs).toEqual([{ text: 'a\nb', speaker: 'Both' }]);
  expect(speakerOf(withSpeaker(two, 'Site '))).toBe('Site ');
  expect(withSpeaker(two, '').runs).toEqual([{ text: 'a\nb' }]);
  expect(withSpeaker(cue, 'Host')).toBe(cue);
  expect(speakerOf(withSpeaker(aCue(0, 1, ''), 'Host'))).toBe('Host');
});

test('a style is put on a part, and taken off again', () => {
  const styled = withStyle(aCue(0, 1, 'Good day'), 5, 8, 'bold');
  expect(styled.runs).toEqual([{ text: 'Good ' }, { text: 'day', bold: true }]);
  expect(withStyle(styled, 5, 8, 'bold').runs).toEqual([{ text: 'Good day' }]);
  expect(withStyle(cue, 3, 3, 'bold')).toBe(cue);
});
