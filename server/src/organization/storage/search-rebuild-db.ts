import type { StorageUse } from '@tv/contract/organization/storage';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** How far the rebuilding of an organization's search has come. `undefined`: nothing is left. */
export async function findSearchRebuild(
  db: Queries,
  organizationId: string,
): Promise<StorageUse['searchRebuild']> {
  const [rebuild] = await db.query<NonNullable<StorageUse['searchRebuild']>>(
    sql`select remaining, total from search_rebuilds where organization_id = ${organizationId}::uuid`,
  );
  return rebuild;
}
