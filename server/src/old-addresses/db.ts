import { ContentStatus } from '@tv/contract/enumerations';
import { itemLimits } from '@tv/contract/limits/item-limits';
import type { OldAddress } from '@tv/contract/media-contents/old-addresses';
import { manageableBy } from '../media-contents/manageable-db.ts';
import { openableTo } from '../media-contents/visibility.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { byText } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { nothing, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { domainsOf, type ReadAddress } from './old-address.ts';
import type { SheetRow } from './sheet.ts';

type Item = { id: string; organizationId: string };

export async function listOldAddresses(db: Queries, mediaContentId: string): Promise<OldAddress[]> {
  const rows = await db.query<{ address: string; addedAt: Date }>(sql`
    select address, added_at as "addedAt" from old_addresses where media_content_id = ${mediaContentId}::uuid
    order by added_at, key collate "C"`);
  return rows.map(({ address, addedAt }) => ({ address, addedDate: addedAt.toISOString() }));
}

/**
 * Adds addresses of an item, until it has as many as it may have. One that leads to another item of the organization stays there, unless
 * that item is deleted. Answers how many were added, and those that stay elsewhere.
 */
export async function addAddresses(
  db: Queries,
  { id, organizationId }: Item,
  addresses: readonly Pick<ReadAddress, 'address' | 'key'>[],
): Promise<{ added: number; elsewhere: string[] }> {
  const keys = addresses.map(({ key }) => key);
  const written = await db.query<{ key: string }>(sql`
    with own as (select key from old_addresses where media_content_id = ${id}::uuid)
    insert into old_addresses as o (id, organization_id, media_content_id, address, key)
    select gen_random_uuid(), ${organizationId}::uuid, ${id}::uuid, given.address, given.key
    from unnest(${addresses.map(({ address }) => address)}::text[], ${keys}::text[]) given (address, key)
    where key not in (select key from own)
    order by given.key limit greatest(0, ${itemLimits.oldAddresses}::int - (select count(*) from own))
    on conflict (organization_id, key) do update set media_content_id = excluded.media_content_id, address = excluded.address,
      added_at = now()
    where o.media_content_id <> excluded.media_content_id and hold_of_item(o.media_content_id) is null and exists (
      select from media_contents mc where mc.id = o.media_content_id and mc.status = ${ContentStatus.DELETED}::int)
    returning key`);
  const elsewhere = await db.query<{ address: string }>(sql`
    select address from old_addresses where organization_id = ${organizationId}::uuid and key = any(${keys}::text[])
      and media_content_id <> ${id}::uuid order by key collate "C"`);
  return { added: written.length, elsewhere: elsewhere.map(({ address }) => address) };
}

/** Those of the addresses that lead to an item that is not deleted. */
export async function findElsewhere(
  db: Queries,
  organizationId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ address: string }>(sql`
    select o.address from old_addresses o join media_contents mc on mc.id = o.media_content_id
    where o.organization_id = ${organizationId}::uuid and o.key = any(${keys}::text[])
      and mc.status <> ${ContentStatus.DELETED}::int
    order by o.key collate "C"`);
  return rows.map(({ address }) => address);
}

/** Removes the addresses of an item whose keys are not among those to keep. Answers how many there were. */
export const removeOthers = (db: Queries, id: string, kept: readonly string[]): Promise<number> =>
  removed(
    db.query(sql`
      delete from old_addresses where media_content_id = ${id}::uuid and key <> all(${kept}::text[]) returning id`),
  );

export const removeAddress = (db: Queries, id: string, key: string): Promise<number> =>
  removed(
    db.query(
      sql`delete from old_addresses where media_content_id = ${id}::uuid and key = ${key} returning id`,
    ),
  );

const removed = async (rows: Promise<unknown[]>) => (await rows).length;

type ListedRow = SheetRow & { id: string };

/** Old addresses of the items that a manager manages in an organization. With a key, the one that it finds. */
export const listManaged = (
  db: Queries,
  { manager, organizationId, now }: { manager: Manager; organizationId: string; now: Date },
  query: PageRequest,
  key?: string,
): Promise<Page<SheetRow>> =>
  readPage<ListedRow, SheetRow>(
    db,
    {
      columns: sql`o.id, o.address, o.media_content_id as "mediaContentId", mc.title, o.organization_id as "organizationId",
        (${openableTo({ kind: 'public' }, now)}) is true as "isPublic"`,
      found: sql`from old_addresses o join media_contents mc on mc.id = o.media_content_id
        where o.organization_id = ${organizationId}::uuid and mc.status <> ${ContentStatus.DELETED}::int
          and ${manageableBy({ ...manager, organizationId })} ${key === undefined ? nothing : sql`and o.key = ${key}`}`,
      order: byText(sql`o.key`, false),
      id: sql`o.id`,
      present: ({ id: _id, ...row }) => row,
    },
    query,
  );

export type FoundItem = { id: string; organizationId: string; isPublic: boolean };

/**
 * The item to which an old address leads. Without an organization it is the one that owns the address's domain, else the only one that
 * has the address: where several have it, no one can say whose it is.
 */
export async function findByOldAddress(
  db: Queries,
  { key, plainKey, host }: ReadAddress,
  organizationId: string | undefined,
  now: Date,
): Promise<FoundItem | undefined> {
  const keys = [key, plainKey];
  const rows = await db.query<FoundItem>(sql`
    with owner as (
      select organization_id as id from organization_domains
      where owned_at is not null and domain = any(${domainsOf(host)}::text[])
      order by length(domain) desc limit 1),
    wanted as (select coalesce(${organizationId ?? null}::uuid, (select id from owner)) as id)
    select distinct on (o.organization_id) mc.id, o.organization_id as "organizationId",
      (${openableTo({ kind: 'public' }, now)}) is true as "isPublic"
    from old_addresses o join media_contents mc on mc.id = o.media_content_id
    where o.key = any(${keys}::text[])
      and (select id is null or id = o.organization_id from wanted)
    order by o.organization_id, array_position(${keys}::text[], o.key)
    limit 2`);
  return rows.length === 1 ? rows[0] : undefined;
}
