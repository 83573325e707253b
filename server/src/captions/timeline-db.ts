import { cutsAsJson, cutsOfVersion, servedVersionOf } from '../media-contents/media-package/cuts-db.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

const itemOf = (row: Sql): Sql => sql`${row}.media_content_id`;

/**
 * The columns of `subtitles s`, or of another table with cuts, that say in which version's time its cues are, and in which one's
 * they are shown. Without a version that is the served one.
 */
export const timelineColumns = (
  version?: number,
  row: Sql = sql`s`,
): Sql => sql`${cutsAsJson(sql`${row}.cuts`)} as file_cuts,
  ${cutsAsJson(
    cutsOfVersion(itemOf(row), sql`coalesce(${version ?? null}::int, ${servedVersionOf(itemOf(row))})`),
  )} as shown_cuts`;

/** The number of the served version of the item of a row. Captions that are edited have it in their entity tag. */
export const servedVersion = (row: Sql): Sql =>
  sql`coalesce(${servedVersionOf(itemOf(row))}, 0) as "servedVersion"`;
