// On both databases, but in `npm run test:all` alone: the stems of both languages.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { tokens } from './tokens.ts';
import { wordFamilies } from './word-families.ts';

let service: TestService;
let member: string;

beforeAll(async () => {
  service = await startTestService();
  const organizationId = await anOrganization(service.db);
  ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
  const add = (title: string, tags: string[] = []) =>
    aMediaContent(service.db, organizationId, { title, tags, publishDate: new Date('2026-01-01T00:00:00Z') });
  // As many as need no synonyms.
  for (let index = 1; index <= 20; index++) await add(`Lying, part ${index}`);
  await add('How to spot a liar', ['lies', 'psychology']);
  await add('Who stole my attention?', ['phones']);
  await add('Wie der Wald und die Bäume wuchsen');
});
afterAll(() => service.close());

const titles = async (searchTerm: string) =>
  (await service.call('GET /MediaContents', { as: member, query: { searchTerm } })).body.map(
    ({ title }) => title,
  );

it('a question finds first what is about its only telling word, in any word of its family', async () => {
  expect((await titles('how do I know if someone is lying'))[0]).toBe('How to spot a liar');
});

it.each([
  ['stealing', ['Who stole my attention?']],
  ['growth', []],
  ['Wachstum', ['Wie der Wald und die Bäume wuchsen']],
])('%s finds %j by the words of a root', async (term, found) => {
  expect(await titles(term)).toEqual(found);
});

it('"liars" in quotes are no liar', async () => {
  expect(await titles('"a liar"')).toEqual(['How to spot a liar']);
  expect(await titles('"a lie"')).toEqual([]);
});

it('a word is in one family of a language', () => {
  for (const list of Object.values(wordFamilies)) {
    const words = list.split(';').flatMap((family) => tokens(family).map(({ word }) => word));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});
