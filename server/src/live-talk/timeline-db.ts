import { cutsAsJson, cutsOfVersion } from '../media-contents/cuts-db.ts';
import { sql } from '../platform/db/sql.ts';

const servedVersion = sql`(select served.package_version from media_contents served where served.id = l.media_content_id)`;

/** The columns of the `Timeline` of an event `live_events l`. */
export const timelineColumns = sql`l.started_at as "startedAt", l.stretches,
  ${cutsAsJson(cutsOfVersion(sql`l.media_content_id`, servedVersion))} as cuts`;
