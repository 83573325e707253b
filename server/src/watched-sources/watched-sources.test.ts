import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { loopbackAddresses, publicAddresses } from '../platform/http/public-address.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { enqueueDueLooks, lookKind } from './looks-db.ts';
import { lookAt } from './test-look.ts';

let service: TestService;
let house: Awaited<ReturnType<typeof aHouse>>;
let site: Server;
let origin: string;
const pages = new Map<string, { status?: number; body?: string | Buffer; location?: string }>();

beforeAll(async () => {
  service = await startTestService();
  site = createServer((request, response) => {
    const { status = 200, body = '', location } = pages.get(request.url!) ?? { status: 404 };
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  pages.clear();
  house = await aHouse();
});
afterAll(async () => {
  await service.close();
  site.close();
});

async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const person = () => aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const [manager, other] = [await person(), await person()];
  const category = await aCategory(db, organizationId, 'Meetings');
  const folder = join(service.watchedFolder, organizationId);
  mkdirSync(join(folder, 'zoom'), { recursive: true });
  return { organizationId, manager, other, category, folder };
}

const write = (name: string, content: string) => writeFileSync(join(house.folder, name), content);
const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const watch = async (body: Record<string, unknown>, as = house.manager.subject) =>
  service.call('POST /Management/WatchedSources', { as, body });
const read = async (id: string) =>
  (
    await service.call('GET /Management/WatchedSources/:id', {
      as: house.other.subject,
      params: { id },
    })
  ).body;
const statesOf = async (id: string) =>
  Object.fromEntries((await read(id)).items.map(({ sourceId, state }) => [sourceId, state]));

const look = (sourceId: string, addresses = loopbackAddresses, storageLimit?: number) =>
  lookAt(service, sourceId, { addresses, ...(storageLimit !== undefined && { storageLimit }) });
const items = () =>
  service.db.query<{
    id: string;
    title: string;
    status: number;
    createdBy: string;
    categories: string[];
  }>(sql`
    select id, title, status, created_by as "createdBy", array(
      select c.name from categories c join media_content_categories mcc on mcc.category_id = c.id
      where mcc.media_content_id = mc.id) as categories
    from media_contents mc where organization_id = ${house.organizationId} order by title`);

it('takes a file of a folder once it is still, and never again', async () => {
  const { category, manager } = house;
  const { status, body } = await watch({ kind: 'folder', folder: 'zoom/', categoryId: category });
  expect([status, body.folder, body.isDraft, body.takenCount]).toEqual([201, 'zoom', true, 0]);
  write('zoom/talk.mp4', 'half');
  await look(body.id);
  later(70);
  write('zoom/talk.mp4', 'half, and more');
  await look(body.id);
  later(30);
  await look(body.id);
  expect([await items(), await statesOf(body.id)]).toEqual([[], { 'talk.mp4': 'waiting' }]);
  later(40);
  await look(body.id);
  const [item, ...more] = await items();
  expect([item, more]).toEqual([
    {
      id: expect.any(String) as string,
      title: 'talk',
      status: ContentStatus.DRAFT,
      createdBy: manager.id,
      categories: ['Meetings'],
    },
    [],
  ]);
  const [upload] = await service.db.query<{ size: number; isWorked: boolean }>(sql`
    select size_in_bytes as size, exists (select from jobs where key = u.id::text) as "isWorked" from uploads u where id = ${item!.id}`);
  expect(upload).toEqual({ size: 14, isWorked: true });
  expect(await read(body.id)).toMatchObject({
    takenCount: 1,
    items: [{ state: 'taken', mediaContentId: item!.id }],
  });
  await service.db.query(
    sql`update media_contents set deleted_at = now(), status = 2 where id = ${item!.id}`,
  );
  later(400);
  await look(body.id);
  expect(await items()).toHaveLength(1);
});

it('stays in the folder of its organization', async () => {
  const foreign = await anOrganization(service.db);
  mkdirSync(join(service.watchedFolder, foreign));
  writeFileSync(join(service.watchedFolder, foreign, 'secret.mp4'), 'secret');
  for (const folder of ['../', `../${foreign}`, '/etc', 'zoom/../..', 'a\\b'])
    expect(await watch({ kind: 'folder', folder })).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'folder' } },
    });
  symlinkSync(join(service.watchedFolder, foreign), join(house.folder, 'linked'));
  symlinkSync(join(service.watchedFolder, foreign, 'secret.mp4'), join(house.folder, 'zoom/linked.mp4'));
  const linked = (await watch({ kind: 'folder', folder: 'linked' })).body;
  const whole = (await watch({ kind: 'folder', folder: '' })).body;
  for (const wait of [0, 70]) {
    later(wait);
    await look(linked.id);
    await look(whole.id);
  }
  expect((await read(linked.id)).problem).toMatchObject({
    reason: 'watched.noFolder',
    exceptionData: { folder: 'linked' },
  });
  expect([await items(), await statesOf(whole.id)]).toEqual([[], {}]);
});

it('tells why an item failed, tries it again with growing pauses, and gives it up', async () => {
  const { id } = (await watch({ kind: 'folder', folder: 'zoom' })).body;
  write('zoom/talk.mp4', 'a whole film');
  await look(id);
  for (const pause of [70, 5 * 60, 15 * 60, 60 * 60, 6 * 3600]) {
    later(pause);
    await look(id, loopbackAddresses, 1);
    expect(await statesOf(id)).toEqual({ 'talk.mp4': 'failed' });
    await look(id, loopbackAddresses, 1_000_000);
    expect(await items()).toEqual([]);
  }
  later(24 * 3600);
  await look(id, loopbackAddresses, 1);
  expect(await read(id)).toMatchObject({
    failedCount: 1,
    items: [{ state: 'givenUp', problem: { message: expect.stringContaining('may store') as string } }],
  });
  const again = await service.call('POST /Management/WatchedSources/:id/Look', {
    as: house.manager.subject,
    params: { id },
  });
  expect(again.status).toBe(204);
  await look(id);
  expect(await items()).toHaveLength(1);
});

