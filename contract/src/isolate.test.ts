import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each(['اختبار (2026) A/B & C', 'A/B (בדיקה)', '𞤀𞤣𞤤𞤢𞤥'])(
  '%s has its own direction in a sentence',
  (title) => {
    expect(isolate(title)).toBe(`\u2068${title}\u2069`);
  },
);

test.each(['Town hall (2026) A/B & C', '안전 first 🎬', ''])('%s stays as it is', (title) => {
  expect(isolate(title)).toBe(title);
});
