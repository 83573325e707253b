import type { Queries } from '../platform/db/database.ts';
import { nothing, sql } from '../platform/db/sql.ts';
import type { Extent } from './export-db.ts';

/**
 * Erases the keyed hash by which a person was counted: the days on which they watched, what they searched for, and what is not
 * counted yet. Counts stay, because they name nobody.
 */
export async function eraseHashes(db: Queries, viewerHash: string, extent: Extent): Promise<void> {
  const inOrganization = extent ? sql`and organization_id = ${extent.organizationId}::uuid` : nothing;
  const ofItems = extent
    ? sql`and media_content_id in (select id from media_contents where organization_id = ${extent.organizationId}::uuid)`
    : nothing;
  await db.query(sql`
    delete from analytics_viewers where viewer_hash = ${viewerHash}
      and scope_id in (select id from analytics_scopes where media_content_id is null ${inOrganization})`);
  await db.query(sql`delete from search_seen where searcher_hash = ${viewerHash} ${inOrganization}`);
  await db.query(sql`
    update search_terms set searchers = array_remove(searchers, ${viewerHash})
    where searchers @> array[${viewerHash}::text] ${inOrganization}`);
  await db.query(sql`delete from watch_events where viewer_hash = ${viewerHash} ${ofItems}`);
  await db.query(sql`delete from visitors where viewer_hash = ${viewerHash} ${ofItems}`);
}
