import { cutsAsJson } from '../media-contents/cuts-db.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

/**
 * The columns of `subtitles s`, or of another table with cuts, that say in which version's time its cues are, and in which one's
 * they are shown. Without a version that is the served one.
 */
export const timelineColumns = (
  version?: number,
  row: Sql = sql`s`,
): Sql => sql`${cutsAsJson(sql`${row}.cuts`)} as file_cuts,
  coalesce((select ${cutsAsJson(sql`v.cuts`)} from media_versions v
    where v.media_content_id = ${row}.media_content_id and v.version = coalesce(${version ?? null}::int,
      (select mc.package_version from media_contents mc where mc.id = ${row}.media_content_id))), '[]') as shown_cuts`;

/** The number of the served version of the item of a row. Captions that are edited have it in their entity tag. */
export const servedVersion = (row: Sql): Sql =>
  sql`coalesce((select mc.package_version from media_contents mc where mc.id = ${row}.media_content_id), 0) as "servedVersion"`;
