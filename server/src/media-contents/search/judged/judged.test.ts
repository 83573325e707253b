// A sample of judged.slow.test.ts: the items that are written by hand, and the queries that mean one of them.
import { expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { readHandWritten } from './hand-written-items.ts';
import { judgeSearch } from './test-judge.ts';
import { type JudgedQuery, readQueries } from './judged-queries.ts';
import { readTopics } from './read-topics.ts';
import { readRecorded, record, worseThan } from './recorded-figures.ts';

const items = readHandWritten(readTopics());
const keys = new Set(items.map(({ key }) => key));
/** Every third query is asked. */
const share = 3;

const amongItems = (query: JudgedQuery): JudgedQuery => ({
  ...query,
  grades: new Map([...query.grades].filter(([key]) => keys.has(key))),
});

it('search is as good among few items as it has been', async () => {
  const queries = readQueries(createCatalogue())
    .map(amongItems)
    .filter(({ grades }) => [...grades.values()].includes(3))
    .filter((_, index) => index % share === 0);
  expect(queries.length).toBeGreaterThan(60);
  const { figures } = await judgeSearch(items, queries, []);
  if (process.env.RECORD_SEARCH_FIGURES) record('sample', figures);
  expect(worseThan(figures, readRecorded().sample)).toEqual([]);
});
