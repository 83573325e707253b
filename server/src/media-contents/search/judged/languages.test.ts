import { expect, it } from 'vitest';
import { readLanguageItems } from './hand-written-items.ts';
import { judgeSearch } from './test-judge.ts';
import { readLanguageQueries } from './judged-queries.ts';
import { readRecorded, recordLanguages, worseLanguages } from './recorded-figures.ts';

it('search is as good in each of the ten languages as it has been', async () => {
  const items = readLanguageItems();
  const { byKind } = await judgeSearch(items, readLanguageQueries(items), []);
  if (process.env.RECORD_SEARCH_FIGURES) recordLanguages('languages', byKind);
  expect(worseLanguages(byKind, readRecorded().languages)).toEqual([]);
});
