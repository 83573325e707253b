import { cutsAsJson } from '../media-contents/cuts-db.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

/**
 * The columns of `subtitles s` that say in which version's time its file is, and in which one's it is shown. Without a version
 * that is the served one.
 */
export const timelineColumns = (version?: number): Sql => sql`${cutsAsJson(sql`s.cuts`)} as file_cuts,
  coalesce((select ${cutsAsJson(sql`v.cuts`)} from media_versions v
    where v.media_content_id = s.media_content_id and v.version = coalesce(${version ?? null}::int,
      (select mc.package_version from media_contents mc where mc.id = s.media_content_id))), '[]') as shown_cuts`;
