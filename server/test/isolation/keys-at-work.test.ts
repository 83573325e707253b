import { randomUUID } from 'node:crypto';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { KeyScope } from '@tv/contract/integrations/key-scopes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/db/sql.ts';
import { aCategory, aMediaContent, anApiKey, anOrganization, aPerson } from '../../src/test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';

let service: ServiceWithProvider;
let own: string;
let item: string;

beforeAll(async () => {
  service = await startWithProvider();
  own = await anOrganization(service.db);
  item = await aMediaContent(service.db, own, { mediaType: 0 });
  const track = { playlist: 'audio-1.m3u8', name: 'Original', sizeInBytes: 5 };
  await service.db.query(sql`update media_contents set package = package ||
    ${JSON.stringify({ mediaType: 0, audioTracks: [track] })}::jsonb where id = ${item}`);
  await service.files.write(`media/${item}/1/audio-1.mp4`, 'sound');
});
afterAll(() => service.close());

const aKey = (scopes: KeyScope[], given: Parameters<typeof anApiKey>[2] = {}) =>
  anApiKey(service.db, own, { scopes, ...given });
const ask = (key: string, method: 'GET' | 'POST' | 'PATCH', url: string, more: InjectOptions = {}) =>
  service.app.inject({
    ...more,
    ...{ method, url: `/api${url}` },
    headers: { authorization: `Bearer ${key}`, ...more.headers },
  });
const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));

test('a download address that a key got opens the file, and closes when the key is deleted or its maker leaves', async () => {
  const maker = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  const open = async (key: string) => {
    const links = await ask(key, 'GET', `/MediaContents/DownloadLinks/${item}/Viewers`);
    expect(links.statusCode).toBe(200);
    return links.json<{ url: string }[]>()[0]!.url;
  };
  const get = async (url: string) => (await service.app.inject({ url })).statusCode;
  const [deleted, left] = [await aKey(['content:read']), await aKey(['content:read'], { madeBy: maker.id })];
  const [first, second] = [await open(deleted.key), await open(left.key)];
  expect([await get(first), await get(second)]).toEqual([200, 200]);
  await service.db.query(sql`delete from api_keys where id = ${deleted.id}::uuid`);
  await service.db.query(sql`delete from memberships where person_id = ${maker.id}::uuid`);
  later(30);
  expect([await get(first), await get(second)]).toEqual([404, 404]);
  expect((await ask(left.key, 'GET', '/Management/MediaContents')).statusCode).toBe(401);
});

test('a media token of a key without content:read opens nothing', async () => {
  const { key } = await aKey(['analytics:read']);
  const current = await ask(key, 'GET', '/Management/ApiKeys/Current');
  const { mediaToken } = current.json<{ mediaToken: string }>();
  const url = `/api/media/${item}/1/audio-1.mp4?jwt=${mediaToken}`;
  expect((await service.app.inject({ url })).statusCode).toBe(404);
  expect((await ask(key, 'GET', `/MediaContents/DownloadLinks/${item}/Viewers`)).statusCode).toBe(403);
});

test('a key listens to what is processed with content:read', async () => {
  const url = '/Management/Processings/Events?seconds=0';
  const reader = await ask((await aKey(['content:read'])).key, 'GET', url);
  expect([reader.statusCode, reader.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect((await ask((await aKey(['content:write'])).key, 'GET', url)).statusCode).toBe(403);
});

test('an upload goes on with the key that began it, also after its rotation, and with no other one', async () => {
  const { key, id: keyId } = await aKey(['content:write']);
  const payload = { fileName: 'talk.mp4', sizeInBytes: 6, idempotencyKey: randomUUID() };
  const begun = await ask(key, 'POST', '/Management/Uploads', { payload });
  expect(begun.statusCode).toBe(201);
  const { id } = begun.json<{ id: string }>();
  const send = (by: string, offset: number, bytes: string) =>
    ask(by, 'PATCH', `/Management/Uploads/${id}`, {
      headers: { 'content-type': bytesType, 'upload-offset': String(offset) },
      payload: bytes,
    });
  expect((await send(key, 0, 'one')).json()).toMatchObject({ offset: 3 });
  const other = await aKey(['content:write']);
  expect((await send(other.key, 3, 'two')).statusCode).toBe(404);
  expect((await send((await aKey(['content:read'])).key, 3, 'two')).statusCode).toBe(403);
  // As a rotation does: the account has another key, and the one before has ended.
  await service.db.query(sql`
    update api_key_secrets set ends_at = now() - interval '1 minute' where api_key_id = ${keyId}::uuid`);
  await service.db.query(sql`
    update api_key_secrets set api_key_id = ${keyId}::uuid where api_key_id = ${other.id}::uuid`);
  expect((await send(key, 3, 'two')).statusCode).toBe(401);
  expect((await send(other.key, 3, 'two')).json()).toMatchObject({ offset: 6 });
  const completed = await ask(other.key, 'POST', `/Management/Uploads/${id}/Completions`);
  expect(completed.statusCode).toBe(201);
});

test('a key with categories brings in only what names these', async () => {
  const board = await aCategory(service.db, own, 'Board');
  await aCategory(service.db, own, 'Safety');
  const { key } = await aKey(['content:write'], { categoryIds: [board] });
  const begin = async (...categoryNames: string[]) => {
    const payload = { fileName: 'talk.mp4', sizeInBytes: 6, categoryNames };
    const answer = await ask(key, 'POST', '/Management/Uploads', { payload });
    return answer.statusCode === 201 ? 201 : answer.json<{ reason: string }>().reason;
  };
  expect(await begin(' board ')).toBe(201);
  for (const names of [[], ['Safety'], ['Board', 'Safety']])
    expect(await begin(...names)).toBe('keys.ownCategories');
  expect(await begin('Board', 'New one')).toBe('categories.notMade');
});

test('a sheet of a key changes each item by itself, and answers tell its limit', async () => {
  const { key } = await aKey(['content:write']);
  const strange = await aMediaContent(service.db, await anOrganization(service.db));
  const payload = {
    ids: [item, strange],
    change: { action: 'edit', edit: { addTags: ['new'] } },
  };
  const answer = await ask(key, 'POST', '/Management/MediaContents/Changes', { payload });
  expect(answer.headers).toMatchObject({ ratelimit: '"key";r=599;t=60' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    [
      { id: item, isDone: true },
      { id: strange, isDone: false },
    ],
  ]);
});
