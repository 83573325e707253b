import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

const wordsOf = (term: string) =>
  parseQuery(term).words.map(
    ({ word, kind, followsInPhrase }) =>
      `${followsInPhrase ? '+' : ''}${word}${kind[0] === 'f' ? '~' : kind[0] === 'l' ? '?' : ''}`,
  );

test.each([
  ['how to sleep better', ['how~', 'to~', 'sleep', 'better']],
  ['"power grid" storm', ['power', '+grid', 'storm']],
  ['„Netz der Zukunft“', ['netz', '+der', '+zukunft']],
  ['how do I know if someone is lying', ['how~', 'do~', 'i~', 'know?', 'if~', 'someone?', 'is~', 'lying']],
  ['why can’t I stop', ['why~', 'cant~', 'i~', 'stop']],
  ['how do I stop worrying', ['how~', 'do~', 'i~', 'stop?', 'worrying']],
  ['how to stop a ring', ['how~', 'to~', 'stop', 'a~', 'ring']],
  ['Was hilft gegen Schmerzen', ['was~', 'hilft?', 'gegen~', 'schmerzen']],
  ['sleep sleep', ['sleep']],
  ['"unfinished phrase', ['unfinished', '+phrase']],
  ['  ', []],
])('%s', (term, words) => {
  expect(wordsOf(term)).toEqual(words);
});

test('a minus before a word excludes it, inside a word it is a hyphen', () => {
  expect(parseQuery('wind -sea sci-fi -"dark matter"')).toMatchObject({
    words: [{ word: 'wind' }, { word: 'sci' }, { word: 'fi' }],
    excluded: ['sea', 'dark', 'matter'],
  });
});

test('a number in words is read across words', () => {
  expect(parseQuery('two thousand voices').words[0]!.forms).toEqual(['two', '2', '2000']);
});

test('twelve words count, beside those that the language uses everywhere', () => {
  const many = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ');
  expect(wordsOf(`how to and ${many}`)).toHaveLength(15);
});
