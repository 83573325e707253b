import { expect, test } from 'vitest';
import { refusedWordIn } from './refused-word.ts';

test('a refused word is found as a whole word, in any case, width and punctuation', () => {
  const refused = ['ass', 'Bad Idea', 'straße', '…'];
  const found = [
    'Pass it on',
    'an ASS!',
    'a ｂａｄ-idea',
    'bad, very bad idea',
    'In der STRASSE',
    'die Straße',
  ].map((text) => refusedWordIn(text, refused));
  expect(found).toEqual([undefined, 'ass', 'Bad Idea', 'Bad Idea', undefined, 'straße']);
});
