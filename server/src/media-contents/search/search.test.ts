// On both databases: dictionaries and order of search.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { indexTranscripts } from './indexing/index-transcripts-db.ts';

let service: TestService;
let organizationId: string;
let member: string;

// On a slow computer what the caches know would end between two calls.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

beforeAll(async () => {
  service = await startTestService();
  const { db } = service;
  organizationId = await anOrganization(db);
  ({ subject: member } = await aPerson(db, { organizations: [organizationId] }));
  const category = await aCategory(db, organizationId, 'Turbine school');
  const items = {
    prefix: { title: 'Turbine basics', visibility: 2, publishDate: new Date('2026-01-01T00:00:00Z') },
    title: { title: 'How a turbine turns', visibility: 2, categories: [category] },
    tag: { title: 'Blades', tags: ['Turbine', '100% wind'], visibility: 2 },
    description: { title: 'Night shift', description: `${'Long words. '.repeat(30)}The **turbine** hums.` },
    caption: { title: 'Town hall' },
    locked: { title: 'Board only', visibility: 2, passwordHash: 'x' },
    accents: { title: 'Señal de peligro', tags: ['Größe'], visibility: 2 },
    draft: { title: 'Turbine draft', status: 0 },
    upcoming: { title: 'Turbine tomorrow', visibility: 2, scheduledAt: new Date('2026-04-01T00:00:00Z') },
  } as const;
  for (const [key, given] of Object.entries(items)) {
    const id = await aMediaContent(db, organizationId, {
      ...given,
      tags: [...('tags' in given ? given.tags : [])],
      categories: 'categories' in given ? [...given.categories] : [],
    });
    if (key === 'caption' || key === 'locked')
      await withCues(id, ['Welcome, everybody.', 'Now the gearbox of the turbine.', 'Thank you.']);
  }
});
afterAll(() => service.close());

