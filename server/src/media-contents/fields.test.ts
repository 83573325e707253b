import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { searchedFields } from './fields.ts';

let service: TestService;
let own: string;
let manager: string;
beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db);
  ({ subject: manager } = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] }));
});
afterAll(() => service.close());

const edit = (id: string, body: Record<string, unknown>) =>
  service.call('PATCH /Management/MediaContents/:id', { as: manager, params: { id }, body });
const search = (searchTerm: string, more = {}) =>
  service.call('GET /MediaContents', { as: manager, query: { searchTerm, ...more } });
const suggest = async (searchTerm: string) =>
  (await service.call('GET /MediaContents/Suggestions', { as: manager, query: { searchTerm } })).body;

test.each(searchedFields.map(({ name }) => name))(
  'the words of the %s of an item are found, when it is made and when it is changed, also mistyped',
  async (name) => {
    const isList = name === 'tags' || name === 'speakers';
    const value = (word: string) => (isList ? [word] : word);
    const id = await aMediaContent(service.db, own, { [name]: value(`quartzite${name}`) });
    const found = async (word: string) => (await search(word)).body.map((item) => item.id);
    expect(await found(`quartzite${name}`)).toEqual([id]);
    expect(await found(`qwartzite${name}`)).toEqual([id]);
    expect((await edit(id, { [name]: value(`basaltic${name}`) })).status).toBe(200);
    expect(await found(`basaltic${name}`)).toEqual([id]);
    expect(await found(`bazaltic${name}`)).toEqual([id]);
    expect(await found(`quartzite${name}`)).toEqual([]);
  },
);

test('only the title has the weight that tells most', () => {
  expect(searchedFields.filter(({ weight }) => weight === 'A').map(({ name }) => name)).toEqual(['title']);
});

test('speakers are trimmed, each named once, in the order given', async () => {
  const id = await aMediaContent(service.db, own);
  const changed = await edit(id, { speakers: [' Head of Grid ', 'Analyst', 'Head of Grid'] });
  expect(changed.body.speakers).toEqual(['Head of Grid', 'Analyst']);
  const shown = await service.call('GET /MediaContents/Published/:id', { as: manager, params: { id } });
  expect(shown.body.speakers).toEqual(['Head of Grid', 'Analyst']);
  const again = await edit(id, { speakers: ['Head of Grid', 'Analyst'] });
  expect(again.body.modifiedDate).toBe(changed.body.modifiedDate);
  expect((await edit(id, { speakers: [] })).body.speakers).toEqual([]);
});

test.each([
  [['a'.repeat(121)], 'speakers.0'],
  [['  '], 'speakers.0'],
  [['Head of', 'Two\nlines'], 'speakers.1'],
  [['A\u0000'], 'speakers.0'],
  [['A\u0085B'], 'speakers.0'],
  [Array.from({ length: 21 }, (_, n) => `Speaker ${n}`), 'speakers'],
])('speakers %j are refused with the name of the field', async (speakers, field) => {
  const id = await aMediaContent(service.db, own);
  const { status, body } = await edit(id, { speakers });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
});

test('a speaker is found before a tag and behind a title, and suggested', async () => {
  const tagged = await aMediaContent(service.db, own, { title: 'One', tags: ['Hydrologist'] });
  const spoken = await aMediaContent(service.db, own, { title: 'Two', speakers: ['Chief Hydrologist'] });
  const titled = await aMediaContent(service.db, own, { title: 'The hydrologist' });
  const { body } = await search('hydrologist');
  expect(body.map(({ id }) => id)).toEqual([titled, spoken, tagged]);
  expect(body[1]!.highlights).toEqual([
    { field: 'speakers', text: 'Chief Hydrologist', matches: ['Hydrologist'] },
  ]);
  expect((await search('hydrologist', { searchScope: 3 })).body.map(({ id }) => id)).toEqual([tagged]);
  expect(await suggest('hydr')).toEqual([
    { text: 'The hydrologist', kind: 'title', id: titled },
    { text: 'Chief Hydrologist', kind: 'speaker' },
    { text: 'Hydrologist', kind: 'tag' },
  ]);
});
