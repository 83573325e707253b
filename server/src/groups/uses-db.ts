import { ContentStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** How many items name a group, and how many of these would be for nobody without it. */
export async function countUses(
  db: Queries,
  groupId: string,
): Promise<{ itemsCount: number; onlyItemsCount: number }> {
  const [row] = await db.query<{ itemsCount: number; onlyItemsCount: number }>(sql`
    select count(*)::int as "itemsCount", (count(*) filter (where not exists (
      select from unnest(mc.audience) other where other <> g.id and (
        exists (select from groups og where og.id = other)
        or exists (select from memberships m where m.person_id = other and m.organization_id = g.organization_id)))))::int
      as "onlyItemsCount"
    from groups g join media_contents mc on mc.organization_id = g.organization_id
    where g.id = ${groupId}::uuid and mc.audience @> array[g.id] and mc.status <> ${literal(ContentStatus.DELETED)}`);
  return row!;
}
