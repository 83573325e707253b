import { expect, it } from 'vitest';
import { marked } from './marks.ts';

const shown = (text: string, term: string) =>
  marked(text, term)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it('marks each word wherever it is, without regard to case and accents', () => {
  expect(shown('Safety first, always safety', 'SAFETY')).toBe('[Safety] first, always [safety]');
  expect(shown('Der Übergang am Pylon', 'uber pylon')).toBe('Der [Über]gang am [Pylon]');
  expect(shown('Café ﬁnal', 'cafe final')).toBe('[Café] [ﬁnal]');
});

it('marks only what begins a word where that is asked for', () => {
  const begun = marked('Aid for Maine: ai', 'AI', true).filter((part) => part.isMarked);
  expect(begun.map((part) => part.text)).toEqual(['Ai', 'ai']);
});

it('takes what is typed literally', () => {
  expect(shown('100% (really)', '(really) %')).toBe('100[%] [(really)]');
  expect(shown('a.b', '.')).toBe('a[.]b');
});

it('leaves a text without the words whole', () => {
  expect(marked('Nothing here', 'wind')).toEqual([{ text: 'Nothing here', isMarked: false }]);
  expect(marked('Nothing here', '   ')).toEqual([{ text: 'Nothing here', isMarked: false }]);
  expect(marked('', 'wind')).toEqual([]);
});
