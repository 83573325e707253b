// On both databases, but in `npm run test:all` alone: words of several languages.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visibility } from '@tv/contract/enumerations';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { countWords } from './indexing/count-words-db.ts';
import { createRebuild } from './indexing/rebuild.ts';
import { indexTranscripts } from './indexing/index-transcripts-db.ts';

let service: TestService;
let organizationId: string;
let member: string;

/** Title, and description or tags. */
const items: [title: string, given?: { description?: string; tags?: string[]; speakers?: string[] }][] = [
  ['AI at work', { description: 'What the machine does, and what we do.' }],
  ['Aid for everybody?', { description: 'Help that arrives.' }],
  ['The bee and the field'],
  ['Beethoven for two'],
  ['Don’t regret regret'],
  ['2,000 voices in a choir'],
  ['Five checks before you climb'],
  ['A sci-fi evening'],
  ['Storm over the power grid'],
  ['Running in the morning', { tags: ['Sleep well'] }],
  ['Sleep is no luxury', { description: 'How rest makes days better.' }],
  ['Die Sicherheitsunterweisung', { description: 'Was der Anfang des Tages mit der Baustelle macht.' }],
  ['Research & development', { speakers: ['Head of Grid'] }],
  ['Grid stories', { description: 'Nothing about the weather.' }],
];

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
  for (const [title, given] of items) await aMediaContent(service.db, organizationId, { title, ...given });
});
afterAll(() => service.close());

const search = (searchTerm: string, query = {}) =>
  service.call('GET /MediaContents', { as: member, query: { searchTerm, ...query } });
const titles = async (searchTerm: string, query = {}) =>
  (await search(searchTerm, query)).body.map(({ title }) => title);
const header = (answer: { headers: Record<string, unknown> }, name: string) =>
  decodeURIComponent(String(answer.headers[name] ?? ''));

it.each([
  ['ai', 'AI at work'],
  ['bee', 'The bee and the field'],
  ['run', 'Running in the morning'],
  ['dont regret', 'Don’t regret regret'],
  ['2000 voices', '2,000 voices in a choir'],
  ['two thousand voices', '2,000 voices in a choir'],
  ['5 checks', 'Five checks before you climb'],
  ['scifi', 'A sci-fi evening'],
  ['sci fi', 'A sci-fi evening'],
  ['powergrid', 'Storm over the power grid'],
  ['power grid storm', 'Storm over the power grid'],
  ['Unterweisung', 'Die Sicherheitsunterweisung'],
  ['research and development', 'Research & development'],
  ['how to sleep better', 'Sleep is no luxury'],
])('%s finds first: %s', async (term, title) => {
  expect((await titles(term))[0]).toBe(title);
});

it('finds no letters inside of a word', async () => {
  expect(await titles('nning')).toEqual([]);
  expect((await titles('bee')).indexOf('Beethoven for two')).not.toBe(0);
});

it('finds the words of a phrase one after the other only, and leaves out what is excluded', async () => {
  expect(await titles('"power grid"')).toEqual(['Storm over the power grid']);
  expect(await titles('"grid power"')).not.toContain('Storm over the power grid');
  expect(await titles('grid -storm')).not.toContain('Storm over the power grid');
  expect(await titles('grid -storm')).toContain('Grid stories');
});

it('tells for which words items were found, and which words they need not have', async () => {
  const corrected = await search('regrett voices choir');
  expect(header(corrected, 'x-search-omitted-words')).not.toBe('');
  const mistyped = await search('beethofen');
  expect(mistyped.body.map(({ title }) => title)).toEqual(['Beethoven for two']);
  expect(header(mistyped, 'x-search-corrected-term')).toBe('beethoven');
  const relaxed = await search('storm over zanzibar');
  expect(relaxed.body[0]!.title).toBe('Storm over the power grid');
  expect(header(relaxed, 'x-search-omitted-words')).toBe('zanzibar');
  expect((await search('storm')).headers).not.toHaveProperty('x-search-omitted-words');
});

it('omits a corrected word by the name under which items were found', async () => {
  await aMediaContent(service.db, organizationId, { title: 'Volcano' });
  const answer = await search('volcno choir');
  expect(header(answer, 'x-search-corrected-term')).toBe('volcano choir');
  expect(answer.body.map(({ title }) => title)).toContain('2,000 voices in a choir');
  expect(['volcano', 'choir']).toContain(header(answer, 'x-search-omitted-words'));
});

