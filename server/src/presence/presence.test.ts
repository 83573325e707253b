// On both databases, but in `npm run test:all` alone: an unlogged table, and its own clock.
import { randomUUID } from 'node:crypto';
import type { Presence, PresentPerson } from '@tv/contract/people/presence';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { deleteLapsedPresences } from './db.ts';
import { followPresences } from './follow-presences.ts';

let service: TestService;
let address: string;
let organization: string;
let item: string;
type Person = Awaited<ReturnType<typeof aPerson>>;
let maria: Person;
let jonas: Person;
const stops: (() => void)[] = [];

beforeAll(async () => {
  service = await startTestService();
  address = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const stop of stops) stop();
  await service.close();
});
beforeEach(async () => {
  const { db } = service;
  organization = await anOrganization(db);
  item = await aMediaContent(db, organization, { title: 'Talk' });
  maria = await aPerson(db, { organizations: [[organization, 'Admin']] });
  await db.query(
    sql`update people set first_name = 'Maria', last_name = 'Keller' where id = ${maria.id}::uuid`,
  );
  jonas = await aPerson(db, {
    organizations: [[organization, 'OrganizationManager']],
    email: `jonas-${organization}@tv.example`,
  });
});

const put = async (who: Person, presence: Partial<Presence> = {}, tabId = randomUUID()) => ({
  tabId,
  ...(await service.call('PUT /Management/Presences/:tabId', {
    as: who.subject,
    params: { tabId },
    body: { place: 'item', id: item, part: 'details', isEditing: false, ...presence } as Presence,
  })),
});

/** Somebody at a place, who listens; `next` answers who else is there after the next change. */
async function come(who: Person, presence: Partial<Presence> = {}) {
  const { tabId, status } = await put(who, presence);
  expect(status).toBe(204);
  const stop = new AbortController();
  stops.push(() => stop.abort());
  const response = await fetch(`${address}/api/Management/Presences/Events?tabId=${tabId.toUpperCase()}`, {
    headers: { authorization: `Bearer token-${who.subject}` },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
  });
  async function* events() {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const [, data] = /^event: people\ndata: (.*)$/.exec(block) ?? [];
        if (data) yield JSON.parse(data) as PresentPerson[];
      }
    }
  }
  const found = events();
  return { tabId, next: async () => (await found.next()).value as PresentPerson[] };
}

/** Who is told to be there, once. */
const seenBy = async (who: Person, tabId: string) => {
  const { body } = await service.call('GET /Management/Presences/Events', {
    as: who.subject,
    query: { tabId, seconds: 0 },
  });
  return JSON.parse(/data: (.*)/.exec(String(body))![1]!) as PresentPerson[];
};

/** The time since a tab last said something. */
const makeOld = (tabId: string, seconds: number) =>
  service.db.query(
    sql`update presences set told_at = told_at - make_interval(secs => ${seconds}) where tab_id = ${tabId}::uuid`,
  );

test('two people at one item are told of each other, of what each does, and of the end', async () => {
  const first = await come(maria);
  expect(await first.next()).toEqual([]);
  const second = await come(jonas, { part: 'captions', languageCode: 'de', isEditing: true });
  expect(await second.next()).toEqual([
    { person: { id: maria.id, name: 'Maria Keller' }, part: 'details', isEditing: false },
  ]);
  expect(await first.next()).toEqual([
    {
      person: { id: jonas.id, name: `jonas-${organization}@tv.example` },
      part: 'captions',
      languageCode: 'de',
      isEditing: true,
    },
  ]);
  await makeOld(first.tabId, 2);
  await put(maria, { part: 'chapters', isEditing: true }, first.tabId);
  expect(await second.next()).toMatchObject([{ part: 'chapters', isEditing: true }]);

  await service.call('DELETE /Management/Presences/:tabId', {
    as: maria.subject,
    params: { tabId: first.tabId },
  });
  expect(await second.next()).toEqual([]);
});

test('a tab that says nothing any more is gone after thirty seconds, and its row later', async () => {
  const first = await come(maria);
  const second = await come(jonas);
  expect(await second.next()).toHaveLength(1);
  await makeOld(first.tabId, 31);
  expect(await second.next()).toEqual([]);
  await deleteLapsedPresences(service.db);
  const rows = await service.db.query<{ tab_id: string }>(
    sql`select tab_id from presences where place_id = ${item}::uuid`,
  );
  expect(rows).toEqual([{ tab_id: second.tabId }]);
});

