import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDomain, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, testSecretKey, type TestService } from '../test-service.ts';
import { storeOldAddresses } from './change-addresses.ts';
import { serveFrom } from './from-route.ts';

const publicUrl = 'https://tv.example';
let service: TestService;
let house: Awaited<ReturnType<typeof aHouse>>;
beforeAll(async () => {
  service = await startTestService(undefined, async (app, { db }) => {
    const clock = () => new Date('2026-03-02T09:00:00Z');
    serveFrom(app, { db, clock, publicUrl, secretKey: testSecretKey });
  });
});
beforeEach(async () => {
  house = await aHouse();
});
afterAll(() => service.close());

let number = 0;
async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const item = await aMediaContent(db, organizationId, { title: 'Talk', visibility: Visibility.PUBLIC });
  return { organizationId, manager, item, address: `https://old.example/v?id=${number++}` };
}

const put = (id: string, addresses: string[], as = house.manager.subject) =>
  service.call('PUT /Management/MediaContents/:id/OldAddresses', { as, params: { id }, body: { addresses } });
const read = async (id: string) =>
  (
    await service.call('GET /Management/MediaContents/:id/OldAddresses', {
      as: house.manager.subject,
      params: { id },
    })
  ).body.map(({ address }) => address);
const from = async (query: string) => {
  const { statusCode, headers } = await service.app.inject(`/from?${query}`);
  return { status: statusCode, to: headers.location, cache: headers['cache-control'] };
};
const ask = (address: string, more = '') => from(`${more}u=${encodeURIComponent(address)}`);
const publicPage = (id: string, organizationId: string) =>
  `${publicUrl}/public/${organizationId}/watch/${id}`;
const hidden =
  /^https:\/\/tv\.example\/watch\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('keeps the old addresses of an item, replaces them, and removes one or all', async () => {
  const { item } = house;
  const given = ['https://Old.example/v/1?b=2&a=1#t=3', 'http://old.example/v/2'];
  const { status, body } = await put(item, given);
  expect([status, body.map(({ address }) => address)]).toEqual([
    200,
    ['https://old.example/v/1?a=1&b=2', 'http://old.example/v/2'],
  ]);
  await put(item, given);
  expect(await read(item)).toHaveLength(2);
  const remove = (query: object) =>
    service.call('DELETE /Management/MediaContents/:id/OldAddresses', {
      as: house.manager.subject,
      params: { id: item },
      query,
    });
  await put(item, [...given, 'https://old.example/v/3']);
  expect((await remove({ address: 'https://old.example/v/2' })).status).toBe(204);
  expect(await read(item)).toEqual(['https://old.example/v/1?a=1&b=2', 'https://old.example/v/3']);
  expect((await remove({})).status).toBe(204);
  expect((await remove({})).status).toBe(204);
  expect(await read(item)).toEqual([]);
  const lines = await service.db.query<{ detail: object }>(
    sql`select detail from audit_log where subject = ${item} and action = 'old addresses changed' order by id`,
  );
  expect(lines.map(({ detail }) => detail)).toEqual([
    { added: 2, removed: 0 },
    { added: 1, removed: 0 },
    { added: 0, removed: 1 },
    { added: 0, removed: 2 },
  ]);
});

it('refuses what is no address, and one of another item', async () => {
  const { item, address, organizationId } = house;
  const bad = await put(item, [address, 'javascript:alert(1)']);
  expect(bad).toMatchObject({ status: 400, body: { exceptionData: { field: 'addresses' } } });
  await put(item, [address]);
  const other = await aMediaContent(service.db, organizationId);
  const taken = await put(other, [address, `${address}&more=1`]);
  expect(taken).toMatchObject({ status: 400, body: { reason: 'items.addressElsewhere' } });
  expect(await read(other)).toEqual([]);
  await service.db.query(
    sql`update media_contents set status = ${ContentStatus.DELETED}, deleted_at = now() where id = ${item}`,
  );
  expect((await put(other, [address])).status).toBe(200);
  expect((await put(item, [])).body).toMatchObject({ reason: 'items.deleted' });
});

it('leads to the public page, whatever the scheme, the order of the query and the fragment', async () => {
  const { item, organizationId, address } = house;
  await put(item, [`${address}&a=1`]);
  const page = publicPage(item, organizationId);
  const number = address.split('=')[1];
  for (const variant of [
    `https://old.example/v?id=${number}&a=1`,
    `http://OLD.example:80/v?a=1&id=${number}#x`,
    `https://old.example./v?a=1&id=${number}&utm_source=mail`,
  ])
    expect(await ask(variant)).toEqual({ status: 301, to: page, cache: 'public, max-age=300' });
  expect((await ask(`${address}&a=1&t=1m30s`)).to).toBe(`${page}?t=1m30s`);
  expect((await ask(`${address}&a=1#t=90`)).to).toBe(`${page}?t=90`);
  // As a server writes it that cannot encode.
  expect((await from(`u=${address}&a=1&start=5`)).to).toBe(`${page}?t=5`);
});

