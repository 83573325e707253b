// On both databases, but in `npm run test:all` alone: counters that triggers keep.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { noticeEnded } from '../lifecycle/ended-db.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

const past = new Date('2026-03-01T09:00:00Z');
const future = new Date('2026-03-09T09:00:00Z');

/** One kind of write; `at` chooses the item and the category it falls on. */
type Change = { kind: keyof typeof changes; at: number; to: number };
type House = { organizationId: string; categories: string[]; items: string[] };

const changes = {
  status: (db: Queries, id: string, to: number) =>
    db.query(sql`update media_contents set status = ${to % 2}::smallint,
      publish_date = coalesce(publish_date, now()) where id = ${id}::uuid`),
  visibility: (db: Queries, id: string, to: number) =>
    db.query(sql`update media_contents set visibility = ${(to % 2) + 1}::smallint where id = ${id}::uuid`),
  listed: (db: Queries, id: string, to: number) =>
    db.query(sql`update media_contents set is_listed = ${to % 2 === 0} where id = ${id}::uuid`),
  expiry: (db: Queries, id: string, to: number) => {
    const end = [null, past, future][to % 3] ?? null;
    return db.query(sql`update media_contents set expiration_option = ${end ? 1 : 0}::smallint,
      expiration_date = ${end}::timestamptz where id = ${id}::uuid`);
  },
  file: (db: Queries, id: string, _to: number, category: string) =>
    db.query(sql`insert into media_content_categories (media_content_id, category_id)
      select id, ${category}::uuid from media_contents where id = ${id}::uuid on conflict do nothing`),
  unfile: (db: Queries, id: string, _to: number, category: string) =>
    db.query(sql`
      with held as (select id from media_contents where id = ${id}::uuid for no key update)
      delete from media_content_categories
      where media_content_id = (select id from held) and category_id = ${category}::uuid`),
  remove: (db: Queries, id: string, to: number) =>
    db.query(sql`delete from media_contents where id = ${id}::uuid and ${to % 3 === 0}`),
  notice: () => noticeEnded(service.db, service.now()),
  everything: (db: Queries, id: string, to: number) =>
    db.query(sql`update media_contents set visibility = ${(to % 2) + 1}::smallint
      where id in (select id from media_contents
        where organization_id = (select organization_id from media_contents where id = ${id}::uuid)
        order by id for no key update)`),
  undone: (_db: Queries, id: string) =>
    service.db
      .transaction(async (own) => {
        await own.query(sql`update media_contents set status = 1 - status,
          publish_date = coalesce(publish_date, now()) where id = ${id}::uuid`);
        throw new Error('undo');
      })
      .catch(() => {}),
};

async function aHouse(): Promise<House> {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const categories = [await aCategory(db, organizationId), await aCategory(db, organizationId)];
  const items = [];
  for (let each = 0; each < 12; each++)
    items.push(
      await aMediaContent(db, organizationId, {
        visibility: each % 2 ? 2 : 1,
        status: each % 3 ? 1 : 0,
        isListed: each % 5 !== 0,
        categories: [categories[each % 2]!],
        ...(each % 4 === 1 && { expiresAt: each % 8 === 1 ? past : future }),
      }),
    );
  return { organizationId, categories, items };
}

const change = fc.record<Change>({
  kind: fc.constantFrom(...(Object.keys(changes) as Change['kind'][])),
  at: fc.nat(1_000),
  to: fc.nat(5),
});

it('count what is there, whatever is written, many at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 10 }), async (rounds) => {
      const house = await aHouse();
      for (const round of rounds)
        await Promise.all(
          round.map(({ kind, at, to }) =>
            changes[kind](service.db, house.items[at % 12]!, to, house.categories[at % 2]!),
          ),
        );
      await expectTrueTotals(house);
      await service.db.query(
        sql`delete from people where current_organization_id = ${house.organizationId}::uuid`,
      );
      await service.db.query(sql`delete from organizations where id = ${house.organizationId}::uuid`);
      const left = await service.db.query(sql`select from item_counts
        where of_id = any(${[house.organizationId, ...house.categories]}::uuid[])
        group by of_id having sum(published) <> 0 or sum(open) <> 0`);
      expect(left).toEqual([]);
    }),
    { numRuns: 15, seed: 20, endOnFailure: true },
  );
});

async function expectTrueTotals({ organizationId, categories }: House) {
  const { subject } = await aPerson(service.db, { organizations: [organizationId], subject: randomUUID() });
  for (const categoryId of [undefined, ...categories]) {
    const [counted] = await service.db.query<{ inside: string; open: string }>(sql`
      select count(*)::text as inside, (count(*) filter (
        where visibility = 2 and (expiration_option = 0 or expiration_date > ${service.now()}::timestamptz)))::text as open
      from media_contents mc where organization_id = ${organizationId}::uuid and status = 1 and is_listed
        and (${categoryId ?? null}::uuid is null or exists (select from media_content_categories mcc
          where mcc.media_content_id = mc.id and mcc.category_id = ${categoryId ?? null}::uuid))`);
    const query = { pageSize: 5, ...(categoryId && { categoryId }) };
    const inside = await service.call('GET /MediaContents', { as: subject, query });
    const open = await service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
      params: { organizationId },
      query,
    });
    const totals = [inside, open].map(({ headers }) => headers['x-pagination-total-results']);
    expect(totals).toEqual([counted!.inside, counted!.open]);
    if (!categoryId) continue;
    const params = { id: categoryId };
    const category = await service.call('GET /Categories/:id', { as: subject, params });
    expect(category.body.mediaContentsCount).toBe(Number(counted!.inside));
  }
}

it('are of the house while its public media is on, and of no other', async () => {
  const house = await aHouse();
  const other = await aHouse();
  const total = async (query: object) =>
    (
      await service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
        params: { organizationId: house.organizationId },
        query: { pageIndex: 9, ...query },
      })
    ).headers['x-pagination-total-results'];
  expect(await total({})).not.toBe('0');
  expect(await total({ categoryId: other.categories[1] })).toBe('0');
  await service.db.query(
    sql`update organizations set has_public_media = false where id = ${house.organizationId}::uuid`,
  );
  expect(await total({})).toBeUndefined();
});
