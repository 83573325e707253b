import { limits } from '@tv/contract/limits/limits';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { entryVersionColumns, itemVersionSql } from '../item/item-json-db.ts';
import { type Viewer, categoryEntryVisibleTo } from '../visibility.ts';

/** The newest media contents of `categories c` of `organizations o`: an `ItemVersion` a line, or null. */
export const newestOfCategory = (viewer: Viewer, now: Date): Sql => sql`(
  select string_agg(line, chr(10)) from (
    select ${itemVersionSql(viewer)} as line from (
      select ${entryVersionColumns}
      from media_content_categories mcc
      where mcc.category_id = c.id and ${categoryEntryVisibleTo(viewer, now)}
      order by mcc.published_at desc, mcc.media_content_id limit ${literal(limits.relatedMediaContents)}) mc) newest)`;
