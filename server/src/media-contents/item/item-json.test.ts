import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPackage, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { createItemJsonCache } from './item-json-db.ts';
import { listMediaContents } from '../lists/list-db.ts';
import type { Viewer } from '../visibility.ts';

let service: TestService;
let member: Viewer;
let visitor: Viewer;
let organizationId: string;
let category: string;
let spare: string;
let item: string;
let other: string;
let subtitle: string;
let cached: ReturnType<typeof createItemJsonCache>;

beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

beforeEach(async () => {
  const { db } = service;
  organizationId = await anOrganization(db);
  const { id: personId } = await aPerson(db, { organizations: [organizationId] });
  member = { kind: 'member', organizationId, personId };
  visitor = { kind: 'public', organizationId };
  category = await aCategory(db, organizationId, 'Birds');
  spare = await aCategory(db, organizationId, 'Boats');
  item = await aMediaContent(db, organizationId, { visibility: 2, categories: [category] });
  other = await aMediaContent(db, organizationId, { visibility: 2, categories: [category] });
  subtitle = randomUUID();
  await db.query(aSubtitle(subtitle, 'en'));
  cached = createItemJsonCache(db);
});

const aSubtitle = (id: string, language: string) => sql`
  insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
  values (${id}::uuid, ${item}::uuid, ${language}, ${language}, 'VTT', 'a.vtt', 'a.vtt')`;

/** What `itemJson` tells each of an item's readers of it: in a list, whole, and in a list of its category. */
async function answers(itemJson: ReturnType<typeof createItemJsonCache>) {
  const { db } = service;
  const now = service.now();
  const answers = [];
  for (const viewer of [member, visitor]) {
    const { items } = await listMediaContents({ db, itemJson }, viewer, {}, now);
    const detail = await itemJson.ofDetail(item, viewer, now);
    const ofCategory = await listMediaContents({ db, itemJson }, viewer, { categoryId: [category] }, now);
    answers.push(
      JSON.parse(items.text) as { id: string }[],
      detail && (JSON.parse(detail.text) as unknown),
      JSON.parse(ofCategory.items.text) as { id: string }[],
    );
  }
  return answers;
}

const person = () => ('personId' in member ? member.personId : undefined);
const ofItem = () => sql`where id = ${item}::uuid`;

const changes: Record<string, () => Sql> = {
  'a title': () => sql`update media_contents set title = 'Another' ${ofItem()}`,
  'a title in another language': () =>
    sql`update media_contents set translations = '{"de": {"title": "Neu"}}' ${ofItem()}`,
  tags: () => sql`update media_contents set tags = '{new}' ${ofItem()}`,
  'a date': () => sql`update media_contents set publish_date = '2026-02-02' ${ofItem()}`,
  'a new package': () =>
    sql`update media_contents set package_version = 2, package = ${JSON.stringify(
      aPackage({ chapters: [{ startTime: 0, endTime: 9, title: 'All' }], posterAspectRatio: 1 }),
    )}::jsonb ${ofItem()}`,
  'a password': () => sql`update media_contents set password_hash = 'x' ${ofItem()}`,
  'an end': () =>
    sql`update media_contents set expiration_option = 1, expiration_date = '2100-01-01' ${ofItem()}`,
  'being hidden': () => sql`update media_contents set status = 0 ${ofItem()}`,
  'being taken from the public': () => sql`update media_contents set visibility = 1 ${ofItem()}`,
  'being scheduled': () =>
    sql`update media_contents set status = 100, scheduled_publication_date = '2100-01-01' ${ofItem()}`,
  'being deleted': () => sql`delete from media_contents ${ofItem()}`,
  'a reaction': () => sql`
    insert into reactions (media_content_id, person_id, reaction_type) values (${item}, ${person()}, 1)`,
  'a place in the playlist': () =>
    sql`insert into playlist_items (media_content_id, person_id) values (${item}, ${person()})`,
  'a reminder': () => sql`insert into reminders (media_content_id, person_id) values (${item}, ${person()})`,
  'a position': () => sql`
    insert into watch_progress (media_content_id, person_id, position, watch_status)
    values (${item}, ${person()}, 12, 1)`,
  'one category more': () => sql`
    insert into media_content_categories (media_content_id, category_id) values (${item}, ${spare})`,
  'one category less': () => sql`delete from media_content_categories where media_content_id = ${item}::uuid`,
  'another name of the category': () => sql`update categories set name = 'Fish' where id = ${category}::uuid`,
  'another name of the category in another language': () =>
    sql`update categories set translations = '{"de": {"name": "Fische"}}' where id = ${category}::uuid`,
  'the end of the category': () => sql`delete from categories where id = ${category}::uuid`,
  'another name of the organization': () =>
    sql`update organizations set name = ${randomUUID()} where id = ${organizationId}::uuid`,
  'the end of public media': () =>
    sql`update organizations set has_public_media = false where id = ${organizationId}::uuid`,
  'captions in front': () => aSubtitle(randomUUID(), 'de'),
  'captions of another language': () =>
    sql`update subtitles set language_code = 'fr' where id = ${subtitle}::uuid`,
  'captions gone': () => sql`delete from subtitles where id = ${subtitle}::uuid`,
};