it('corrects to words that the visitor may see, and to their inflections', async () => {
  const given = { visibility: Visibility.PUBLIC };
  await aMediaContent(service.db, organizationId, { title: 'Gyroscopes turn', ...given });
  await aMediaContent(service.db, organizationId, { title: 'The gyroscope' });
  await aMediaContent(service.db, organizationId, { title: 'Chrysalis' });
  const searchPublic = (searchTerm: string) =>
    service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
      params: { organizationId },
      query: { searchTerm },
    });
  const found = await searchPublic('gyrscope');
  expect(found.body.map(({ title }) => title)).toEqual(['Gyroscopes turn']);
  expect(header(found, 'x-search-corrected-term')).toBe('gyroscopes');
  const other = await searchPublic('chrysals gyroscopes');
  expect(other.body.map(({ title }) => title)).toEqual(['Gyroscopes turn']);
  expect(header(other, 'x-search-corrected-term')).toBe('');
  expect(header(other, 'x-search-omitted-words')).toBe('chrysals');
  expect((await search('chrysals')).body.map(({ title }) => title)).toEqual(['Chrysalis']);
});

it('marks the words of a text that were found', async () => {
  const [hit] = (await search('run')).body;
  expect(hit!.highlights).toEqual([{ field: 'title', text: 'Running in the morning', matches: ['Running'] }]);
});

it('shows a line once a second, in the language of the reader', async () => {
  const id = await aMediaContent(service.db, organizationId, { title: 'Two languages' });
  for (const [languageCode, text] of [
    ['en', 'The turbine hums.'],
    ['de', 'Die Turbine summt: turbine.'],
  ] as const) {
    const subtitle = randomUUID();
    await service.db.query(sql`
      insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
      values (${subtitle}, ${id}, ${languageCode}, ${languageCode}, 'VTT', 'a', 'b')`);
    await service.db.query(sql`
      insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
      values (${subtitle}, ${id}, 0, 7.2, 9, ${text})`);
    await indexTranscripts(service.db, [{ id: subtitle, languageCode, cues: [{ position: 0, text }] }]);
  }
  for (const language of ['de', 'en']) {
    const answer = await service.call('GET /MediaContents', {
      as: member,
      query: { searchTerm: 'turbine' },
      headers: { 'accept-language': language },
    });
    expect(answer.body[0]!.highlights!.map(({ languageCode }) => languageCode)).toEqual([language]);
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-language');
  }
});

