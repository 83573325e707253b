import type { PlaylistItem, PlaylistOverview } from '@tv/contract/playback/playlist';
import { WatchStatus } from '@tv/contract/enumerations';
import type { Person } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { byInstant, keyText } from '../platform/db/list-order.ts';
import { cutPage, onPage } from '../platform/db/list-page.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { memberViewer } from '../media-contents/viewer.ts';
import {
  mediaContentColumns,
  type MediaContentRow,
  presentMediaContent,
} from '../media-contents/media-content-row.ts';
import { andHasWords } from '../media-contents/search/has-words-db.ts';
import { openableTo } from '../media-contents/visibility.ts';

type Row = MediaContentRow & { watch_status: number; added_at: Date; sort_key: string };

/** The playlist items that the person may still see in their current organization. */
const itemsOf = (person: Person, now: Date): Sql => sql`
  from playlist_items pi join media_contents mc on mc.id = pi.media_content_id
  where pi.person_id = ${person.id}::uuid and ${openableTo(memberViewer(person), now)}`;

export async function listPlaylist(
  db: Queries,
  person: Person,
  query: PageRequest & { search?: string; watchStatus?: number[] },
  now: Date,
): Promise<Page<PlaylistItem>> {
  const order = byInstant(sql`pi.added_at`, true);
  const found = sql`${itemsOf(person, now)}
    and pi.watch_status = any(${query.watchStatus ?? [WatchStatus.PENDING]}::smallint[])
    ${await andHasWords(db, person.organizationId, query.search)}`;
  const rows = await db.query<Row>(sql`
    select mc.watch_status, mc.added_at, mc.sort_key, ${mediaContentColumns(memberViewer(person))}
    from (select mc.*, pi.watch_status, pi.added_at, ${keyText(order)} as sort_key ${found}
      ${onPage(order, query, sql`mc.id`)}) mc
    join organizations o on o.id = mc.organization_id order by mc.added_at desc, mc.id`);
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { ...cutPage(rows, bounds(query), present), total: count?.total ?? 0 };
}

const present = (row: Row): PlaylistItem => ({
  mediaContentId: row.id,
  watchStatus: row.watch_status,
  addedDate: row.added_at.toISOString(),
  mediaContent: presentMediaContent(row),
});

/** Adds an item. Answers whether it is new in the playlist. */
export async function addToPlaylist(
  db: Queries,
  personId: string,
  mediaContentId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into playlist_items (person_id, media_content_id, added_at)
    values (${personId}::uuid, ${mediaContentId}::uuid, ${now}::timestamptz)
    on conflict do nothing returning media_content_id`);
  return rows.length > 0;
}

/** Answers whether the item is in the playlist. */
export async function setPlaylistStatus(
  db: Queries,
  personId: string,
  mediaContentId: string,
  watchStatus: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    update playlist_items set watch_status = ${watchStatus}::smallint
    where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid
    returning media_content_id`);
  return rows.length > 0;
}

/** Removes an item. Answers whether it was in the playlist. */
export async function removeFromPlaylist(
  db: Queries,
  personId: string,
  mediaContentId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from playlist_items
    where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid
    returning media_content_id`);
  return rows.length > 0;
}

export async function countPlaylist(db: Queries, person: Person, now: Date): Promise<PlaylistOverview> {
  const [row] = await db.query<PlaylistOverview>(sql`
    select count(*) filter (where pi.watch_status = ${WatchStatus.PENDING}::smallint)::int as pending,
      count(*) filter (where pi.watch_status = ${WatchStatus.WATCHING}::smallint)::int as watching,
      count(*) filter (where pi.watch_status = ${WatchStatus.WATCHED}::smallint)::int as watched
    ${itemsOf(person, now)}`);
  return row ?? { pending: 0, watching: 0, watched: 0 };
}

/** Clears the whole playlist, hidden items included, so that nothing comes back later. */
export const emptyPlaylist = (db: Queries, person: Person) =>
  db.query(sql`
    delete from playlist_items pi using media_contents mc
    where mc.id = pi.media_content_id and pi.person_id = ${person.id}::uuid
      and mc.organization_id = ${person.organizationId}::uuid`);
