import { limits } from '@tv/contract/limits/limits';
import { ActiveState, ContentStatus } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import { textIn } from '@tv/contract/languages/texts-by-language';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { manageableBy } from '../media-contents/manageable-db.ts';
import { isShareOpen } from '../media-contents/visibility.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql, type Sql } from '../platform/db/sql.ts';

/** What is shared. */
export type Shared = { organizationId: string; titleIn: (language: Language) => string } & (
  | { kind: 'item'; id: string; isPublished: boolean }
  | { kind: 'category'; id: string }
);

/** The item, if the manager manages it, locked until the end of the transaction. */
export async function lockSharedItem(db: Queries, manager: Manager, id: string): Promise<Shared | undefined> {
  const [row] = await db.query<{
    organizationId: string;
    title: string;
    translations: ItemTranslations;
    status: number;
  }>(sql`
    select mc.organization_id as "organizationId", mc.title, mc.translations, mc.status from media_contents mc
    where mc.id = ${id}::uuid and mc.status <> ${literal(ContentStatus.DELETED)} and ${manageableBy(manager)} for no key update`);
  if (!row) return undefined;
  return {
    ...{ kind: 'item', id, organizationId: row.organizationId },
    isPublished: row.status === ContentStatus.PUBLISHED,
    titleIn: (language) => textIn(row, 'title', language),
  };
}

const columnOf = ({ kind }: Pick<Shared, 'kind'>) =>
  kind === 'item' ? sql`g.media_content_id` : sql`g.category_id`;

export type GuestRow = {
  id: string;
  email: string;
  allowDownload: boolean;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  openedAt: Date | null;
  lastOpenedAt: Date | null;
  watchedCount: number;
};

const guestColumns = sql`g.id, g.email, g.allow_download as "allowDownload", g.created_at as "createdAt",
  g.expires_at as "expiresAt", g.ended_at as "endedAt", g.opened_at as "openedAt", g.last_opened_at as "lastOpenedAt",
  (select count(*)::int from guest_views v where v.guest_id = g.id) as "watchedCount"`;

/** The shares of an item or a category, open ones first, then the newest. */
export const listGuests = (db: Queries, shared: Pick<Shared, 'kind' | 'id'>, now: Date) =>
  db.query<GuestRow>(sql`
    select ${guestColumns} from guests g where ${columnOf(shared)} = ${shared.id}::uuid
    order by ${isShareOpen(now)} desc, g.created_at desc, g.id limit ${literal(2 * limits.guests.each)}`);

export async function findGuestRow(db: Queries, id: string): Promise<GuestRow | undefined> {
  const [row] = await db.query<GuestRow>(sql`select ${guestColumns} from guests g where g.id = ${id}::uuid`);
  return row;
}

/** How much of an item these viewers have played, from 0 to 1, by their keyed hashes. */
export async function watchedShares(db: Queries, itemId: string, hashes: readonly string[]) {
  const rows = await db.query<{ hash: string; share: number }>(sql`
    select p.viewer_hash as hash, least(1, (
      select coalesce(sum(upper(r) - lower(r)), 0) from unnest(p.played) r) / mc.duration_in_seconds::numeric)::float8 as share
    from visitor_progress p join media_contents mc on mc.id = p.media_content_id
    where p.media_content_id = ${itemId}::uuid and p.viewer_hash = any(${hashes}::text[]) and mc.duration_in_seconds > 0`);
  return new Map(rows.map(({ hash, share }) => [hash, share]));
}

/** The share of this with this address that was not ended, also one whose date has passed. */
export async function findShare(
  db: Queries,
  shared: Shared,
  email: string,
): Promise<{ id: string; expiresAt: Date; allowDownload: boolean } | undefined> {
  const [row] = await db.query<{ id: string; expiresAt: Date; allowDownload: boolean }>(sql`
    select g.id, g.expires_at as "expiresAt", g.allow_download as "allowDownload" from guests g
    where ${columnOf(shared)} = ${shared.id}::uuid and g.email = ${email} and g.ended_at is null for update`);
  return row;
}

/** The open shares of an item or a category, and of its organization. */
export async function countOpen(db: Queries, shared: Shared, now: Date) {
  const [row] = await db.query<{ each: number; all: number }>(sql`
    select count(*)::int as all, (count(*) filter (where ${columnOf(shared)} = ${shared.id}::uuid))::int as each
    from guests g where g.organization_id = ${shared.organizationId}::uuid and ${isShareOpen(now)}`);
  return row!;
}

export const insertGuest = (
  db: Queries,
  shared: Shared,
  given: {
    id: string;
    email: string;
    language: Language;
    allowDownload: boolean;
    expiresAt: Date;
    now: Date;
  },
) =>
  db.query(sql`
    insert into guests (id, organization_id, media_content_id, category_id, email, language, allow_download, created_at, expires_at)
    values (${given.id}::uuid, ${shared.organizationId}::uuid, ${shared.kind === 'item' ? shared.id : null}::uuid,
      ${shared.kind === 'category' ? shared.id : null}::uuid, ${given.email}, ${given.language}, ${given.allowDownload},
      ${given.now}::timestamptz, ${given.expiresAt}::timestamptz)`);

export const changeGuest = (
  db: Queries,
  id: string,
  { expiresAt, allowDownload }: { expiresAt: Date; allowDownload: boolean },
) =>
  db.query(sql`
    update guests set expires_at = ${expiresAt}::timestamptz, allow_download = ${allowDownload} where id = ${id}::uuid`);

/** Ends a share. `undefined`: there is none; else whether it was open until now. */
export async function endGuest(
  db: Queries,
  shared: Pick<Shared, 'kind' | 'id'>,
  guestId: string,
  now: Date,
): Promise<{ email: string; wasOpen: boolean } | undefined> {
  const [row] = await db.query<{ email: string; wasOpen: boolean }>(sql`
    with present as (
      select g.id, g.email, ${isShareOpen(now)} as was_open from guests g
      where g.id = ${guestId}::uuid and ${columnOf(shared)} = ${shared.id}::uuid for update),
    ended as (
      update guests set ended_at = ${now}::timestamptz
      where id in (select id from present where was_open))
    select email, was_open as "wasOpen" from present`);
  return row;
}

/** Whether somebody active in the organization has this address. */
export async function isActiveMember(db: Queries, organizationId: string, email: string): Promise<boolean> {
  const active: Sql = literal(ActiveState.ACTIVE);
  const rows = await db.query(sql`
    select from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and lower(p.email) = ${email}
      and m.status = ${active} and p.status = ${active} limit 1`);
  return rows.length > 0;
}

/** Days for which an ended share is kept, with its address. */
const keptDays = 90;

/** Deletes shares that ended long ago, and sessions that are over. */
export async function deleteOldGuests(db: Queries, now: Date): Promise<void> {
  await db.query(sql`
    delete from guests where coalesce(ended_at, expires_at) < ${now}::timestamptz - make_interval(days => ${literal(keptDays)})`);
  await db.query(sql`delete from guest_sessions where expires_at < ${now}::timestamptz`);
}
