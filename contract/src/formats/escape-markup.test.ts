import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('escapes the five characters that end text or a quoted attribute, each once', () => {
  expect(escapeMarkup(`<a href="x?y&z" title='&amp;'>`)).toBe(
    '&lt;a href=&quot;x?y&amp;z&quot; title=&#39;&amp;amp;&#39;&gt;',
  );
});

it('leaves all other text as it is', () => {
  expect(escapeMarkup('größer → 100 %\n')).toBe('größer → 100 %\n');
});
