import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anApiKey, anOrganization } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { settled } from './test-settled.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

it('a cursor of a key ends when one of its categories is deleted, and goes on when another one is', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const [kept, deleted, strange] = [
    await aCategory(db, own),
    await aCategory(db, own),
    await aCategory(db, own),
  ];
  const inKept = await aMediaContent(db, own, { categories: [kept] });
  const inDeleted = await aMediaContent(db, own, { categories: [deleted] });
  const { key } = await anApiKey(db, own, { scopes: ['content:read'], categoryIds: [deleted, kept] });
  const ask = async (after?: string) => {
    await settled(db);
    const authorization = `Bearer ${key}`;
    return service.call('GET /Management/Changes', { authorization, query: after ? { after } : {} });
  };
  const first = await ask();
  expect(first.body.changes.map(({ id }) => id).sort()).toEqual([inKept, inDeleted].sort());
  const remove = (id: string) => db.query(sql`delete from categories where id = ${id}::uuid`);
  await remove(strange);
  const second = await ask(first.body.next);
  expect([second.status, second.body.hasMore]).toEqual([200, false]);

  await remove(deleted);
  for (const cursor of [first.body.next, second.body.next]) {
    const { status, body } = await ask(cursor);
    expect([status, body.message]).toEqual([410, expect.stringContaining('choice of categories')]);
  }
  const anew = await ask();
  expect(anew.body.changes.map(({ id }) => id)).toEqual([inKept]);
  expect((await ask(anew.body.next)).status).toBe(200);

  await remove(kept);
  expect((await ask(anew.body.next)).status).toBe(410);
  expect((await ask()).body.changes).toEqual([]);
});
