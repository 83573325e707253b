import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { type ItemJsonCache, itemVersionSql, parseItemVersion } from '../media-contents/item/item-json-db.ts';
import { presentToGuest } from '../media-contents/item/present-to-guest.ts';
import { type Viewer, visibleTo } from '../media-contents/visibility.ts';
import type { Queries } from '../platform/db/database.ts';
import { byInstant } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

/** The items of the category that is shared with a guest, newest first. */
export async function listSharedItems(
  { db, itemJson }: { db: Queries; itemJson: ItemJsonCache },
  viewer: Viewer & { kind: 'guest' },
  query: PageRequest,
  now: Date,
): Promise<Page<MediaContent>> {
  const page = await readPage<{ id: string; line: string }, string>(
    db,
    {
      columns: sql`mc.id, ${itemVersionSql(viewer)} as line`,
      found: sql`
        from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
        join organizations o on o.id = mc.organization_id
        where mcc.category_id = (select category_id from guests where id = ${viewer.guestId}::uuid)
          and mcc.published_at is not null and ${visibleTo(viewer, now)}`,
      order: byInstant(sql`mcc.published_at`, true),
      id: sql`mc.id`,
      present: ({ line }) => line,
    },
    query,
  );
  const texts = await itemJson.ofItems(page.items.map(parseItemVersion), viewer, now);
  return { ...page, items: [...texts.values()].map(presentToGuest) };
}