async function withCues(mediaContentId: string, cues: string[]) {
  const id = randomUUID();
  await service.db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (${id}, ${mediaContentId}, 'en', 'English', 'VTT', 'a', 'b')`);
  for (const [position, text] of cues.entries())
    await service.db.query(sql`
      insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
      values (${id}, ${mediaContentId}, ${position}, ${position * 10}, ${position * 10 + 4.5}, ${text})`);
  await indexTranscripts(service.db, [
    { id, languageCode: 'en', cues: cues.map((text, position) => ({ position, text })) },
  ]);
}

const inside = (query: Record<string, unknown>) => service.call('GET /MediaContents', { as: member, query });
const outside = (query: Record<string, unknown>) =>
  service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
    params: { organizationId },
    query,
  });
const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);

it('finds nothing in captions of what is still to come', async () => {
  const query = { searchTerm: 'turbine', searchScope: 4, showOnlyUpcoming: true };
  for (const search of [inside, outside]) {
    const { status, body } = await search(query);
    expect([status, body]).toEqual([200, []]);
  }
});

describe('search', () => {
  it('orders by where the term is found', async () => {
    const found = await inside({ searchTerm: 'Turbine' });
    expect(titles(found).slice(0, 4)).toEqual([
      'Turbine basics',
      'How a turbine turns',
      'Blades',
      'Night shift',
    ]);
    expect(titles(found).slice(4).sort()).toEqual(['Board only', 'Town hall']);
    expect(found.headers['x-pagination-total-results']).toBe('6');
  });

  it('searches the scope alone', async () => {
    const scoped = async (searchScope: number) =>
      titles(await inside({ searchTerm: 'turbine', searchScope })).sort();
    expect(await scoped(1)).toEqual(['How a turbine turns', 'Turbine basics']);
    expect(await scoped(2)).toEqual(['Night shift']);
    expect(await scoped(3)).toEqual(['Blades']);
    expect(await scoped(4)).toEqual(['Board only', 'Town hall']);
  });

  it('says where, with the second and the language of a caption', async () => {
    const [hit] = (await inside({ searchTerm: 'gearbox' })).body;
    expect(hit!.highlights).toEqual([
      {
        field: 'captions',
        text: 'Now the gearbox of the turbine.',
        startTime: 10,
        endTime: 14.5,
        languageCode: 'en',
        matches: ['gearbox'],
      },
    ]);
    const [described] = (await inside({ searchTerm: 'hums' })).body;
    expect(described!.highlights![0]!.field).toBe('description');
    expect(described!.highlights![0]!.text).toMatch(/^….*The turbine hums\.$/);
    expect(described!.highlights![0]!.text.length).toBeLessThan(170);
    const [tagged] = (await inside({ searchTerm: '100%' })).body;
    expect(tagged!.highlights).toEqual([{ field: 'tags', text: '100% wind', matches: ['100'] }]);
  });

  it('finds visitors what is said in an item whose password is removed, until it has one again', async () => {
    const spoken = async () =>
      (await outside({ searchTerm: 'gearbox' })).body.map(({ title }) => title).includes('Board only');
    const lock = (hash: string | null) =>
      service.db.query(sql`update media_contents set password_hash = ${hash} where title = 'Board only'`);
    expect(await spoken()).toBe(false);
    await lock(null);
    expect(await spoken()).toBe(true);
    await lock('x');
    expect(await spoken()).toBe(false);
  });

  it('never finds visitors a word that is spoken in a locked item', async () => {
    expect(titles(await outside({ searchTerm: 'gearbox' }))).toEqual([]);
    expect(titles(await outside({ searchTerm: 'gearbux' }))).toEqual([]);
    const [locked] = (await outside({ searchTerm: 'board' })).body;
    expect(locked).toMatchObject({ title: 'Board only', highlights: [{ field: 'title' }] });
  });

  it.each([
    ['senal', 'Señal de peligro'],
    ['SEÑAL PELIGRO', 'Señal de peligro'],
    ['grosse', 'Señal de peligro'],
    ['größe', 'Señal de peligro'],
    ['Turbine basic', 'Turbine basics'],
    ['basics turbine', 'Turbine basics'],
  ])('takes no heed of case, accents and the order of words: %s', async (searchTerm, title) => {
    expect(titles(await outside({ searchTerm }))[0]).toBe(title);
  });

  it.each(['turbime', 'turbne', 'turbinne', 'tubrine', 'tirbine'])(
    'finds in spite of a typo: %s',
    async (searchTerm) => {
      const found = await outside({ searchTerm });
      expect(titles(found)).toContain('Turbine basics');
      expect(found.body[0]!.highlights!.length).toBeGreaterThan(0);
    },
  );

  it.each(['xylophone', '%', '_____', "'; drop table media_contents; --", '\\', '😀'])(
    'finds nothing where there is nothing: %s',
    async (searchTerm) => {
      const found = await inside({ searchTerm });
      expect([found.status, titles(found)]).toEqual([200, []]);
    },
  );

  it('takes a term of spaces for none', async () => {
    expect((await inside({ searchTerm: '  ' })).body.length).toBe(7);
  });

  it('pages by index and by cursor, and costs the same statements for one hit and for many', async () => {
    const all = titles(await inside({ searchTerm: 'turbine' }));
    const first = await inside({ searchTerm: 'turbine', pageSize: 4 });
    const second = await inside({
      searchTerm: 'turbine',
      pageSize: 4,
      cursor: first.headers['x-pagination-next'],
    });
    expect([...titles(first), ...titles(second)]).toEqual(all);
    expect(second.headers).not.toHaveProperty('x-pagination-next');
    const beyond = await inside({ searchTerm: 'turbine', pageSize: 4, pageIndex: 3 });
    expect([beyond.body, beyond.headers['x-pagination-total-results']]).toEqual([[], '6']);
    expect((await inside({ searchTerm: 'turbine', cursor: 'x' })).status).toBe(400);
    const query = vi.spyOn(service.db, 'query');
    const costOf = async (searchTerm: string) => {
      query.mockClear();
      await inside({ searchTerm, pageSize: 7 });
      return query.mock.calls.length;
    };
    // Its stem is asked for once.
    await costOf('gearbox');
    expect([await costOf('gearbox'), await costOf('turbine')]).toEqual([3, 3]);
    query.mockRestore();
  });

  it('looks among upcoming items when asked', async () => {
    expect(titles(await outside({ searchTerm: 'turbine', showOnlyUpcoming: true }))).toEqual([
      'Turbine tomorrow',
    ]);
  });
});

describe('tags', () => {
  it('are equal to what is asked, whatever the case', async () => {
    expect(titles(await outside({ tag: 'tuRBine' }))).toEqual(['Blades']);
    expect(titles(await outside({ tag: 'turb' }))).toEqual([]);
    expect(titles(await outside({ tag: '100% wind' }))).toEqual(['Blades']);
    expect(titles(await outside({ tag: '%' }))).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggest = async (searchTerm: string) =>
    (await service.call('GET /MediaContents/Suggestions', { as: member, query: { searchTerm } })).body.map(
      ({ kind, text }) => `${kind}: ${text}`,
    );

  it('go on from what is typed, in titles, categories and tags', async () => {
    expect(await suggest('turb')).toEqual([
      'title: Turbine basics',
      'title: How a turbine turns',
      'category: Turbine school',
      'tag: Turbine',
    ]);
    expect(await suggest('señ')).toEqual(['title: Señal de peligro']);
    expect(await suggest('win')).toEqual(['tag: 100% wind']);
    expect(await suggest(' ')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });

  it.each(['.', '[', '(', '\\', 'tur.ine', '(?', '*'])(
    'take what is typed for letters, not for a pattern: %s',
    async (searchTerm) => {
      const answer = await service.call('GET /MediaContents/Suggestions', {
        as: member,
        query: { searchTerm },
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
    },
  );

  it('are at most eight, and tell visitors nothing that is not public', async () => {
    for (let number = 0; number < 12; number++)
      await aMediaContent(service.db, organizationId, {
        title: `Hydro ${number}`,
        tags: [`hydro ${number}`],
      });
    expect(await suggest('hydro')).toHaveLength(8);
    const { body } = await service.call(
      'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions',
      {
        params: { organizationId },
        query: { searchTerm: 'hydro' },
      },
    );
    expect(body).toEqual([]);
  });
});
