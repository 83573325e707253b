import { expect, test } from 'vitest';
import { isolate, isolateAlways, isolateIn } from './isolate.ts';

test.each(['اختبار (2026) A/B & C', 'A/B (בדיקה)', '𞤀𞤣𞤤𞤢𞤥'])(
  '%s has its own direction in a sentence',
  (title) => {
    expect(isolate(title)).toBe(`\u2068${title}\u2069`);
  },
);

test.each(['Town hall (2026) A/B & C', '안전 first 🎬', ''])('%s stays as it is', (title) => {
  expect(isolate(title)).toBe(title);
});

test('each line of a text has its own direction', () => {
  expect(isolateAlways('Louder!\n\nThanks.')).toBe('\u2068Louder!\u2069\n\n\u2068Thanks.\u2069');
});

test('a language from right to left isolates names of every direction', () => {
  expect([isolateIn('ar')('North (2)'), isolateIn('de')('North (2)')]).toEqual([
    '\u2068North (2)\u2069',
    'North (2)',
  ]);
});
