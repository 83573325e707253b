import type { Row } from '../platform/db/row.ts';
import { retentionBins } from '@tv/contract/analytics/analytics-figures';
import { ContentStatus, WatchStatus } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { ReactionTotal } from '@tv/contract/playback/reactions';
import { reactionsSummary, totalsOfReactions } from '../media-contents/media-content-row.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql, literal } from '../platform/db/sql.ts';
import type { ViewOrigin } from './view-origin.ts';
import { completedShare, type PlayedRange, secondsIn } from './watch-status.ts';

/** A multirange in PostgreSQL's syntax. Ranges are half-open. */
const multirange = (ranges: readonly PlayedRange[]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;

/** The union of two multiranges, limited to the longest ranges. */
const joined = (present: Sql, added: Sql) =>
  sql`bounded_ranges(${present} + ${added}, ${literal(limits.watchedRanges)})`;

export type Playback = {
  mediaContentId: string;
  /** The organization of the item. */
  organizationId: string;
  /** The length of the item in seconds. 0: not known. */
  durationInSeconds: number;
  position: number;
  played: readonly PlayedRange[];
  /** The watch status that the ranges reach (watch-status.ts). */
  status: number;
};

/** Whether a viewer is measured. Visitors whose browser sends Global Privacy Control are not. */
export type Measured = { viewerHash: string; isMember: boolean; isMeasured: boolean };

/**
 * Saves a person's position in an item and the ranges they played, and advances its state in their playlist, never back. What
 * was played is written as an event for Analytics.
 */
export const saveProgress = (
  db: Queries,
  personId: string,
  viewerHash: string,
  playback: Playback,
  now: Date,
) =>
  db.query(sql`
    with before as (
      select position, played, updated_at, completed_at is not null as is_completed from watch_progress
      where person_id = ${personId}::uuid and media_content_id = ${playback.mediaContentId}::uuid),
    moved as (
      update playlist_items set watch_status = ${playback.status}::smallint
      where person_id = ${personId}::uuid and media_content_id = ${playback.mediaContentId}::uuid
        and watch_status < ${playback.status}::smallint),
    measured as (${playedEvent({ viewerHash, isMember: true, isMeasured: true }, playback, now)})
    insert into watch_progress as w (person_id, media_content_id, organization_id, position, watch_status, played, created_at, updated_at)
    values (${personId}::uuid, ${playback.mediaContentId}::uuid, ${playback.organizationId}::uuid, ${playback.position}::real,
      ${playback.status}::smallint, ${multirange(playback.played)}::text::nummultirange, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (person_id, media_content_id) do update set
      position = excluded.position,
      forgotten_at = null,
      watch_status = greatest(w.watch_status, excluded.watch_status),
      played = ${joined(sql`w.played`, sql`excluded.played`)},
      updated_at = excluded.updated_at`);

/** Saves the same for a visitor, who is stored as a keyed hash only. */
export const saveVisitorProgress = (
  db: Queries,
  { viewerHash, isMeasured }: Omit<Measured, 'isMember'>,
  playback: Playback,
  now: Date,
) =>
  db.query(sql`
    with before as (
      select position, played, updated_at,
        ${completedFrom(playback)}::numeric > 0 and upper(played) >= ${completedFrom(playback)}::numeric as is_completed
      from visitor_progress
      where media_content_id = ${playback.mediaContentId}::uuid and viewer_hash = ${viewerHash}),
    measured as (${playedEvent({ viewerHash, isMember: false, isMeasured }, playback, now)})
    insert into visitor_progress as w (media_content_id, viewer_hash, position, played, updated_at)
    values (${playback.mediaContentId}::uuid, ${viewerHash}, ${playback.position}::real,
      ${multirange(playback.played)}::text::nummultirange, ${now}::timestamptz)
    on conflict (media_content_id, viewer_hash) do update set
      position = excluded.position, played = ${joined(sql`w.played`, sql`excluded.played`)}, updated_at = excluded.updated_at`);

/** The second from which an item counts as completed. 0: its length is not known. */
const completedFrom = ({ durationInSeconds }: Playback) => durationInSeconds * completedShare;

/** Seconds of an item that may pass in a second: players play at up to twice the speed, and reports may be late. */
const fastest = 4;
/** Seconds that are added to the bound, for a report that is early. */
const early = 30;

/**
 * Writes what a report says was played. `before` is the viewer's row before it. A report that is repeated within a minute says
 * nothing new: its position is the stored one, and its ranges are stored. No report counts more seconds than its time allows,
 * and none less than zero where the clock goes back.
 */
function playedEvent({ viewerHash, isMember, isMeasured }: Measured, playback: Playback, now: Date): Sql {
  const { mediaContentId, organizationId, played, position, status, durationInSeconds } = playback;
  const seconds = secondsIn(played);
  const ranges = sql`${multirange(played)}::text::nummultirange`;
  // Ranges further away cannot be in the same hundredth of the item.
  const margin = durationInSeconds / retentionBins;
  const nearest = Math.min(...played.map(([from]) => from), durationInSeconds);
  const furthest = Math.max(...played.map(([, to]) => to), nearest);
  const near = sql`nummultirange(numrange(${nearest - margin}::numeric, ${furthest + margin}::numeric))`;
  return sql`
    insert into watch_events (organization_id, media_content_id, viewer_hash, is_member, at, played, known, seconds, previous_at, is_completed)
    select ${organizationId}::uuid, ${mediaContentId}::uuid, ${viewerHash}, ${isMember}::boolean, ${now}::timestamptz, ${ranges}, b.played * ${near},
      least(${seconds}::float8, coalesce(abs(extract(epoch from ${now}::timestamptz - b.updated_at)) * ${literal(fastest)} + ${literal(early)}, ${seconds}::float8)),
      case when b.played <> '{}' then b.updated_at end,
      ${status === WatchStatus.WATCHED}::boolean and b.is_completed is not true
    from (select) one left join before b on true
    where ${isMeasured && played.length > 0}::boolean
      and (b.position = ${position}::real and ${ranges} <@ b.played and b.updated_at > ${now}::timestamptz - interval '1 minute') is not true`;
}

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
export const countVisit = (
  db: Queries,
  mediaContentId: string,
  { viewerHash, isMember, isMeasured }: Measured,
  { device, source }: ViewOrigin,
  now: Date,
) =>
  db.query(sql`
    with counted as (
      insert into visitors as v (media_content_id, viewer_hash, counted_at)
      values (${mediaContentId}::uuid, ${viewerHash}, ${now}::timestamptz)
      on conflict (media_content_id, viewer_hash) do update set counted_at = excluded.counted_at
        where v.counted_at <= excluded.counted_at - interval '30 minutes'
      returning media_content_id),
    measured as (
      insert into watch_events (organization_id, media_content_id, viewer_hash, is_member, at, device, source)
      select mc.organization_id, mc.id, ${viewerHash}, ${isMember}::boolean, ${now}::timestamptz, ${device}, ${source}
      from counted c join media_contents mc on mc.id = c.media_content_id where ${isMeasured}::boolean)
    update media_contents set visitor_count = visitor_count + 1
    where id in (select media_content_id from counted)`);

/** Notes that a guest plays an item. */
export const noteGuestView = (db: Queries, guestId: string, mediaContentId: string, now: Date) =>
  db.query(sql`
    insert into guest_views (guest_id, media_content_id, at)
    values (${guestId}::uuid, ${mediaContentId}::uuid, ${now}::timestamptz) on conflict do nothing`);

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
  const [row] = await db.query<Row<'media_contents', ReactionTotal>>(sql`
    select ${totalsOfReactions} from media_contents mc where id = ${mediaContentId}::uuid`);
  return row ? reactionsSummary(row) : [];
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
