import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql, type Sql } from '../platform/db/sql.ts';

/** The items of a category that are not deleted and have another audience than this one. `null`: everybody. */
const othersIn = (categoryId: string, audience: readonly string[] | null): Sql => sql`
  from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
  where mcc.category_id = ${categoryId}::uuid and mc.status <> ${literal(ContentStatus.DELETED)}
    and mc.audience is distinct from ${audience}::uuid[]`;

/** How many items of a category an audience would change, and how many are public and stay so. */
export async function countOthers(
  db: Queries,
  categoryId: string,
  audience: readonly string[] | null,
): Promise<{ itemsCount: number; publicCount: number }> {
  const isPublic = sql`mc.visibility = ${literal(Visibility.PUBLIC)}`;
  const [row] = await db.query<{ itemsCount: number; publicCount: number }>(sql`
    select (count(*) filter (where not ${isPublic}))::int as "itemsCount",
      (count(*) filter (where ${isPublic}))::int as "publicCount" ${othersIn(categoryId, audience)}`);
  return row!;
}

/** Some of the items that an audience would change. */
export async function listOthers(
  db: Queries,
  categoryId: string,
  audience: readonly string[] | null,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select mc.id ${othersIn(categoryId, audience)} and mc.visibility <> ${literal(Visibility.PUBLIC)}
    order by mc.id limit ${most}::int`);
  return rows.map(({ id }) => id);
}
