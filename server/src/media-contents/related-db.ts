import { limits } from '@tv/contract/limits';
import type { MediaContent } from '@tv/contract/media-content';
import type { Queries } from '../platform/db/database.ts';
import { sql, literal } from '../platform/db/sql.ts';
import { mediaContentColumns, type MediaContentRow, presentMediaContent } from './media-content-row.ts';
import { type Audience, categoryEntryVisibleTo, visibleTo } from './visibility.ts';

/** The newest media contents of each category, read in one statement for all categories. */
export async function relatedMediaContents(
  db: Queries,
  audience: Audience,
  categoryIds: string[],
  now: Date,
): Promise<Map<string, MediaContent[]>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db.query<MediaContentRow & { of_category: string }>(sql`
    select c.id as of_category, ${mediaContentColumns(audience)}
    from categories c
    cross join lateral (
      select mcc.media_content_id from media_content_categories mcc
      where mcc.category_id = c.id and ${categoryEntryVisibleTo(audience, now)}
      order by mcc.published_at desc, mcc.media_content_id limit ${literal(limits.relatedMediaContents)}) newest
    join media_contents mc on mc.id = newest.media_content_id
    join organizations o on o.id = mc.organization_id
    where c.id = any(${categoryIds}::uuid[]) and ${visibleTo(audience, now)}
    order by mc.publish_date desc, mc.id`);
  const related = Map.groupBy(rows, (row) => row.of_category);
  return new Map([...related].map(([id, items]) => [id, items.map(presentMediaContent)]));
}
