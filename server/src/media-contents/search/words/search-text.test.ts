import { expect, test } from 'vitest';
import { highlightsOf } from '../highlights.ts';
import { likeText, searchText, listSearchText, typoPatterns } from './search-text.ts';

test.each([
  ['Éclairs  à la\tcrème', 'eclairs a la creme'],
  ['GRÖSSE Größe', 'grosse grosse'],
  ['Smørrebrød, Łódź, Æble', 'smorrebrod, lodz, aeble'],
  ['ПРИВЕТ', 'привет'],
  ['İstanbul ﬁne', 'istanbul fine'],
  ['it’s', "it's"],
])('%s is compared as %s', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

test('tags are stored whole, one a line', () => {
  expect(listSearchText(['Wind Power', 'Sea'])).toBe('\nwind power\nsea\n');
  expect(listSearchText([])).toBe('');
});

test('nothing typed means anything to LIKE', () => {
  expect(likeText('100%_\\')).toBe('100\\%\\_\\\\');
});

test('a typo is one letter wrong, missing, too many or swapped, in words of four letters or more', () => {
  expect(typoPatterns('abc')).toEqual([]);
  const patterns = typoPatterns('abcd');
  expect(patterns).toEqual(expect.arrayContaining(['a_cd', 'acd', 'ab_cd', 'acbd']));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('highlights begin with the title, and a long description is cut around the word', () => {
  const item = {
    title: 'Größe',
    description: `${'lorem '.repeat(60)}größe ${'ipsum '.repeat(60)}`,
    tags: ['Grosse', 'x'],
    speakers: ['x'],
  };
  const found = highlightsOf(item, new Set(['grosse']), 0, []);
  expect(found.map(({ field }) => field)).toEqual(['title', 'tags', 'description']);
  expect(found[2]!.text).toMatch(/^…(lorem )+größe (ipsum ?)+…$/);
  const cue = { field: 'captions', text: 'größe', startTime: 1, endTime: 2, languageCode: 'de' };
  expect(highlightsOf(item, new Set(['grosse']), 0, Array(5).fill(cue))).toHaveLength(4);
  expect(highlightsOf(item, new Set(['grosse']), 3, [])).toEqual([
    { field: 'tags', text: 'Grosse', matches: ['Grosse'] },
  ]);
});
