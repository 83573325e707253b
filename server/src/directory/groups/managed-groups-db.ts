import { Role } from '@tv/contract/enumerations';
import type { ManagedDirectoryGroup } from '@tv/contract/sign-in/directory';
import type { Queries } from '../../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';
import { nameOrder } from '../../platform/db/list-order.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RoleKey } from '@tv/contract/people/roles';

type Row = { id: string; display_name: string; role: RoleKey | null; members: number };

const columns = sql`g.id, g.display_name, g.role,
  (select count(*)::int from directory_group_members gm where gm.group_id = g.id) as members`;
const present = ({ id, display_name, role, members }: Row): ManagedDirectoryGroup => ({
  id,
  name: display_name,
  ...(role && { role: Role[role] }),
  membersCount: members,
});

export async function listManagedGroups(
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<ManagedDirectoryGroup>> {
  const { skip, take } = bounds(query);
  const found = sql`from directory_groups g where g.organization_id = ${organizationId}::uuid`;
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  const rows = await db.query<Row>(sql`
    select ${columns} ${found} order by ${nameOrder(sql`g.display_name`, sql`g.organization_id`)}, g.id limit ${take} offset ${skip}`);
  return { items: rows.map(present), total: count?.total ?? 0 };
}

/** Finds a group and locks it until the transaction ends. Without `organizationId` it may belong to any organization. */
export async function lockManagedGroup(
  queries: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<(ManagedDirectoryGroup & { organizationId: string }) | undefined> {
  const [row] = await queries.query<Row & { organization_id: string }>(sql`
    select ${columns}, g.organization_id from directory_groups g where g.id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or g.organization_id = ${organizationId ?? null}::uuid) for update of g`);
  return row && { ...present(row), organizationId: row.organization_id };
}

export const writeGroupRole = (queries: Queries, id: string, role: RoleKey | undefined, now: Date) =>
  queries.query(
    sql`update directory_groups set role = ${role ?? null}, updated_at = ${now} where id = ${id}::uuid`,
  );
