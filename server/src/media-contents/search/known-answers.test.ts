import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { createItemJsonCache } from '../item-json-db.ts';
import type { Seeing } from '../names-of-person-db.ts';
import { indexItems } from './index-items-db.ts';
import { indexTranscripts } from './index-transcripts-db.ts';
import { createKnownPages, searchMediaContents } from './search.ts';
import { createSuggestionCache, suggest } from './suggest.ts';

let service: TestService;
let organizationId: string;
let personId: string;
let category: string;
let item: string;
let other: string;
let subtitle: string;
let viewers: Record<string, OrganizationViewer>;
let caches: ReturnType<typeof emptyCaches>;
/** What was told before a change. */
let before: Awaited<ReturnType<typeof answersNow>>;

const emptyCaches = () => ({
  itemJson: createItemJsonCache(service.db),
  knownPages: createKnownPages(),
  knownSuggestions: createSuggestionCache(),
});

// On a slow computer what the caches know would end between two calls.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

beforeEach(async () => {
  const { db } = service;
  organizationId = await anOrganization(db);
  ({ id: personId } = await aPerson(db, { organizations: [organizationId] }));
  viewers = {
    member: { kind: 'member', organizationId, personId },
    visitor: { kind: 'public', organizationId },
    'member on public pages': { kind: 'public', organizationId, personId, memberOf: organizationId },
  };
  category = await aCategory(db, organizationId, 'Turbine school');
  item = await aMediaContent(db, organizationId, {
    title: 'How a turbine turns',
    visibility: 2,
    tags: ['Turbine wheels'],
    categories: [category],
  });
  other = await aMediaContent(db, organizationId, { title: 'Turbine basics', visibility: 2 });
  subtitle = randomUUID();
  await db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (${subtitle}, ${other}, 'en', 'English', 'VTT', 'a', 'b')`);
  caches = emptyCaches();
});

/** What each viewer is told in a search, and what is suggested. */
async function answersNow(known = caches, now = service.now()) {
  const deps = { db: service.db, ...known };
  const answers: Record<string, unknown> = {};
  for (const [name, viewer] of Object.entries(viewers)) {
    for (const searchTerm of ['turbine', 'gearbox', 'turbine -basics']) {
      const asking = { viewer, query: { searchTerm }, now, language: 'en' };
      const { items, ...page } = await searchMediaContents(deps, asking);
      answers[`${name}: ${searchTerm}`] = { ...page, items: JSON.parse(items.text) as unknown };
    }
    answers[`${name}: suggestions`] = await suggest(deps, viewer, 'turb', now);
  }
  return answers;
}

const change = (statement: ReturnType<typeof sql>) => service.db.query(statement);

async function say(text: string) {
  await change(sql`delete from subtitle_cues where subtitle_id = ${subtitle}`);
  await change(sql`
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
    values (${subtitle}, ${other}, 0, 10, 14, ${text})`);
  await indexTranscripts(service.db, [{ id: subtitle, languageCode: 'en', cues: [{ position: 0, text }] }]);
}

const anItem = (given: Parameters<typeof aMediaContent>[2]) =>
  aMediaContent(service.db, organizationId, { title: 'A third turbine', visibility: 2, ...given });

const changes: Record<string, () => Promise<unknown>> = {
  'an item more': () => anItem({}),
  'an item more for members': () => anItem({ visibility: 1 }),
  'another title': async () => {
    await change(sql`update media_contents set title = 'How a sail turns' where id = ${item}`);
    await indexItems(service.db, [item]);
  },
  'a title that matches': async () => {
    const id = await anItem({ title: 'Sails' });
    before = await answersNow();
    await change(sql`update media_contents set title = 'The gearbox' where id = ${id}`);
    await indexItems(service.db, [id]);
  },
  'captions that match': () => say('The gearbox of the turbine.'),
  'captions that match no more': async () => {
    await say('The gearbox hums.');
    before = await answersNow();
    await say('Nothing at all.');
  },
  'captions gone': async () => {
    await say('The gearbox hums.');
    before = await answersNow();
    await change(sql`delete from subtitles where id = ${subtitle}`);
  },
  'other synonyms': () =>
    change(
      sql`update organizations set search_synonyms = '{"gearbox = turbine"}' where id = ${organizationId}`,
    ),
  'being hidden': () => change(sql`update media_contents set status = 0 where id = ${item}`),
  'being taken from the public': () =>
    change(sql`update media_contents set visibility = 1 where id = ${item}`),
  'being deleted': () => change(sql`delete from media_contents where id = ${item}`),
  'being unlisted': () => change(sql`update media_contents set is_listed = false where id = ${item}`),
  'a password': () =>
    change(sql`update media_contents set password_hash = 'x', password_version = 2 where id = ${item}`),
  'another date': () =>
    change(sql`update media_contents set publish_date = '2001-01-01' where id = ${other}`),
  'a reaction of one person': () =>
    change(
      sql`insert into reactions (media_content_id, person_id, reaction_type) values (${item}, ${personId}, 1)`,
    ),
  'a place in a playlist': () =>
    change(sql`insert into playlist_items (media_content_id, person_id) values (${item}, ${personId})`),
  'another name of the category': () =>
    change(sql`update categories set name = 'Sails' where id = ${category}`),
  'a category more': () => aCategory(service.db, organizationId, 'Turbine builders'),
  'the end of the category': () => change(sql`delete from categories where id = ${category}`),
  'an item less in the category': () =>
    change(sql`delete from media_content_categories where category_id = ${category}`),
  'the end of public pages': () =>
    change(sql`update organizations set has_public_media = false where id = ${organizationId}`),
};

describe('answers are cached until there are others:', () => {
  it.each(Object.entries(changes))('%s', async (_what, happen) => {
    before = await answersNow();
    expect(await answersNow()).toEqual(before);
    await happen();
    const after = await answersNow();
    expect(after).toEqual(await answersNow(emptyCaches()));
    expect(after).not.toEqual(before);
    // And again, now that they are cached.
    expect(await answersNow()).toEqual(after);
  });
});

it('finds visitors no item after its end', async () => {
  const end = new Date(service.now().getTime() + 60_000);
  await change(
    sql`update media_contents set expiration_option = 1, expiration_date = ${end} where id = ${item}`,
  );
  before = await answersNow();
  const later = new Date(end.getTime() + 1);
  const after = await answersNow(caches, later);
  expect(after).toEqual(await answersNow(emptyCaches(), later));
  expect([before['visitor: turbine'], after['visitor: turbine']]).toMatchObject([{ total: 2 }, { total: 1 }]);
  expect(after['visitor: suggestions']).not.toEqual(before['visitor: suggestions']);
});

it('reads known answers in one statement each, also for another person', async () => {
  await answersNow();
  const { id: colleague } = await aPerson(service.db, { organizations: [organizationId] });
  // The answers are still cached, their library is not.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_000);
  const statements = vi.spyOn(service.db, 'query');
  await answersNow();
  // Three searches and one suggestion of three viewers.
  expect(statements).toHaveBeenCalledTimes(12);
  statements.mockClear();
  viewers = { member: { kind: 'member', organizationId, personId: colleague } };
  await answersNow();
  expect(statements).toHaveBeenCalledTimes(4);
  statements.mockRestore();
  clock.mockRestore();
});

it('reads known answers for the same member alone where an item has an audience', async () => {
  await aMediaContent(service.db, organizationId, { title: 'Turbine board', audience: [personId] });
  const { id: colleague } = await aPerson(service.db, { organizations: [organizationId] });
  const members = { one: personId, colleague };
  const ask = async (name: keyof typeof members) => {
    viewers = { member: { kind: 'member', organizationId, personId: members[name] } };
    const statements = vi.spyOn(service.db, 'query');
    const answers = await answersNow();
    const statementCount = statements.mock.calls.length;
    statements.mockRestore();
    return { total: (answers['member: turbine'] as { total: number }).total, statementCount };
  };
  expect(await ask('one')).toMatchObject({ total: 3 });
  const first = await ask('colleague');
  expect(first.total).toBe(2);
  expect(first.statementCount).toBeGreaterThan(4);
  expect(await ask('one')).toEqual({ total: 3, statementCount: 4 });
  expect(await ask('colleague')).toEqual({ total: 2, statementCount: 4 });
});

it('suggests nothing known that a member sees no more: without the group, the role, or the category', async () => {
  const audience = [await aGroup(service.db, organizationId)];
  await anItem({ title: 'Turbine board', visibility: 1, audience, categories: [category] });
  const isSuggested = async (sees: Seeing) => {
    viewers = { member: { kind: 'member', organizationId, personId, sees } };
    return JSON.stringify((await answersNow())['member: suggestions']).includes('Turbine board');
  };
  await change(sql`insert into group_members (group_id, person_id) values (${audience[0]}, ${personId})`);
  expect(await isSuggested('by audience')).toBe(true);
  await change(sql`delete from group_members where person_id = ${personId}`);
  expect(await isSuggested('by audience')).toBe(false);
  expect(await isSuggested('all')).toBe(true);
  expect(await isSuggested('by audience')).toBe(false);
  await change(sql`insert into category_managers (category_id, person_id) values (${category}, ${personId})`);
  expect(await isSuggested('own')).toBe(true);
  await change(sql`delete from category_managers where person_id = ${personId}`);
  expect(await isSuggested('own')).toBe(false);
});

it('counts no change of an organization that goes with its items', async () => {
  const going = await anOrganization(service.db);
  await aMediaContent(service.db, going, { title: 'Turbine' });
  const counted = sql`select part from search_versions where organization_id = ${going}::uuid`;
  expect(await change(counted)).toHaveLength(1);
  await change(sql`delete from organizations where id = ${going}`);
  expect(await change(counted)).toEqual([]);
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'knows the changes of transactions that are open at once, of which none waits for another',
  async () => {
    const publish = (id: string, date: string) => sql`
      update media_contents set publish_date = ${date}::timestamptz where id = ${id}`;
    before = await answersNow();
    await service.db.transaction(async (one) => {
      await one.query(publish(item, '2001-01-01'));
      await service.db.transaction((another) => another.query(publish(other, '2002-01-01')));
      const after = await answersNow();
      expect(after).not.toEqual(before);
      before = after;
    });
    const after = await answersNow();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await answersNow(emptyCaches()));
  },
);
