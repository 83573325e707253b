import { cutsAsJson, cutsOfVersion, servedVersionOf } from '../media-contents/media-package/cuts-db.ts';
import { sql } from '../platform/db/sql.ts';

const item = sql`l.media_content_id`;

/** The columns of the `Timeline` of an event `live_events l`. While it has no recording, nothing is asked for cuts. */
export const timelineColumns = sql`l.started_at as "startedAt", l.stretches,
  case when l.stretches is null then '[]'::json else ${cutsAsJson(cutsOfVersion(item, servedVersionOf(item)))} end as cuts`;
