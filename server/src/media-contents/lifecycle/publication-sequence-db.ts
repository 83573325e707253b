import { ScheduleAction } from '@tv/contract/enumerations';
import { literal, sql } from '../../platform/db/sql.ts';

/** The number of times that the publication of `media_contents mc` was moved, also by canceling and scheduling again. */
export const publicationSequence = sql`(select coalesce(sum(s.sequence + 1), 1)::int - 1 from schedules s
  where s.media_content_id = mc.id and s.action = ${literal(ScheduleAction.Publish)})`;
