import type { Queries } from '../../platform/db/database.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import { conditionOf, type FilterableAttributes } from '../filters/filter-db.ts';
import type { GroupForm } from './group-form.ts';
import type { Filter } from '../filters/parse-filter.ts';
import type { Paging } from '../scim-page.ts';
import { selectPage } from '../page-db.ts';

export type DirectoryGroup = {
  id: string;
  displayName: string;
  externalId: string | undefined;
  /** The members. Absent if the request did not ask for them. */
  members: { id: string; name: string }[] | undefined;
  createdAt: Date;
  updatedAt: Date;
};

type Row = {
  id: string;
  display_name: string;
  external_id: string | null;
  created_at: Date;
  updated_at: Date;
  /** Absent where they are not asked for. */
  members?: { id: string; name: string }[] | null;
};

const own = sql`g.id, g.display_name, g.external_id, g.created_at, g.updated_at`;
const members = sql`(
  select json_agg(json_build_object('id', du.id, 'name', coalesce(du.display_name, du.user_name)) order by du.created_at, du.id)
  from directory_group_members gm join directory_users du on du.id = gm.user_id where gm.group_id = g.id) as members`;

const present = (row: Row, withMembers: boolean): DirectoryGroup => ({
  id: row.id,
  displayName: row.display_name,
  externalId: row.external_id ?? undefined,
  members: withMembers ? (row.members ?? []) : undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const isMember = (id: string) =>
  sql`exists (select from directory_group_members gm where gm.group_id = g.id and gm.user_id::text = lower(${id}))`;
const attributes: FilterableAttributes = {
  id: { column: sql`g.id`, kind: 'exact' },
  displayname: { column: sql`g.display_name`, kind: 'text' },
  externalid: { column: sql`g.external_id`, kind: 'exact' },
  members: { matches: isMember },
  'members.value': { matches: isMember },
  'meta.created': { column: sql`g.created_at`, kind: 'instant' },
  'meta.lastmodified': { column: sql`g.updated_at`, kind: 'instant' },
};

export async function listGroups(
  db: Queries,
  organizationId: string,
  filter: Filter | undefined,
  paging: Paging,
  withMembers: boolean,
): Promise<{ groups: DirectoryGroup[]; total: number }> {
  const found = sql`from directory_groups g where g.organization_id = ${organizationId}::uuid
    ${filter ? sql`and ${conditionOf(filter, attributes)}` : nothing}`;
  const columns = sql`${own} ${withMembers ? sql`, ${members}` : nothing}`;
  const { rows, total } = await selectPage<Row>(db, columns, found, paging);
  return { groups: rows.map((row) => present(row, withMembers)), total };
}

export async function findGroup(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<DirectoryGroup | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${own}, ${members} from directory_groups g
    where g.organization_id = ${organizationId}::uuid and g.id = ${id}::uuid`);
  return row && present(row, true);
}

export async function isGroupNameTaken(
  db: Queries,
  organizationId: string,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from directory_groups where organization_id = ${organizationId}::uuid
      and lower(display_name) = lower(${name}) and id is distinct from ${exceptId ?? null}::uuid`);
  return rows.length > 0;
}

/** Creates the group or updates its name. Its members are written separately. */
export const upsertGroup = (
  db: Queries,
  organizationId: string,
  { id, displayName, externalId }: Omit<GroupForm, 'members'> & { id: string },
  now: Date,
) =>
  db.query(sql`
    insert into directory_groups (id, organization_id, display_name, external_id, created_at, updated_at)
    values (${id}::uuid, ${organizationId}::uuid, ${displayName}, ${externalId ?? null}, ${now}, ${now})
    on conflict (id) do update set display_name = excluded.display_name, external_id = excluded.external_id,
      updated_at = excluded.updated_at`);

/** Adds members. Returns how many of them are users of the organization. */
export async function writeMembers(
  db: Queries,
  organizationId: string,
  groupId: string,
  { come, gone }: { come: string[]; gone: string[] },
): Promise<number> {
  if (gone.length > 0)
    await db.query(sql`
      delete from directory_group_members where group_id = ${groupId}::uuid and user_id = any(${gone}::uuid[])`);
  if (come.length === 0) return 0;
  const added = await db.query(sql`
    insert into directory_group_members (group_id, user_id)
    select ${groupId}::uuid, id from directory_users
    where organization_id = ${organizationId}::uuid and deleted_at is null and id = any(${come}::uuid[])
    returning user_id`);
  return added.length;
}

/** Deletes a group. Returns its members. */
export async function deleteGroup(db: Queries, groupId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`delete from directory_group_members where group_id = ${groupId}::uuid returning user_id as id`,
  );
  await db.query(sql`delete from directory_groups where id = ${groupId}::uuid`);
  return rows.map(({ id }) => id);
}
