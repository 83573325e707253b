import { limits } from '@tv/contract/limits';
import type { MediaContent } from '@tv/contract/media';
import type { Queries } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';
import { mediaContentColumns, type MediaContentRow, presentMediaContent } from './media-content-row.ts';
import { type Audience, visibleTo } from './visibility.ts';

/** The newest media contents of each category, in one statement however many categories there are. */
export async function relatedMediaContents(
  db: Queries,
  audience: Audience,
  categoryIds: string[],
  now: Date,
): Promise<Map<string, MediaContent[]>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db.query<MediaContentRow & { of_category: string }>(sql`
    select of.category_id as of_category, ${mediaContentColumns(audience)}
    from unnest(${categoryIds}::uuid[]) as of (category_id)
    cross join lateral (
      select mc.* from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
      where mcc.category_id = of.category_id and ${visibleTo(audience, now)}
      order by mc.publish_date desc, mc.id limit ${limits.relatedMediaContents}) mc
    join organizations o on o.id = mc.organization_id
    order by mc.publish_date desc, mc.id`);
  const related = Map.groupBy(rows, (row) => row.of_category);
  return new Map([...related].map(([id, items]) => [id, items.map(presentMediaContent)]));
}
