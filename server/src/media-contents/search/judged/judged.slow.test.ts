// Slow: it loads 5,000 items and asks all judged queries.
// Proves: search finds what is meant as often as recorded, and as often as asked for.
// Ground: server/src/media-contents/search, server/migrations.
import { beforeAll, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import type { Figures } from './judge-answers.ts';
import { judgeSearch } from './test-judge.ts';
import { readQueries, readShortWords } from './judged-queries.ts';
import { readRecorded, record, worseThan } from './recorded-figures.ts';

let figures: Figures;

// Loading and asking is one piece of work. Both tests below read its figures.
beforeAll(async () => {
  const catalogue = createCatalogue();
  ({ figures } = await judgeSearch(catalogue, readQueries(catalogue), readShortWords()));
}, 600_000);

/** `RECORD_SEARCH_FIGURES=1` writes the figures of this run into figures.json: after a change that makes search better. */
it('search is as good as it has been', () => {
  if (process.env.RECORD_SEARCH_FIGURES) record('recorded', figures);
  expect(worseThan(figures, readRecorded().recorded)).toEqual([]);
});

it('search reaches its targets', () => {
  expect(worseThan(figures, readRecorded().target)).toEqual([]);
});
