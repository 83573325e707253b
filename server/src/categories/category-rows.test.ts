import { randomUUID } from 'node:crypto';
import type { Category } from '@tv/contract/categories/categories';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createItemJsonCache } from '../media-contents/item/item-json-db.ts';
import type { OrganizationViewer } from '../media-contents/category-visibility-db.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { SerializedJson } from '../platform/http/serialized-json.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { type CategoryLists, listCategories } from './categories-db.ts';
import { createCategoryRows } from './category-rows.ts';

const end = new Date('2026-03-05T12:00:00Z');
const before = new Date('2026-03-05T11:00:00Z');

let service: TestService;
let organizationId: string;
let visitor: OrganizationViewer;
let member: OrganizationViewer;
let personId: string;
let birds: string;
let boats: string;
let item: string;
let cached: CategoryLists;

beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

beforeEach(async () => {
  const { db } = service;
  organizationId = await anOrganization(db);
  ({ id: personId } = await aPerson(db, { organizations: [organizationId] }));
  visitor = { kind: 'public', organizationId };
  member = { kind: 'member', organizationId, personId };
  birds = await aCategory(db, organizationId, 'Birds');
  boats = await aCategory(db, organizationId, 'Boats');
  item = await aMediaContent(db, organizationId, {
    title: 'Gull',
    visibility: 2,
    categories: [birds],
    publishDate: new Date('2026-02-01T00:00:00Z'),
  });
  await aMediaContent(db, organizationId, {
    title: 'Owl',
    visibility: 2,
    categories: [birds],
    publishDate: new Date('2026-01-01T00:00:00Z'),
  });
  cached = freshLists();
});

const freshLists = (): CategoryLists => ({
  db: service.db,
  itemJson: createItemJsonCache(service.db),
  rows: createCategoryRows(),
});

async function rowsOf(lists: CategoryLists, now = before) {
  const answers = [];
  for (const viewer of [visitor, member]) {
    const request = { withoutEmpty: true, withMediaContents: true };
    const { items, total } = await listCategories(lists, viewer, request, now);
    if (!(items instanceof SerializedJson)) throw new Error('no cached JSON');
    answers.push({ total, items: JSON.parse(items.text) as Category[] });
  }
  return answers as [{ total: number; items: Category[] }, { total: number; items: Category[] }];
}

const ofItem = () => sql`where id = ${item}::uuid`;

const changes: Record<string, () => Sql> = {
  'a title': () => sql`update media_contents set title = 'Tern' ${ofItem()}`,
  'a date that changes the order': () =>
    sql`update media_contents set publish_date = '2025-01-01' ${ofItem()}`,
  'a password': () => sql`update media_contents set password_hash = 'x' ${ofItem()}`,
  'a reaction': () => sql`
    insert into reactions (media_content_id, person_id, reaction_type) values (${item}, ${personId}, 1)`,
  'a place in the playlist': () =>
    sql`insert into playlist_items (media_content_id, person_id) values (${item}, ${personId})`,
  'being hidden': () => sql`update media_contents set status = 0 ${ofItem()}`,
  'being taken from the public': () => sql`update media_contents set visibility = 1 ${ofItem()}`,
  'being taken from the lists': () => sql`update media_contents set is_listed = false ${ofItem()}`,
  'an end that is past': () => sql`
    update media_contents set expiration_option = 1, expiration_date = '2026-03-04' ${ofItem()}`,
  'a further category': () => sql`
    insert into media_content_categories (media_content_id, category_id) values (${item}, ${boats})`,
  'another name of the category': () => sql`update categories set name = 'Fish' where id = ${birds}::uuid`,
  'another order of the categories': () =>
    sql`update categories set position = 1, name = 'Zoo' where id = ${birds}::uuid`,
  'another name of the organization': () =>
    sql`update organizations set name = ${randomUUID()} where id = ${organizationId}::uuid`,
  'the end of public media': () =>
    sql`update organizations set has_public_media = false where id = ${organizationId}::uuid`,
  'a follower': () =>
    sql`insert into category_followers (category_id, person_id) values (${birds}, ${personId})`,
};

