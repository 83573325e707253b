import type { CutRange } from '@tv/contract/media/cuts';
import type { Queries } from '../../platform/db/database.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { cutsText } from './version-rows-db.ts';

/** The time of a version: what it leaves out, and how long it is. */
export type Timeline = { cuts: readonly CutRange[]; durationInSeconds: number };

/**
 * Moves the positions and the watched ranges of an item's viewers to the time of another version. Those in the original are
 * stored beside them and count while the viewer has not moved on, so that nothing is lost when the version is taken back.
 */
export async function moveWatching(db: Queries, id: string, from: Timeline, to: Timeline): Promise<void> {
  const before = sql`${cutsText(from.cuts)}::text::nummultirange`;
  const after = sql`${cutsText(to.cuts)}::text::nummultirange`;
  const shown = (cuts: Sql, second: Sql, end: number) =>
    sql`least(cut_second(${cuts}, ${second}), ${end}::numeric)`;
  const within = (ranges: Sql, end: number) => sql`${ranges} * nummultirange(numrange(0, ${end}::numeric))`;
  for (const table of [sql`watch_progress`, sql`visitor_progress`])
    await db.query(sql`
      with original as (
        select w.ctid as row,
          case when abs(${shown(before, sql`w.uncut_position::numeric`, from.durationInSeconds)} - w.position::numeric) < 0.06
            then w.uncut_position::numeric else uncut_second(${before}, w.position::numeric, false) end as position,
          uncut_ranges(${before}, w.played) + case
            when ${within(sql`cut_ranges(${before}, w.uncut_played)`, from.durationInSeconds)} <@ w.played then coalesce(w.uncut_played, '{}') else '{}' end as played
        from ${table} w where w.media_content_id = ${id}::uuid)
      update ${table} w set uncut_position = original.position, uncut_played = original.played,
        position = ${shown(after, sql`original.position`, to.durationInSeconds)},
        played = ${within(sql`cut_ranges(${after}, original.played)`, to.durationInSeconds)}
      from original where w.ctid = original.row and w.media_content_id = ${id}::uuid`);
}
