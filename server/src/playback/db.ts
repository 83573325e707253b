import type { Row } from '../platform/db/row.ts';
import { ContentStatus } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql, literal } from '../platform/db/sql.ts';
import type { PlayedRange } from './watch-status.ts';

/** A multirange in PostgreSQL's syntax. Ranges are half-open. */
const multirange = (ranges: readonly PlayedRange[]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;

/** The union of two multiranges, limited to the longest ranges. */
const joined = (present: Sql, added: Sql) =>
  sql`bounded_ranges(${present} + ${added}, ${literal(limits.watchedRanges)})`;

export type Playback = {
  mediaContentId: string;
  position: number;
  played: readonly PlayedRange[];
  /** The watch status that the ranges reach (watch-status.ts). */
  status: number;
};

/** Saves a person's position in an item and the ranges they played, and advances its state in their playlist, never back. */
export const saveProgress = (db: Queries, personId: string, playback: Playback, now: Date) =>
  db.query(sql`
    with moved as (
      update playlist_items set watch_status = ${playback.status}::smallint
      where person_id = ${personId}::uuid and media_content_id = ${playback.mediaContentId}::uuid
        and watch_status < ${playback.status}::smallint)
    insert into watch_progress as w (person_id, media_content_id, position, watch_status, played, created_at, updated_at)
    values (${personId}::uuid, ${playback.mediaContentId}::uuid, ${playback.position}::real,
      ${playback.status}::smallint, ${multirange(playback.played)}::text::nummultirange, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (person_id, media_content_id) do update set
      position = excluded.position,
      forgotten_at = null,
      watch_status = greatest(w.watch_status, excluded.watch_status),
      played = ${joined(sql`w.played`, sql`excluded.played`)},
      updated_at = excluded.updated_at`);

/** Saves the same for a visitor, who is stored as a keyed hash only. */
export const saveVisitorProgress = (db: Queries, viewerHash: string, playback: Playback, now: Date) =>
  db.query(sql`
    insert into visitor_progress as w (media_content_id, viewer_hash, position, played, updated_at)
    values (${playback.mediaContentId}::uuid, ${viewerHash}, ${playback.position}::real,
      ${multirange(playback.played)}::text::nummultirange, ${now}::timestamptz)
    on conflict (media_content_id, viewer_hash) do update set
      position = excluded.position, played = ${joined(sql`w.played`, sql`excluded.played`)}, updated_at = excluded.updated_at`);

const isThere = async (db: Queries, statement: Sql) => (await db.query(statement)).length > 0;

export const hasVisitorProgress = (db: Queries, mediaContentId: string, viewerHash: string) =>
  isThere(
    db,
    sql`select from visitor_progress where media_content_id = ${mediaContentId}::uuid and viewer_hash = ${viewerHash}`,
  );

/** Only recent visits: playback/delete-visits-db.ts deletes older ones. */
export const hasVisited = (db: Queries, mediaContentId: string, viewerHash: string) =>
  isThere(
    db,
    sql`select from visitors where media_content_id = ${mediaContentId}::uuid and viewer_hash = ${viewerHash}`,
  );

/** Counts a view, unless the same viewer was counted within 30 minutes. */
export const countVisit = (db: Queries, mediaContentId: string, viewerHash: string, now: Date) =>
  db.query(sql`
    with counted as (
      insert into visitors as v (media_content_id, viewer_hash, counted_at)
      values (${mediaContentId}::uuid, ${viewerHash}, ${now}::timestamptz)
      on conflict (media_content_id, viewer_hash) do update set counted_at = excluded.counted_at
        where v.counted_at <= excluded.counted_at - interval '30 minutes'
      returning media_content_id)
    update media_contents set visitor_count = visitor_count + 1
    where id in (select media_content_id from counted)`);

export const setReaction = (
  db: Queries,
  personId: string,
  mediaContentId: string,
  reactionType: number,
  now: Date,
) =>
  db.query(sql`
    insert into reactions as r (person_id, media_content_id, reaction_type, created_at)
    values (${personId}::uuid, ${mediaContentId}::uuid, ${reactionType}::smallint, ${now}::timestamptz)
    on conflict (person_id, media_content_id) do update
      set reaction_type = excluded.reaction_type, created_at = excluded.created_at
      where r.reaction_type <> excluded.reaction_type`);

export const removeReaction = (db: Queries, personId: string, mediaContentId: string) =>
  db.query(
    sql`delete from reactions where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid`,
  );

export async function countReactions(db: Queries, mediaContentId: string) {
  const [row] = await db.query<Row<'media_contents', 'like_count' | 'love_count' | 'celebrate_count'>>(sql`
    select like_count, love_count, celebrate_count from media_contents where id = ${mediaContentId}::uuid`);
  return row ?? { like_count: 0, love_count: 0, celebrate_count: 0 };
}

/** Answers whether the item is upcoming. An item that is published at the same instant gets no reminder. */
export async function setReminder(
  db: Queries,
  personId: string,
  mediaContentId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with upcoming as (
      select id from media_contents
      where id = ${mediaContentId}::uuid and status = ${ContentStatus.SCHEDULED}::smallint for share),
    saved as (
      insert into reminders (person_id, media_content_id, created_at)
      select ${personId}::uuid, id, ${now}::timestamptz from upcoming on conflict do nothing)
    select id from upcoming`);
  return rows.length > 0;
}

export const removeReminder = (db: Queries, personId: string, mediaContentId: string) =>
  db.query(
    sql`delete from reminders where person_id = ${personId}::uuid and media_content_id = ${mediaContentId}::uuid`,
  );
