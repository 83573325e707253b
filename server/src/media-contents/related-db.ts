import { limits } from '@tv/contract/limits';
import { literal, sql, type Sql } from '../platform/db/sql.ts';
import { itemVersionColumns, itemVersionSql } from './item-json-db.ts';
import { type Audience, categoryEntryVisibleTo } from './visibility.ts';

/** The newest media contents of `categories c` of `organizations o`: an `ItemVersion` a line, or null. */
export const newestOfCategory = (audience: Audience, now: Date): Sql => sql`(
  select string_agg(line, chr(10)) from (
    select ${itemVersionSql(audience)} as line from (
      select ${itemVersionColumns}, mcc.published_at
      from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
      where mcc.category_id = c.id and ${categoryEntryVisibleTo(audience, now)}
      order by mcc.published_at desc, mcc.media_content_id limit ${literal(limits.relatedMediaContents)}) mc
    order by mc.published_at desc, mc.id) newest)`;
