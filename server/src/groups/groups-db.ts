import type { GroupSource } from '@tv/contract/enumerations';
import { ActiveState } from '@tv/contract/enumerations';
import type { Group } from '@tv/contract/people/groups';
import { groupLimits } from '@tv/contract/limits/group-limits';
import type { Queries } from '../platform/db/database.ts';
import { byText, nameOrder } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { literal, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

export type LockedGroup = {
  id: string;
  organizationId: string;
  name: string;
  source: GroupSource;
  rule: string | null;
};

/** The condition that a person `p` with a membership `m` is active in its organization. */
export const isActiveMember = sql`greatest(p.status, m.status) = ${literal(ActiveState.ACTIVE)}`;

const columns = sql`g.id, g.name, g.source, g.rule, (
  select count(*)::int from group_members gm join people p on p.id = gm.person_id
    join memberships m on m.person_id = p.id and m.organization_id = g.organization_id
  where gm.group_id = g.id and ${isActiveMember}) as "membersCount"`;

type Row = Omit<Group, 'rule'> & { rule: string | null };

const present = ({ rule, ...group }: Row): Group => ({ ...group, ...(rule !== null && { rule }) });

/** Without `organizationId` a group of any organization matches. */
const within = (organizationId: string | undefined) =>
  organizationId ? sql`g.organization_id = ${organizationId}::uuid` : sql`true`;

export function listGroups(
  db: Queries,
  organizationId: string,
  query: PageRequest & { searchTerm?: string },
): Promise<Page<Group>> {
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const found = sql`from groups g
    where ${within(organizationId)} and (${term}::text = '' or strpos(lower(g.name), ${term}) > 0)`;
  return readPage<Row, Group>(
    db,
    {
      columns,
      found,
      order: byText(nameOrder(sql`g.name`, sql`g.organization_id`), false),
      id: sql`g.id`,
      present,
    },
    query,
  );
}

export async function findGroup(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<Group | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from groups g where g.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row && present(row);
}

export async function lockGroup(
  queries: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<LockedGroup | undefined> {
  const [row] = await queries.query<LockedGroup>(sql`
    select g.id, g.organization_id as "organizationId", g.name, g.source, g.rule
    from groups g where g.id = ${id}::uuid and ${within(organizationId)} for update`);
  return row;
}

/** Whether the organization has all the groups that its managers may make. */
export async function hasAllGroups(queries: Queries, organizationId: string): Promise<boolean> {
  const [row] = await queries.query<{ count: number }>(sql`
    select count(*)::int as count from groups
    where organization_id = ${organizationId}::uuid and source in ('rule', 'manual')`);
  return row!.count >= groupLimits.groups;
}

/** Creates a group. Returns the group that has this id or name already, or `undefined` after creating it. */
export async function insertGroup(
  queries: Queries,
  { id, organizationId, name, source, rule }: LockedGroup,
  now: Date,
): Promise<LockedGroup | undefined> {
  const made = await queries.query(sql`
    insert into groups (id, organization_id, name, source, rule, created_at)
    values (${id}::uuid, ${organizationId}::uuid, ${name}, ${source}, ${rule}, ${now}::timestamptz)
    on conflict do nothing returning id`);
  if (made.length > 0) return undefined;
  const [present] = await queries.query<LockedGroup>(sql`
    select id, organization_id as "organizationId", name, source, rule from groups
    where id = ${id}::uuid
      or (organization_id = ${organizationId}::uuid and lower(name) = lower(${name}) and source in ('rule', 'manual'))
    order by id = ${id}::uuid desc limit 1`);
  // The second lock hides whose it is.
  return present ?? { id, organizationId: '', name: '', source, rule };
}

/** Saves a group. Answers whether the name was free. */
export async function writeGroup(queries: Queries, { id, name, rule }: LockedGroup): Promise<boolean> {
  const rows = await queries.query(sql`
    update groups g set name = ${name}, rule = ${rule}
    where id = ${id}::uuid and not exists (
      select from groups other where other.organization_id = g.organization_id and other.id <> g.id
        and lower(other.name) = lower(${name}) and other.source in ('rule', 'manual'))
    returning id`);
  return rows.length > 0;
}

export const deleteGroup = (queries: Queries, id: string) =>
  queries.query(sql`delete from groups where id = ${id}::uuid`);

export async function countMatching(
  db: Queries,
  organizationId: string,
  rule: string,
): Promise<{ matchingCount: number; peopleCount: number }> {
  const [row] = await db.query<{ matchingCount: number; peopleCount: number }>(sql`
    select count(*)::int as "peopleCount",
      count(*) filter (where ${rule}::text = '@' or right(lower(p.email), length(${rule}::text)) = ${rule}::text)::int as "matchingCount"
    from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and ${isActiveMember}`);
  return row!;
}
