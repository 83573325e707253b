import { anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService } from '../../../test-service.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import {
  figuresByKind,
  figuresOf,
  judge,
  judgeShortWords,
  report,
  type Figures,
  type FiguresOfKind,
} from './judge-answers.ts';
import type { JudgedQuery, ShortWord } from './judged-queries.ts';
import { idOf, loadCatalogue } from './test-catalogue.ts';

/** Loads the items, asks everything through the service's call, prints what failed, and answers the figures, also of each kind of query. */
export async function judgeSearch(
  catalogue: readonly CatalogueItem[],
  queries: readonly JudgedQuery[],
  shortWords: readonly ShortWord[],
): Promise<{ figures: Figures; byKind: Record<string, FiguresOfKind> }> {
  const service = await startTestService();
  try {
    const organizationId = await anOrganization(service.db);
    const { subject } = await aPerson(service.db, { organizations: [organizationId] });
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
    const verdicts = await judge(queries, ask);
    const words = await judgeShortWords(shortWords, catalogue, ask);
    const figures = figuresOf(verdicts, words);
    console.log([...report(verdicts, words), JSON.stringify(figures)].join('\n'));
    return { figures, byKind: figuresByKind(verdicts) };
  } finally {
    await service.close();
  }
}
