// On both databases: dictionaries and order of search.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { sql } from '../../platform/db/sql.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: string;
let review: string;
let category: string;
beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  ({ subject: manager } = await aPerson(service.db, { organizations: [[own, 'Admin']] }));
  category = await aCategory(service.db, own, 'Meetings');
  await service.db.query(
    sql`update categories set translations = '{"de": {"name": "Versammlungen"}}' where id = ${category}`,
  );
  review = await aMediaContent(service.db, own, {
    title: 'Review of the year',
    description: 'What we learned.',
    translations: {
      de: { title: 'Rückblick auf das Jahr', description: 'Die **Baustellen** und ihre Lehren.' },
      ja: { title: '一年の振り返り' },
    },
    categories: [category],
  });
  await aMediaContent(service.db, own, { title: 'Something else' });
});
afterAll(() => service.close());

const find = async (searchTerm: string) =>
  (await service.call('GET /MediaContents', { as: manager, query: { searchTerm } })).body;

it.each(['Rückblick', 'rueckblick', 'Baustelle', '振り返り', 'review', 'Rückblicke'])(
  'finds %s',
  async (term) => {
    expect((await find(term)).map(({ id }) => id)).toEqual([review]);
  },
);

it('marks what was found in the language in which it was found, and in each that has it', async () => {
  const [german] = await find('Rückblick');
  expect(german!.highlights).toMatchObject([
    { field: 'title', text: 'Rückblick auf das Jahr', matches: ['Rückblick'], languageCode: 'de' },
  ]);
  const [both] = await find('Jahr year');
  expect(both!.highlights![0]).toMatchObject({
    ...{ field: 'title', text: 'Review of the year', matches: ['year'] },
    translations: { de: { text: 'Rückblick auf das Jahr', matches: ['Jahr'] } },
  });
});

it('finds the new words of a translation, and the old ones no longer', async () => {
  const id = await aMediaContent(service.db, own, { title: 'Safety' });
  const edit = (title: string) =>
    service.call('PATCH /Management/MediaContents/:id', {
      as: manager,
      params: { id },
      body: { translations: { fr: { title } } },
    });
  await edit('Échafaudages');
  expect((await find('echafaudage')).map((each) => each.id)).toEqual([id]);
  await edit('Grues');
  expect((await find('grues')).map((each) => each.id)).toEqual([id]);
  expect(await find('échafaudages')).toEqual([]);
});

it('suggests titles and categories with their translations, and counts categories with theirs', async () => {
  const suggest = async (searchTerm: string) =>
    (await service.call('GET /MediaContents/Suggestions', { as: manager, query: { searchTerm } })).body;
  expect(await suggest('rückbl')).toMatchObject([
    {
      ...{ kind: 'title', id: review, text: 'Review of the year' },
      translations: { de: { text: 'Rückblick auf das Jahr' } },
    },
  ]);
  expect(await suggest('meet')).toEqual([
    {
      ...{ kind: 'category', id: category, text: 'Meetings' },
      translations: { de: { text: 'Versammlungen' } },
    },
  ]);
  const facets = await service.call('GET /MediaContents/Facets', { as: manager });
  expect(facets.body.categories).toEqual([
    { id: category, name: 'Meetings', count: 1, translations: { de: { name: 'Versammlungen' } } },
  ]);
});
