import { ContentStatus } from '@tv/contract/enumerations';
import type { GroupUses } from '@tv/contract/people/groups';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

/** The condition that player settings name the group `g` as one that may download. */
const mayDownloadBy = (settings: Sql) => sql`coalesce(${settings} -> 'downloadGroupIds' ? g.id::text, false)`;

const areForGroup = sql`mc.audience @> array[g.id]`;

/** Whether something of an audience beside the group is still there. */
const othersAreThere = sql`exists (
  select from unnest(mc.audience) other where other <> g.id and (
    exists (select from groups og where og.id = other)
    or exists (select from memberships m where m.person_id = other and m.organization_id = g.organization_id)))`;

/** What names a group: audiences and download settings. */
export async function countUses(db: Queries, groupId: string): Promise<GroupUses> {
  const [row] = await db.query<GroupUses>(sql`
    select items.*, categories.*, ${mayDownloadBy(sql`o.player_settings`)} as "isOrganizationDownloads"
    from groups g join organizations o on o.id = g.organization_id,
      lateral (
        select (count(*) filter (where ${areForGroup}))::int as "itemsCount",
          (count(*) filter (where ${areForGroup} and not ${othersAreThere}))::int as "onlyItemsCount",
          (count(*) filter (where ${mayDownloadBy(sql`mc.player_settings`)}))::int as "downloadItemsCount"
        from media_contents mc
        where mc.organization_id = g.organization_id and mc.status <> ${literal(ContentStatus.DELETED)}
          and (${areForGroup} or ${mayDownloadBy(sql`mc.player_settings`)})) items,
      lateral (
        select (count(*) filter (where ${mayDownloadBy(sql`c.player_settings`)}))::int as "downloadCategoriesCount",
          (count(*) filter (where c.defaults #> '{audience,groupIds}' ? g.id::text))::int as "defaultCategoriesCount"
        from categories c where c.organization_id = g.organization_id) categories
    where g.id = ${groupId}::uuid`);
  return row!;
}
