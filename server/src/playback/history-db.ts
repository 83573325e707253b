import { WatchStatus } from '@tv/contract/enumerations';
import type { HistoryEntry } from '@tv/contract/playback/playback';
import { memberViewer } from '../media-contents/viewer.ts';
import { byInstant, keyText } from '../platform/db/list-order.ts';
import { cutPage, onPage } from '../platform/db/list-page.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import {
  mediaContentColumns,
  type MediaContentRow,
  ownWatchStatus,
  presentMediaContent,
} from '../media-contents/media-content-row.ts';
import { countUpTo, presentTotal, type TotalRow } from '../media-contents/counts/totals-db.ts';
import { openableTo } from '../media-contents/visibility.ts';
import type { Person } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

type Row = MediaContentRow & { position: number; watch_status: number; updated_at: Date; sort_key: string };

/** The items that a person watched and may still see in their current organization, latest first. */
export async function listHistory(
  db: Queries,
  person: Person,
  query: PageRequest,
  now: Date,
): Promise<Page<HistoryEntry>> {
  const viewer = memberViewer(person);
  const order = byInstant(sql`w.updated_at`, true);
  const found = sql`from watch_progress w join media_contents mc on mc.id = w.media_content_id
    where w.person_id = ${person.id}::uuid and w.forgotten_at is null and ${openableTo(viewer, now)}`;
  const rows = await db.query<Row>(sql`
    select mc.position, mc.watch_status, mc.watched_at as updated_at, mc.sort_key, ${mediaContentColumns(viewer)}
    from (select mc.*, w.position, ${ownWatchStatus} as watch_status, w.updated_at as watched_at,
        ${keyText(order)} as sort_key ${found}
      ${onPage(order, query, sql`mc.id`)}) mc
    join organizations o on o.id = mc.organization_id order by mc.watched_at desc, mc.id`);
  const [count] = await db.query<TotalRow>(countUpTo(found));
  return { ...cutPage(rows, bounds(query), present), ...presentTotal(count) };
}

const present = (row: Row): HistoryEntry => ({
  mediaContentId: row.id,
  position: row.position,
  watchStatus: row.watch_status,
  watchedDate: row.updated_at.toISOString(),
  mediaContent: presentMediaContent(row),
});

/** Marks an item as watched, in the playlist too. Answers whether the person had begun it. */
export async function markWatched(db: Queries, personId: string, mediaContentId: string): Promise<boolean> {
  const rows = await db.query(sql`
    with moved as (
      update playlist_items set watch_status = ${WatchStatus.WATCHED}::smallint
      where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid)
    update watch_progress set is_marked_watched = true
    where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid and forgotten_at is null
    returning media_content_id`);
  return rows.length > 0;
}

/** Removes an item from a person's history. The played ranges stay for the item's managers. Answers whether the item was there. */
export async function removeFromHistory(
  db: Queries,
  personId: string,
  mediaContentId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update watch_progress set forgotten_at = ${now}::timestamptz, is_marked_watched = false, position = 0
    where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid and forgotten_at is null
    returning media_content_id`);
  return rows.length > 0;
}

/** Clears the whole history, hidden items included, so that nothing comes back later. */
export const clearHistory = (db: Queries, person: Person, now: Date) =>
  db.query(sql`
    update watch_progress w set forgotten_at = ${now}::timestamptz, is_marked_watched = false, position = 0
    from media_contents mc
    where mc.id = w.media_content_id and w.person_id = ${person.id}::uuid and w.forgotten_at is null
      and mc.organization_id = ${person.organizationId}::uuid`);