test('another process of the service tells the same', async () => {
  const presence: PresentPerson[][] = [];
  const { tabId } = await put(maria);
  const other = followPresences({ db: service.db, log: service.app.log });
  stops.push(other.listen({ personId: maria.id, tabId }, (people) => void presence.push(people)));
  await expect.poll(() => presence).toEqual([[]]);
  await put(jonas, { part: 'review' });
  await expect
    .poll(() => presence.at(-1), { timeout: 10_000 })
    .toMatchObject([{ person: { id: jonas.id }, part: 'review' }]);
});

test('two tabs of one person are one, who edits where one of them does, and not told to the person', async () => {
  const { tabId } = await put(maria);
  await put(maria, { part: 'captions', isEditing: true });
  const other = await put(jonas);
  expect(await seenBy(jonas, other.tabId)).toMatchObject([
    { person: { id: maria.id }, part: 'captions', isEditing: true },
  ]);
  expect(await seenBy(maria, tabId)).toMatchObject([{ person: { id: jonas.id } }]);
});

test('another item, another place and another organization are apart', async () => {
  const other = await aMediaContent(service.db, organization, { title: 'Other' });
  await put(maria, { id: other });
  await put(maria, { place: 'branding', id: undefined });
  const { tabId } = await put(jonas);
  expect(await seenBy(jonas, tabId)).toEqual([]);
  const branding = await put(jonas, { place: 'branding' });
  expect(await seenBy(jonas, branding.tabId)).toMatchObject([{ person: { name: 'Maria Keller' } }]);
  // A tab of somebody else tells nothing, and is not taken over or ended.
  expect(await seenBy(maria, branding.tabId)).toEqual([]);
  await service.call('DELETE /Management/Presences/:tabId', {
    as: maria.subject,
    params: { tabId: branding.tabId },
  });
  expect(await seenBy(jonas, branding.tabId)).toHaveLength(1);
});

test('only who may open the same is told, and only as long', async () => {
  const { db } = service;
  const content = await aPerson(db, { organizations: [[organization, 'ContentManager']] });
  const viewer = await aPerson(db, { organizations: [organization] });
  const stranger = await aPerson(db, { organizations: [[await anOrganization(db), 'Admin']] });
  const category = await aCategory(db, organization);
  const statuses = await Promise.all([
    put(content),
    put(viewer),
    put(stranger),
    put(maria, { place: 'category', id: category }),
    put(content, { place: 'category', id: category }),
    put(stranger, { place: 'category', id: category }),
    put(jonas, { place: 'policies' }),
    put(maria, { place: 'policies' }),
    put(maria, { id: undefined }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 403, 404, 204, 403, 404, 403, 204, 400]);

  await db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}::uuid, ${content.id}::uuid)`,
  );
  await db.query(
    sql`insert into media_content_categories (media_content_id, category_id) values (${item}::uuid, ${category}::uuid)`,
  );
  const { tabId, status } = await put(content);
  await put(maria);
  expect([status, (await seenBy(content, tabId)).length]).toEqual([204, 1]);
  await db.query(sql`delete from category_managers where person_id = ${content.id}::uuid`);
  await makeOld(tabId, 31);
  expect((await put(content, {}, tabId)).status).toBe(404);
  expect(await seenBy(content, tabId)).toEqual([]);
});

test('a tab says something else once a second at most, and a person has twenty tabs at most', async () => {
  const { tabId } = await put(maria);
  expect((await put(maria, {}, tabId)).status).toBe(204);
  const refused = await put(maria, { part: 'cut' }, tabId);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  const more = await Promise.all(Array.from({ length: 19 }, () => put(maria)));
  expect(new Set(more.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await put(maria)).status).toBe(429);
  await makeOld(more[0]!.tabId, 31);
  expect((await put(maria)).status).toBe(204);
});

test('the command line has nothing open', async () => {
  const presence = await service.call('GET /Management/Presences/Events', {
    authorization: 'Bearer local-service-token',
    query: { tabId: randomUUID() },
  });
  expect(presence.status).toBe(403);
});
