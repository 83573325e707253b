import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundWords } from './found-words.ts';

const shown = (text: string, words: string[]) =>
  foundWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it('marks whole words alone, as they are written', () => {
  expect(shown('Aid for Africa: how AI helps, AI or not', ['AI'])).toBe(
    'Aid for Africa: how [AI] helps, [AI] or not',
  );
  expect(shown('The bees of Beethoven', ['bees'])).toBe('The [bees] of Beethoven');
  expect(shown('Übergänge am Übergang', ['Übergänge'])).toBe('[Übergänge] am Übergang');
});

it('takes the longest of several, and marks of writing literally', () => {
  expect(shown('power grid and power', ['power', 'power grid'])).toBe('[power grid] and [power]');
  expect(shown('C++ (and C)', ['C++', '(and'])).toBe('[C++] [(and] C)');
});

it('marks within other letters what stands nowhere by itself', () => {
  expect(shown('東京大学の歴史', ['大学'])).toBe('東京[大学]の歴史');
});

it('leaves a text whole in which nothing was found', () => {
  expect(foundWords('Nothing here', ['wind'])).toEqual([{ text: 'Nothing here', isMarked: false }]);
  expect(foundWords('Nothing here', [])).toEqual([{ text: 'Nothing here', isMarked: false }]);
});

it('never loses or adds a letter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
      (text, words) => {
        expect(
          foundWords(text, words)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
