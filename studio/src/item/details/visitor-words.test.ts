import { expect, test } from 'vitest';
import { visitorWords } from './visitor-words.ts';

test('what a visitor sees is said of audience, lock, end and publication', () => {
  const open = { audience: 'public' as const, hasPassword: false, linkEnds: '' };
  const out = { isPublished: true };
  expect(visitorWords({ ...open, audience: 'internal' }, out)).toMatch(/^Nothing\./);
  expect(visitorWords(open, out)).toBe(
    'Anyone on the internet finds the title and the poster now. It plays at once.',
  );
  expect(
    visitorWords({ ...open, hasPassword: true, linkEnds: '2026-12-31' }, { isPublished: false }),
  ).toMatch(/once it is published\. With the password it plays\. After .*2026.* the page is gone/);
  expect(visitorWords({ ...open, audience: 'unlisted' }, out)).toContain('no list');
});
