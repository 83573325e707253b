import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { createCatalogue } from './catalogue.ts';
import { figuresOf, judge, judgeShortWords, report, type Figures } from './judge-answers.ts';
import { readQueries, readShortWords } from './judged-queries.ts';
import { readRecorded, record, worseThan } from './recorded-figures.ts';
import { idOf, loadCatalogue } from './test-catalogue.ts';

let service: TestService;
let figures: Figures;

// Loading and asking is one piece of work. Both tests below read its figures.
beforeAll(async () => {
  service = await startTestService();
  const organizationId = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [organizationId] });
  const catalogue = createCatalogue();
  await loadCatalogue(service.db, organizationId, catalogue);
  const keys = new Map(catalogue.map(({ key }) => [idOf(key), key]));
  const ask = async (searchTerm: string) => {
    const { status, body } = await service.call('GET /MediaContents', {
      as: subject,
      query: { searchTerm, pageSize: 15 },
    });
    // A call that fails, or reaches the time limit of statements, gives the viewer nothing.
    if (status !== 200) console.log(`"${searchTerm}" was answered with ${status}.`);
    return status !== 200 ? [] : body.map(({ id }) => keys.get(id)!);
  };
  const verdicts = await judge(readQueries(catalogue), ask);
  const words = await judgeShortWords(readShortWords(), catalogue, ask);
  figures = figuresOf(verdicts, words);
  console.log([...report(verdicts, words), JSON.stringify(figures)].join('\n'));
}, 600_000);
afterAll(() => service?.close());

/** `RECORD_SEARCH_FIGURES=1` writes the figures of this run into figures.json: after a change that makes search better. */
it('search is as good as it has been', () => {
  if (process.env.RECORD_SEARCH_FIGURES) record(figures);
  expect(worseThan(figures, readRecorded().recorded)).toEqual([]);
});

it('search reaches its targets', () => {
  expect(worseThan(figures, readRecorded().target)).toEqual([]);
});
