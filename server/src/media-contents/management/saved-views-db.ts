import type { SavedView } from '@tv/contract/media-contents/saved-views';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

export type Member = { personId: string; organizationId: string };

export const listSavedViews = (db: Queries, { personId, organizationId }: Member): Promise<SavedView[]> =>
  db.query<SavedView>(sql`
    select name, query from saved_views
    where person_id = ${personId}::uuid and organization_id = ${organizationId}::uuid order by position`);

/** Belongs into a transaction. Replaces all views of a member. */
export async function writeSavedViews(
  transaction: Queries,
  { personId, organizationId }: Member,
  views: readonly SavedView[],
): Promise<void> {
  // Two replacements at once come one after the other.
  await transaction.query(sql`
    select from memberships where person_id = ${personId}::uuid and organization_id = ${organizationId}::uuid for no key update`);
  await transaction.query(sql`
    delete from saved_views where person_id = ${personId}::uuid and organization_id = ${organizationId}::uuid`);
  await transaction.query(sql`
    insert into saved_views (person_id, organization_id, position, name, query)
    select ${personId}::uuid, ${organizationId}::uuid, given.position, given.name, given.query
    from unnest(${views.map(({ name }) => name)}::text[], ${views.map(({ query }) => query)}::text[])
      with ordinality as given (name, query, position)`);
}