describe('cached categories with their items follow', () => {
  it.each(Object.entries(changes))('%s', async (_what, change) => {
    const first = await rowsOf(cached);
    expect(first[0].items).toMatchObject([
      { name: 'Birds', mediaContents: [{ title: 'Gull' }, { title: 'Owl' }] },
    ]);
    await service.db.query(change());
    const then = await rowsOf(cached);
    expect(then).toEqual(await rowsOf(freshLists()));
    expect(then).not.toEqual(first);
    expect(await rowsOf(cached)).toEqual(then);
  });

  it('two writes in one transaction', async () => {
    await rowsOf(cached);
    await service.db.transaction(async (transaction) => {
      await transaction.query(sql`update media_contents set title = 'Tern' ${ofItem()}`);
      await transaction.query(sql`update media_contents set password_hash = 'x' ${ofItem()}`);
    });
    const then = await rowsOf(cached);
    expect(then).toEqual(await rowsOf(freshLists()));
    expect(then[0].items[0]?.mediaContents[0]).toMatchObject({ title: 'Tern', isPasswordProtected: true });
    expect(then[0].items[0]?.mediaContents[0]).not.toHaveProperty('videoUrl');
  });

  it('the clock, before and after the end of an item is processed', async () => {
    await service.db.query(sql`update media_contents set expiration_option = 1, expiration_date = ${end}
      where organization_id = ${organizationId}::uuid`);
    await service.db.query(sql`update media_contents set expiration_date = '2100-01-01'
      where title = 'Owl' and organization_id = ${organizationId}::uuid`);
    const titles = ({ items }: { items: Category[] }) =>
      items.map(({ mediaContentsCount, mediaContents }) => [
        mediaContentsCount,
        ...mediaContents.map(({ title }) => title),
      ]);
    expect(titles((await rowsOf(cached))[0])).toEqual([[2, 'Gull', 'Owl']]);
    expect(titles((await rowsOf(cached, end))[0])).toEqual([[1, 'Owl']]);
    await service.db.query(sql`update media_contents set has_ended = true ${ofItem()}`);
    expect(titles((await rowsOf(cached, end))[0])).toEqual([[1, 'Owl']]);
    // The last item ends: its category is empty, although the counter still has the item.
    await service.db.query(sql`update media_contents set expiration_date = '2026-03-06'
      where title = 'Owl' and organization_id = ${organizationId}::uuid`);
    expect(await rowsOf(cached, new Date('2026-03-06T00:00:00Z'))).toMatchObject([
      { total: 0, items: [] },
      { total: 1, items: [{ name: 'Birds', mediaContentsCount: 2 }] },
    ]);
  });
});

it('is one statement and the same text while nothing changes', async () => {
  const read = () => listCategories(cached, visitor, { withoutEmpty: true, withMediaContents: true }, before);
  const query = vi.spyOn(service.db, 'query');
  const { items: first } = await read();
  expect(query).toHaveBeenCalledTimes(2);
  query.mockClear();
  const { items: second } = await read();
  expect(query).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
  query.mockRestore();
});

it('tells a caller their own fields only', async () => {
  await service.db.query(
    sql`insert into playlist_items (media_content_id, person_id) values (${item}, ${personId})`,
  );
  const { id: otherId } = await aPerson(service.db, { organizations: [organizationId] });
  const saved = ({ items }: { items: Category[] }) =>
    items[0]?.mediaContents.map((each) => each.mediaContentAddedToCurrentUserWatchlist);
  for (const _time of ['read', 'cached']) {
    const [ofVisitor, ofMember] = await rowsOf(cached);
    expect(saved(ofVisitor)).toEqual([undefined, undefined]);
    expect(saved(ofMember)).toEqual([true, false]);
    const { items } = await listCategories(
      cached,
      { kind: 'member', organizationId, personId: otherId },
      { withMediaContents: true },
      before,
    );
    expect((items as SerializedJson<Category[]>).text).not.toContain(
      '"mediaContentAddedToCurrentUserWatchlist":true',
    );
  }
});
