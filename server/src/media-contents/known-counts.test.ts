import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let person: { id: string; subject: string };
let group: string;
let others: string;

beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

beforeEach(async () => {
  const { db } = service;
  organizationId = await anOrganization(db);
  person = await aPerson(db, { organizations: [organizationId] });
  group = await aGroup(db, organizationId, { members: [person.id] });
  const other = await aGroup(db, organizationId);
  await aMediaContent(db, organizationId);
  await aMediaContent(db, organizationId, { audience: [group] });
  others = await aMediaContent(db, organizationId, { audience: [other] });
});

async function total() {
  const { headers } = await service.call('GET /MediaContents', { as: person.subject });
  return Number(headers['x-pagination-total-results']);
}
const change = (statement: ReturnType<typeof sql>) => service.db.query(statement);

it('what a member sees by its audience is counted once', async () => {
  expect(await total()).toBe(2);
  await change(
    sql`update audience_counts set published = published + 5 where of_id = ${organizationId}::uuid`,
  );
  expect(await total()).toBe(2);
});

it.each([
  [
    'an item gets an audience with the member',
    () => change(sql`update media_contents set audience = array[${group}::uuid] where id = ${others}`),
    3,
  ],
  [
    'an item is for everybody',
    () => change(sql`update media_contents set audience = null where id = ${others}`),
    3,
  ],
  ['an item more', () => aMediaContent(service.db, organizationId, { audience: [group] }), 3],
  ['an item with the member', () => aMediaContent(service.db, organizationId, { audience: [person.id] }), 3],
  [
    'an item is not listed',
    () => change(sql`update media_contents set is_listed = false where audience = array[${group}::uuid]`),
    1,
  ],
  [
    'an item is gone',
    () => change(sql`delete from media_contents where audience = array[${group}::uuid]`),
    1,
  ],
  [
    'the member leaves the group',
    () => change(sql`delete from group_members where person_id = ${person.id}`),
    1,
  ],
  [
    'the member manages the organization',
    () => change(sql`update memberships set role = 'OrganizationManager' where person_id = ${person.id}`),
    3,
  ],
])('it is counted again when %s', async (_what, happens, after) => {
  expect(await total()).toBe(2);
  await happens();
  expect(await total()).toBe(after);
});