it('ends when who watches, the category or a group is gone, and goes on in the name of another', async () => {
  const { id } = (await watch({ kind: 'folder', folder: 'zoom', categoryId: house.category })).body;
  await service.db.query(sql`update memberships set status = 1 where person_id = ${house.manager.id}`);
  await look(id);
  expect(await read(id)).toMatchObject({ endedBecause: 'person' });
  const as = { as: house.other.subject, params: { id } };
  expect((await service.call('POST /Management/WatchedSources/:id/Look', as)).status).toBe(409);
  const on = await service.call('PATCH /Management/WatchedSources/:id', { ...as, body: { isPaused: false } });
  expect(on.body.endedBecause).toBeUndefined();
  write('zoom/talk.mp4', 'film');
  await look(id);
  later(70);
  await look(id);
  expect(await items()).toMatchObject([{ createdBy: house.other.id }]);
  await service.db.query(sql`delete from categories where id = ${house.category}`);
  await look(id);
  expect(await read(id)).toMatchObject({ endedBecause: 'category' });
  expect((await service.call('DELETE /Management/WatchedSources/:id', as)).status).toBe(204);
  expect((await service.call('DELETE /Management/WatchedSources/:id', as)).status).toBe(404);
  expect(await items()).toHaveLength(1);
});

it('takes what is new in a feed, and asks no private address', async () => {
  const feed = (...episodes: string[]) =>
    `<rss version="2.0"><channel><title>Talks</title>${episodes
      .map(
        (name) => `<item><guid>${name}</guid><title>${name}</title><link>https://old.example/${name}</link>
          <enclosure url="${origin}/${name}.mp4" type="video/mp4" length="4"/></item>`,
      )
      .join('')}</channel></rss>`;
  expect((await watch({ kind: 'feed', address: 'https://10.0.0.1/feed' })).status).toBe(400);
  const { body } = await watch({ kind: 'feed', address: `${origin}/feed` });
  pages.set('/feed', { status: 302, location: '/feed.xml' });
  pages.set('/feed.xml', { body: feed('one') });
  pages.set('/one.mp4', { body: 'film' });
  await look(body.id);
  expect((await items()).map(({ title }) => title)).toEqual(['one']);
  const [address] = await service.db.query<{ address: string }>(
    sql`select address from old_addresses where organization_id = ${house.organizationId}`,
  );
  expect(address).toEqual({ address: 'https://old.example/one' });
  pages.set('/feed.xml', { body: feed('one', 'two', 'gone') });
  pages.set('/two.mp4', { body: 'film' });
  await look(body.id);
  expect((await items()).map(({ title }) => title)).toEqual(['one', 'two']);
  expect((await read(body.id)).items.find(({ title }) => title === 'gone')).toMatchObject({
    state: 'failed',
    problem: {
      reason: 'watched.answered',
      exceptionData: { host: new URL(origin).host, status: '404' },
      message: `${new URL(origin).host} answered 404.`,
    },
  });
  await look(body.id, publicAddresses);
  expect((await read(body.id)).problem).toMatchObject({ reason: 'watched.notPublic' });
});

it('tells what its reader says, by the name of the text and its values beside the English sentence', async () => {
  const { body } = await watch({ kind: 'feed', address: `${origin}/page` });
  pages.set('/page', { body: '<html/>' });
  await look(body.id);
  const sentence = `${origin}/page is neither RSS nor Atom`;
  expect((await read(body.id)).problem).toMatchObject({
    reason: 'watched.unreadable',
    message: `It cannot be read: ${sentence}.`,
    exceptionData: { sentence, note: ['notFeed', { where: `${origin}/page` }] },
  });
});

it('reads a feed in an encoding of old programs', async () => {
  const { body } = await watch({ kind: 'feed', address: `${origin}/old` });
  const feed = `<rss version="2.0"><channel><title>Reden</title><item><guid>one</guid><title>Größe</title>
    <enclosure url="${origin}/one.mp4" type="video/mp4" length="4"/></item></channel></rss>`;
  pages.set('/old', { body: Buffer.from(feed, 'latin1') });
  pages.set('/one.mp4', { body: 'film' });
  await look(body.id);
  expect((await items()).map(({ title }) => title)).toEqual(['Größe']);
});

it('is looked at once, however many workers ask', async () => {
  const { id } = (await watch({ kind: 'folder', folder: 'zoom' })).body;
  for (let worker = 0; worker < 2; worker++) await enqueueDueLooks(service.db, service.now());
  const jobs = await service.db.query(sql`select from jobs where kind = ${lookKind} and key = ${id}`);
  expect(jobs).toHaveLength(1);
});

it('refuses a kind that is read otherwise, and no or two places', async () => {
  const problems = await Promise.all(
    [
      { kind: 'feed' },
      { kind: 'feed', address: `${origin}/feed`, folder: 'zoom' },
      { kind: 'folder', address: `${origin}/feed` },
      { kind: 'folder', folder: 'zoom', categoryId: crypto.randomUUID() },
    ].map(async (body) => (await watch(body)).status),
  );
  expect(problems).toEqual([400, 400, 400, 400]);
});