it('answers an unknown address as one of an item that is not public', async () => {
  const { organizationId, address } = house;
  const internal = await aMediaContent(service.db, organizationId, { visibility: Visibility.INTERNAL });
  await put(internal, [address]);
  const known = await ask(address);
  expect(known.to).toBe(`${publicUrl}/watch/${internal}`);
  const unknown = await ask(`${address}0000`);
  expect(unknown).toEqual({ ...known, to: expect.stringMatching(hidden) as string });
  expect(await ask(`${address}0000`)).toEqual(unknown);
  expect((await ask(`${address}0000&t=5`)).to).toBe(`${unknown.to}?t=5`);
  expect((await ask(`${address}0001`)).to).not.toBe(unknown.to);
});

it('leads nowhere but to the portal, and answers 404 to what is no address', async () => {
  for (const query of [
    '',
    'u=',
    'u=%2F%2Fevil.example',
    'u=javascript%3Aalert(1)',
    `u=https://old.example/${'a'.repeat(2048)}`,
    'organization=x&u=https://old.example/v',
  ])
    expect([query, (await from(query)).status]).toEqual([query, 404]);
  for (const address of ['https://evil.example/@tv.example', 'https://old.example/\\evil.example'])
    expect((await ask(address)).to).toMatch(hidden);
});

it('leads to nobody where two organizations have an address, but where one is named or owns the domain', async () => {
  const { item, organizationId, address } = house;
  await put(item, [address]);
  const foreign = await anOrganization(service.db);
  const foreignItem = await aMediaContent(service.db, foreign, { visibility: Visibility.PUBLIC });
  expect(await storeOldAddresses(service.db, foreign, foreignItem, [address])).toEqual([]);
  expect((await ask(address)).to).toMatch(hidden);
  expect((await ask(address, `organization=${organizationId}&`)).to).toBe(publicPage(item, organizationId));
  expect((await ask(address, `organization=${foreign}&`)).to).toBe(publicPage(foreignItem, foreign));

  await aDomain(service.db, organizationId, 'old.example');
  expect((await ask(address)).to).toBe(publicPage(item, organizationId));
  // What another organization claims of this domain is nobody's.
  const claimed = `https://media.old.example/v?id=${number++}`;
  await storeOldAddresses(service.db, foreign, foreignItem, [claimed]);
  expect((await ask(claimed)).to).toMatch(hidden);
  await service.db.query(sql`delete from organization_domains where domain = 'old.example'`);
  expect((await ask(claimed)).to).toBe(publicPage(foreignItem, foreign));
});

it('stores what comes with an item once, and says what leads elsewhere', async () => {
  const { item, organizationId, address } = house;
  const { db } = service;
  const other = await aMediaContent(db, organizationId);
  expect(await storeOldAddresses(db, organizationId, item, [address, `${address}#x`])).toEqual([]);
  expect(await storeOldAddresses(db, organizationId, item, [address])).toEqual([]);
  expect(await storeOldAddresses(db, organizationId, other, [address])).toEqual([address]);
  expect(await read(item)).toEqual([address]);
  const many = Array.from({ length: 60 }, (_, each) => `${address}&n=${each}`);
  await storeOldAddresses(db, organizationId, item, many);
  expect(await read(item)).toHaveLength(50);
});

it('lists them, finds one, and writes a sheet that no spreadsheet calculates', async () => {
  const { item, organizationId, address, manager } = house;
  await service.db.query(sql`update media_contents set title = '=cmd()' where id = ${item}`);
  await put(item, [address, `${address}&more=1`]);
  const as = { as: manager.subject };
  const all = await service.call('GET /Management/OldAddresses', { ...as, query: { pageSize: 1 } });
  expect(all.body).toEqual([{ address, mediaContentId: item, title: '=cmd()' }]);
  expect(all.headers['x-pagination-total-results']).toBe('2');
  const one = await service.call('GET /Management/OldAddresses', {
    ...as,
    query: { address: `${address.replace('https', 'http')}&more=1#x` },
  });
  expect(one.body).toMatchObject([{ address: `${address}&more=1` }]);
  const { body } = await service.app.inject({
    url: '/api/Management/OldAddresses.csv',
    headers: { authorization: `Bearer token-${manager.subject}` },
  });
  const [heading, row, ...more] = body.trimEnd().split('\r\n');
  expect(heading).toBe('\uFEFFOld address,New address,New player address,New player,Title,Item');
  expect(more).toHaveLength(1);
  const player = `${publicUrl}/public/${organizationId}/embed/${item}`;
  expect(row).toBe(
    `${address},${publicPage(item, organizationId)},${player},"<iframe src=""${player}"" width=""640"" height=""360"" title=""=cmd()"" style=""border:0"" allow=""autoplay; fullscreen; picture-in-picture"" allowfullscreen></iframe>","'=cmd()",${item}`,
  );
});

it('an item under legal hold keeps its old addresses, also from the database', async () => {
  const { item, address, organizationId } = house;
  await put(item, [address]);
  await service.db.query(
    sql`insert into legal_holds (id, organization_id, media_content_id, reason, placed_at)
      values (gen_random_uuid(), ${organizationId}, ${item}, 'Case 7', now())`,
  );
  expect((await put(item, [])).body).toMatchObject({ reason: 'holds.item' });
  await expect(
    service.db.query(sql`delete from old_addresses where media_content_id = ${item}`),
  ).rejects.toThrow('under legal hold');
  expect(await read(item)).toEqual([address]);
});
