// Slow: it loads 5,000 items.
// Proves: a language of which a large library has few items is found in it as well as recorded, also by words in another form.
// Ground: server/src/media-contents/search, server/migrations.
import { expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { readLanguageItems } from './hand-written-items.ts';
import { judgeSearch } from './test-judge.ts';
import { readLanguageQueries } from './judged-queries.ts';
import { readRecorded, recordLanguages, worseLanguages } from './recorded-figures.ts';

it('search finds items of a language among many of others', async () => {
  const items = readLanguageItems();
  const many = createCatalogue();
  // Of the languages of the many, other items would be as good.
  const spoken = new Set(many.map(({ language }) => language));
  const queries = readLanguageQueries(items).filter(({ kind }) => !spoken.has(kind));
  const { byKind } = await judgeSearch([...items, ...many], queries, []);
  if (process.env.RECORD_SEARCH_FIGURES) recordLanguages('amongMany', byKind);
  expect(worseLanguages(byKind, readRecorded().amongMany)).toEqual([]);
}, 600_000);