describe('what is cached is told until it changes:', () => {
  it.each(Object.entries(changes))('%s', async (_what, change) => {
    const before = await answers(cached);
    expect(before[0]).toHaveLength(2);
    await service.db.query(change());
    const after = await answers(cached);
    expect(after).toEqual(await answers(createItemJsonCache(service.db)));
    expect(after).not.toEqual(before);
    // And again, now that it is cached.
    expect(await answers(cached)).toEqual(after);
  });
});

it('tells the same of the caller in lists and details, cached or not', async () => {
  const { db } = service;
  for (const what of ['a reaction', 'a place in the playlist', 'a reminder', 'a position'])
    await db.query(changes[what]!());
  const own = {
    mediaContentAddedToCurrentUserWatchlist: true,
    currentUserReacted: true,
    currentUserReaction: 1,
    notifyMe: true,
    currentUserWatch: { position: 12, watchStatus: 1 },
  };
  const none = { mediaContentAddedToCurrentUserWatchlist: false, currentUserReacted: false, notifyMe: false };
  for (const _time of ['read', 'cached']) {
    const [list, detail] = await answers(cached);
    const find = (id: string) => (list as { id: string }[]).find((each) => each.id === id);
    expect(detail).toMatchObject(own);
    expect(find(item)).toMatchObject(own);
    expect(find(other)).toMatchObject(none);
    expect(find(other)).not.toHaveProperty('currentUserWatch');
  }
});

it('costs one statement while nothing changes, and one more for all that did', async () => {
  const { db } = service;
  const list = () => listMediaContents({ db, itemJson: cached }, visitor, {}, service.now());
  const detail = () => cached.ofDetail(item, visitor, service.now());
  const statements = vi.spyOn(db, 'query');
  const costOf = async (read: () => Promise<unknown>) => {
    statements.mockClear();
    await read();
    return statements.mock.calls.length;
  };
  expect([await costOf(list), await costOf(list)]).toEqual([2, 1]);
  expect([await costOf(detail), await costOf(detail)]).toEqual([1, 1]);
  await db.query(sql`update media_contents set title = 'Another' where id in (${item}, ${other})`);
  expect([await costOf(list), await costOf(list)]).toEqual([2, 1]);
  expect([await costOf(detail), await costOf(detail)]).toEqual([2, 1]);
  statements.mockRestore();
});

it('reads nothing anew after a view, which no JSON shows', async () => {
  const first = await answers(cached);
  const statements = vi.spyOn(service.db, 'query');
  await answers(cached);
  const cost = statements.mock.calls.length;
  await service.db.query(sql`update media_contents set visitor_count = visitor_count + 1 ${ofItem()}`);
  statements.mockClear();
  expect(await answers(cached)).toEqual(first);
  expect(statements).toHaveBeenCalledTimes(cost);
  statements.mockRestore();
});

it('opens an unlocked item in the list of its category too', async () => {
  const { db } = service;
  await db.query(sql`update media_contents set password_hash = 'x', password_version = 2 ${ofItem()}`);
  const hasStream = async (viewer: Viewer) => {
    const query = { categoryId: [category] };
    const { items } = await listMediaContents({ db, itemJson: cached }, viewer, query, service.now());
    const shown = JSON.parse(items.text) as { id: string; videoUrl?: string }[];
    return shown.find(({ id }) => id === item)?.videoUrl !== undefined;
  };
  const unlockedAt = (passwordVersion: number): Viewer => ({
    kind: 'public',
    organizationId,
    unlocked: { mediaContentId: item, passwordVersion },
  });
  expect(await hasStream(visitor)).toBe(false);
  expect(await hasStream(unlockedAt(1))).toBe(false);
  expect(await hasStream(unlockedAt(2))).toBe(true);
  expect(await hasStream({ kind: 'public', organizationId, memberOf: organizationId })).toBe(true);
});

it('leaves out what somebody may no longer see once it is read', async () => {
  const { db } = service;
  const now = service.now();
  const seen = [item, other].map((id) => `${id} before open`);
  await db.query(sql`update media_contents set visibility = 1 where id = ${item}::uuid`);
  const { text } = await cached.ofList(seen, visitor, now);
  expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual([other]);
});

it('leaves out of lists what only a detail reads', async () => {
  for (const _time of ['read', 'cached']) {
    const [list, detail] = await answers(cached);
    for (const each of list as object[]) {
      expect(each).not.toHaveProperty('audioTracks');
      expect(each).not.toHaveProperty('chapters');
    }
    expect(detail).toMatchObject({ audioTracks: [], chapters: expect.any(Array) as unknown[] });
  }
});
