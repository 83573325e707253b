import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let organizationId: string;
let person: { id: string; subject: string };
let group: string;
let others: string;
let category: string;

// On a slow computer what the caches know would end between two calls.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

beforeEach(async () => {
  const { db } = service;
  organizationId = await anOrganization(db);
  person = await aPerson(db, { organizations: [organizationId] });
  group = await aGroup(db, organizationId, { members: [person.id] });
  const other = await aGroup(db, organizationId);
  category = await aCategory(db, organizationId);
  const categories = [category];
  await aMediaContent(db, organizationId, { categories });
  await aMediaContent(db, organizationId, { categories, audience: [group] });
  others = await aMediaContent(db, organizationId, { categories, audience: [other] });
});

/** The total of the member's list, and the count of the category in the list of categories. Its page and its own list say the same. */
async function counts() {
  const as = person.subject;
  const { headers } = await service.call('GET /MediaContents', { as });
  const { body } = await service.call('GET /Categories', { as });
  const page = await service.call('GET /Categories/:id', { as, params: { id: category } });
  const list = await service.call('GET /MediaContents', { as, query: { categoryId: category } });
  const ofCategory = body[0]!.mediaContentsCount;
  expect([page.body.mediaContentsCount, Number(list.headers['x-pagination-total-results'])]).toEqual([
    ofCategory,
    ofCategory,
  ]);
  return [Number(headers['x-pagination-total-results']), ofCategory];
}
const change = (statement: ReturnType<typeof sql>) => service.db.query(statement);

const counted = (id: string) =>
  sql`update audience_counts set published = published + 5 where of_id = ${id}::uuid`;
const ofGroup = () => sql`audience = array[${group}::uuid]`;

it('what a member sees by its audience is counted once', async () => {
  expect(await counts()).toEqual([2, 2]);
  await change(counted(organizationId));
  await change(counted(category));
  expect(await counts()).toEqual([2, 2]);
});

it.each<[string, () => Promise<unknown>, number[]]>([
  [
    'an item gets an audience with the member',
    () => change(sql`update media_contents set ${ofGroup()} where id = ${others}`),
    [3, 3],
  ],
  [
    'an item is for everybody',
    () => change(sql`update media_contents set audience = null where id = ${others}`),
    [3, 3],
  ],
  ['there is an item more', () => aMediaContent(service.db, organizationId, { audience: [group] }), [3, 2]],
  [
    'an item is for the member',
    () => aMediaContent(service.db, organizationId, { audience: [person.id] }),
    [3, 2],
  ],
  [
    'an item is not listed',
    () => change(sql`update media_contents set is_listed = false where ${ofGroup()}`),
    [1, 1],
  ],
  ['an item is gone', () => change(sql`delete from media_contents where ${ofGroup()}`), [1, 1]],
  [
    'an item leaves the category',
    () => change(sql`delete from media_content_categories where ${ofGroup()}`),
    [2, 1],
  ],
  [
    'the member leaves the group',
    () => change(sql`delete from group_members where person_id = ${person.id}`),
    [1, 1],
  ],
  [
    'the member manages the organization',
    () => change(sql`update memberships set role = 'OrganizationManager' where person_id = ${person.id}`),
    [3, 3],
  ],
])('it is counted again when %s', async (_what, happens, after) => {
  expect(await counts()).toEqual([2, 2]);
  await happens();
  expect(await counts()).toEqual(after);
});

it('counts no change of an organization that goes with its items', async () => {
  const { db } = service;
  const going = await anOrganization(db);
  await aMediaContent(db, going, { categories: [await aCategory(db, going)], audience: [group] });
  await change(sql`delete from organizations where id = ${going}`);
  expect(await change(sql`select from search_versions where organization_id = ${going}`)).toEqual([]);
});
