// On both databases: Arabic and Japanese, whose words are cut in other ways.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';

let service: TestService;
let organizationId: string;
let member: string;

const safety = '高所作業の安全とロボット';
const energy = 'الطاقة الشمسية في المصنع';
const training = 'Szkolenie dla nowych pracowników i ich opiekunów';

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
  await aMediaContent(service.db, organizationId, { title: safety, tags: ['安全教育'] });
  await aMediaContent(service.db, organizationId, { title: energy, tags: ['السلامة'] });
  await aMediaContent(service.db, organizationId, { title: training });
});
afterAll(() => service.close());

const search = (searchTerm: string) =>
  service.call('GET /MediaContents', { as: member, query: { searchTerm } });
const titles = async (searchTerm: string) => (await search(searchTerm)).body.map(({ title }) => title);
const suggested = async (searchTerm: string) =>
  (await service.call('GET /MediaContents/Suggestions', { as: member, query: { searchTerm } })).body.map(
    ({ text }) => text,
  );

it.each([
  ['ロボット', safety],
  ['ろぼっと', safety],
  ['"安全とロボット"', safety],
  ['طاقه', energy],
  ['بالطاقة', energy],
  ['"الطاقة الشمسية"', energy],
  ['szkoleniach', training],
  ['opiekun', training],
])('%s finds %s', async (term, title) => {
  expect(await titles(term)).toEqual([title]);
});

it('a misspelt word is told as it is written, without spaces where its script has none', async () => {
  const { headers } = await search('ロボッドの安全');
  expect(decodeURIComponent(String(headers['x-search-corrected-term']))).toBe('ロボットの安全');
});

it('found words are marked whole', async () => {
  const matchesOf = async (term: string) => (await search(term)).body[0]!.highlights?.[0]?.matches;
  expect(await matchesOf('ﾛﾎﾞｯﾄ')).toEqual(['ロボット']);
  expect(await matchesOf('عن الطاقه')).toEqual(['الطاقة']);
});

it.each([
  ['高所作', safety],
  ['ロボ', safety],
  ['安全教', '安全教育'],
  ['الطاق', energy],
  ['طاق', energy],
  ['سلام', 'السلامة'],
])('%s suggests %s', async (typed, text) => {
  expect(await suggested(typed)).toContain(text);
});

it('documents of version 1 are found until they are written anew', async () => {
  const own = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [own] });
  const id = await aMediaContent(service.db, own, { title: 'ガイドとالشركة' });
  const number = sql`(select number from search_libraries where organization_id = ${own}::uuid)`;
  const words = ['カイ', 'イト', 'トと', 'الشركة'];
  await service.db.query(sql`
    update search_documents set version = 1, (title, words) = (
      select v, v from (select string_agg(format('''%s:%s'':%s', ${number}, word, ordinal), ' ')::tsvector as v
        from unnest(${words}::text[]) with ordinality as w (word, ordinal)) as written)
    where media_content_id = ${id}::uuid`);
  await service.db.query(sql`delete from search_words where organization_id = ${own}::uuid`);
  await service.db.query(sql`
    insert into search_words (organization_id, word, language, stem, written)
    select ${own}::uuid, word, 'english', word, word from unnest(${words}::text[]) as word`);
  for (const searchTerm of ['ガイド', 'الشركة', 'شركة']) {
    const { body } = await service.call('GET /MediaContents', { as: subject, query: { searchTerm } });
    expect(body.map((item) => item.id)).toEqual(searchTerm === 'شركة' ? [] : [id]);
  }
});
