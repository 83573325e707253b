import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let manager: { id: string; subject: string };
let admin: { id: string; subject: string };
let viewer: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  viewer = await aPerson(service.db, { organizations: [own] });
});
afterAll(() => service.close());

const merge = (id: string, intoId: string, as = admin.subject) =>
  service.call('POST /Management/Categories/:id/Merges', { as, params: { id }, body: { intoId } });
const shown = async (id: string) =>
  (await service.call('GET /Categories/:id', { as: viewer.subject, params: { id } })).body;
const putCover = (id: string, bytes: Buffer | string, as = manager.subject) =>
  service.app.inject({
    method: 'PUT',
    url: `/api/Management/Categories/${id}/Cover`,
    headers: { authorization: `Bearer token-${as}`, 'content-type': bytesType },
    payload: bytes,
  });
const picture = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a merge files all items once and retains the followers', async () => {
  const [from, into] = [await aCategory(service.db, own, 'Talk'), await aCategory(service.db, own, 'Talks')];
  await aMediaContent(service.db, own, { categories: [from] });
  await aMediaContent(service.db, own, { categories: [from, into] });
  await service.call('POST /Categories/:id/Followers', { as: viewer.subject, params: { id: from } });
  expect((await merge(from, into, manager.subject)).status).toBe(403);
  const merged = await merge(from, into);
  expect([merged.status, merged.body.name, merged.body.mediaContentsCount]).toEqual([200, 'Talks', 2]);
  expect(await shown(into)).toMatchObject({ mediaContentsCount: 2, isFollowed: true });
  expect((await merge(from, into)).status).toBe(404);
  const [line] = await service.db.query<{ detail: unknown }>(
    sql`select detail from audit_log where action = 'category merged' and subject = ${from}`,
  );
  expect(line?.detail).toEqual({ name: 'Talk', into: 'Talks', intoId: into });
});

test('a category is merged into another one of its organization only', async () => {
  const [mine, theirs] = [await aCategory(service.db, own), await aCategory(service.db, other)];
  expect((await merge(mine, mine)).body.exceptionData).toEqual({ field: 'intoId' });
  for (const [id, intoId] of [
    [mine, theirs],
    [theirs, mine],
    [mine, randomUUID()],
  ] as const)
    expect((await merge(id, intoId)).status).toBe(404);
  expect((await shown(mine)).id).toBe(mine);
});

test('two merges of the same categories at once end', async () => {
  const [one, two] = [await aCategory(service.db, own), await aCategory(service.db, own)];
  const statuses = (await Promise.all([merge(one, two), merge(two, one)])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404]);
});

test('a cover is cut to 16:9, shown to viewers, replaced and removed with its files', async () => {
  const id = await aCategory(service.db, own);
  const coverOf = async () => (await shown(id)).coverUrl;
  expect(await coverOf()).toBeUndefined();
  const put = await putCover(id, await picture('teal'));
  expect([put.statusCode, put.json<{ coverUrl: string }>().coverUrl]).toEqual([200, await coverOf()]);
  const first = (await coverOf())!;
  const answer = await service.app.inject(first);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([answer.headers['content-type'], format, width, height]).toEqual(['image/webp', 'webp', 1280, 720]);
  await putCover(id, await picture('navy'));
  const second = (await coverOf())!;
  expect([second === first, (await service.app.inject(first)).statusCode]).toEqual([false, 404]);
  for (let time = 0; time < 2; time++) {
    const removed = await service.call('DELETE /Management/Categories/:id/Cover', {
      as: manager.subject,
      params: { id },
    });
    expect([removed.status, removed.body.coverUrl]).toEqual([200, undefined]);
  }
  expect((await service.app.inject(second)).statusCode).toBe(404);
});

test('what is no picture is no cover, and nobody gives one to a category of others', async () => {
  const [mine, theirs] = [await aCategory(service.db, own), await aCategory(service.db, other)];
  for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'no picture', ''])
    expect([wrong, (await putCover(mine, wrong)).statusCode]).toEqual([wrong, 400]);
  expect((await putCover(theirs, await picture('teal'))).statusCode).toBe(404);
});

test('viewers read the description of a category', async () => {
  const id = await aCategory(service.db, own);
  expect((await shown(id)).description).toBeUndefined();
  const describe = (description: string) =>
    service.call('PATCH /Management/Categories/:id', {
      as: manager.subject,
      params: { id },
      body: { description },
    });
  expect((await describe(' Every Monday. ')).body.description).toBe('Every Monday.');
  expect((await shown(id)).description).toBe('Every Monday.');
  expect((await describe('x'.repeat(501))).status).toBe(400);
  const list = await service.call('GET /Categories', { as: viewer.subject });
  expect(list.body.find((each) => each.id === id)?.description).toBe('Every Monday.');
});