it('narrows what was found, and counts the values', async () => {
  expect(await titles('grid', { speaker: 'head of grid' })).toEqual(['Research & development']);
  expect(await titles('grid', { publishedBefore: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await titles('grid', { maxDuration: 50 })).toEqual([]);
  expect(await titles('grid', { mediaType: 0 })).toEqual([]);
  expect(await titles('turbine', { languageCode: 'de' })).toEqual(['Two languages']);
  const sorted = await titles('grid', { sortBy: 'Title' });
  expect(sorted).toEqual([...sorted].sort());
  const { body } = await service.call('GET /MediaContents/Facets', {
    as: member,
    query: { searchTerm: 'grid', speaker: ['Head of Grid'] },
  });
  expect(body).toMatchObject({
    mediaTypes: [{ mediaType: 1, count: 1 }],
    speakers: [{ name: 'Head of Grid', count: 1 }],
    years: [{ year: 2026, count: 1 }],
    durations: [{ minDuration: 0, maxDuration: 300, count: 1 }],
    isExact: true,
  });
});

it('counts words, and forgets those that no item has', async () => {
  const id = await aMediaContent(service.db, organizationId, {
    title: 'Quartzite quartzite',
    tags: ['Rock'],
  });
  const wordOf = () =>
    service.db.query(sql`select titles, documents from search_words where word = 'quartzite'`);
  expect(await wordOf()).toEqual([{ titles: 0, documents: 0 }]);
  const count = async (hours: number) => countWords(service.db, new Date(Date.now() + hours * 3_600_000));
  await count(1);
  expect(await wordOf()).toEqual([{ titles: 1, documents: 1 }]);
  expect(await service.db.query(sql`select items from search_entries where folded = 'rock'`)).toEqual([
    { items: 1 },
  ]);
  await service.db.query(sql`delete from media_contents where id = ${id}`);
  await count(3);
  expect(await wordOf()).toEqual([{ titles: 0, documents: 0 }]);
  await count(30);
  expect([
    await wordOf(),
    await service.db.query(sql`select from search_entries where folded = 'rock'`),
  ]).toEqual([[], []]);
});

it('writes the documents again that another version wrote', async () => {
  await service.db.query(sql`update search_documents set version = 0, words = '', title = ''`);
  await service.db.query(sql`update search_transcripts set version = 0, words = ''`);
  expect(await titles('storm')).toEqual([]);
  await createRebuild({ db: service.db, log: { info: () => {}, error: () => {} } }).run();
  expect(await titles('storm')).toEqual(['Storm over the power grid']);
  expect(await titles('hums')).toEqual(['Two languages']);
});

it('corrects typos in suggestions', async () => {
  const suggest = async (searchTerm: string) =>
    (await service.call('GET /MediaContents/Suggestions', { as: member, query: { searchTerm } })).body;
  expect(await suggest('beethofen')).toMatchObject([{ text: 'Beethoven for two', kind: 'title' }]);
  expect(await suggest('of gri')).toMatchObject([{ text: 'Head of Grid', kind: 'speaker' }]);
  expect((await suggest('power gr'))[0]).toMatchObject({ text: 'Storm over the power grid' });
});

it.each([
  ['brene holow', 'Brené Hollow'],
  ['bren hollow', 'Brené Hollow'],
  ['haed of grid', 'Head of Grid'],
])('suggests for the misspelt name %s: %s', async (term, name) => {
  await aMediaContent(service.db, organizationId, { title: 'Shame', speakers: ['Brené Hollow'], tags: [] });
  const { body } = await service.call('GET /MediaContents/Suggestions', {
    as: member,
    query: { searchTerm: term },
  });
  expect(body).toMatchObject([{ text: name, kind: 'speaker' }]);
});

it('suggests nothing for what is no name', async () => {
  const suggest = async (searchTerm: string) =>
    (await service.call('GET /MediaContents/Suggestions', { as: member, query: { searchTerm } })).body;
  expect(await suggest('brene hello')).toEqual([]);
  expect(await suggest('storm beethoven')).toEqual([]);
});

it('puts titles that begin with the term first, however common its words are', async () => {
  for (const title of ['Really, who are you?', 'Day by day to this end', 'It is what to this day is done'])
    await aMediaContent(service.db, organizationId, { title });
  await aMediaContent(service.db, organizationId, {
    title: 'To this day',
    publishDate: new Date('2001-01-01'),
  });
  await aMediaContent(service.db, organizationId, {
    title: 'Who are you, really?',
    publishDate: new Date('2001-01-01'),
  });
  expect((await titles('to this day'))[0]).toBe('To this day');
  expect((await titles('who are you really'))[0]).toBe('Who are you, really?');
});

it('answers a question by the words that carry its meaning', async () => {
  await aMediaContent(service.db, organizationId, {
    title: 'Confluence of rivers',
    description: 'Where it happens.',
  });
  await aMediaContent(service.db, organizationId, {
    title: 'What happens and what does not',
    description: 'Things.',
  });
  const answer = await search('what happens at the confluence?');
  expect(answer.body.map(({ title }) => title)).toEqual(['Confluence of rivers']);
  expect(header(answer, 'x-search-omitted-words')).toBe('');
  expect((await titles('why can’t I see a confluence'))[0]).toBe('Confluence of rivers');
});

it('finds synonyms of the language after the word itself', async () => {
  await aMediaContent(service.db, organizationId, { title: 'Lorries at dawn' });
  await aMediaContent(service.db, organizationId, { title: 'Nothing', description: 'A truck comes.' });
  await aMediaContent(service.db, organizationId, { title: 'Forgiving takes years' });
  expect(await titles('trucks')).toEqual(['Nothing', 'Lorries at dawn']);
  expect(await titles('forgave')).toEqual(['Forgiving takes years']);
});

it('finds the synonyms that the organization has, at once, also of several words', async () => {
  await aMediaContent(service.db, organizationId, { title: 'Objectives and key results' });
  await aMediaContent(service.db, organizationId, { title: 'Key objectives' });
  const set = (lines: string[]) =>
    service.db.query(
      sql`update organizations set search_synonyms = ${lines}::text[] where id = ${organizationId}::uuid`,
    );
  expect(await titles('zoqrs')).toEqual([]);
  await set(['ZOQR = objectives and key results', 'cloud nine = Research, development']);
  expect(await titles('zoqrs')).toEqual(['Objectives and key results']);
  expect(await titles('cloud nine')).toEqual(['Research & development']);
  expect(await titles('cloud')).toEqual([]);
  const [hit] = (await search('zoqr')).body;
  expect(hit!.highlights![0]!.matches).toEqual(['Objectives', 'and', 'key', 'results']);
  await set([]);
  expect(await titles('zoqrs')).toEqual([]);
});

it('corrects a short word to none that is no likely typo', async () => {
  await aMediaContent(service.db, organizationId, {
    title: 'Pain and its relief',
    speakers: ['Brené Hollow'],
  });
  const corrected = async (term: string) => header(await search(term), 'x-search-corrected-term');
  expect(await corrected('brenne')).toBe('brené');
  expect(await corrected('biene')).toBe('');
  expect(await corrected('susan kain')).toBe('');
  await aMediaContent(service.db, organizationId, { title: 'Quiet rooms', speakers: ['Susan Cain'] });
  expect(await corrected('susan kain')).toBe('susan cain');
});
