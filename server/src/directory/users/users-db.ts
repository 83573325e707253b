import type { Row } from '../../platform/db/row.ts';
import type { Queries } from '../../platform/db/database.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { conditionOf, type FilterableAttributes } from '../filters/filter-db.ts';
import type { Filter } from '../filters/parse-filter.ts';
import type { Attributes } from '../read-attributes.ts';
import type { UserForm } from './read-user.ts';
import { enterpriseSchema } from '../resource-schemas.ts';
import type { Paging } from '../scim-page.ts';
import { selectPage } from '../page-db.ts';

export type DirectoryUser = UserForm & {
  id: string;
  personId: string | undefined;
  groups: { id: string; name: string }[];
  createdAt: Date;
  updatedAt: Date;
};

type UserRow = Row<
  'directory_users',
  | 'id'
  | 'user_name'
  | 'external_id'
  | 'email'
  | 'given_name'
  | 'family_name'
  | 'display_name'
  | 'is_active'
  | 'person_id'
  | 'created_at'
  | 'updated_at'
> & { attributes: Attributes; groups: { id: string; name: string }[] | null };

const columns = sql`
  du.id, du.user_name, du.external_id, du.email, du.given_name, du.family_name, du.display_name, du.is_active, du.attributes, du.person_id,
  du.created_at, du.updated_at, (
    select json_agg(json_build_object('id', g.id, 'name', g.display_name) order by lower(g.display_name), g.id)
    from directory_group_members gm join directory_groups g on g.id = gm.group_id where gm.user_id = du.id) as groups`;

const present = (row: UserRow): DirectoryUser => ({
  id: row.id,
  userName: row.user_name,
  externalId: row.external_id ?? undefined,
  email: row.email,
  givenName: row.given_name ?? undefined,
  familyName: row.family_name ?? undefined,
  displayName: row.display_name ?? undefined,
  isActive: row.is_active,
  attributes: row.attributes,
  personId: row.person_id ?? undefined,
  groups: row.groups ?? [],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const attributes: FilterableAttributes = {
  id: { column: sql`du.id`, kind: 'exact' },
  username: { column: sql`du.user_name`, kind: 'text' },
  externalid: { column: sql`du.external_id`, kind: 'exact' },
  displayname: { column: sql`du.display_name`, kind: 'text' },
  'name.givenname': { column: sql`du.given_name`, kind: 'text' },
  'name.familyname': { column: sql`du.family_name`, kind: 'text' },
  emails: { column: sql`du.email`, kind: 'text' },
  'emails.value': { column: sql`du.email`, kind: 'text' },
  'emails.type': { column: sql`'work'::text`, kind: 'text' },
  'emails.primary': { column: sql`true`, kind: 'flag' },
  title: { column: sql`du.attributes ->> 'title'`, kind: 'text' },
  usertype: { column: sql`du.attributes ->> 'userType'`, kind: 'text' },
  preferredlanguage: { column: sql`du.attributes ->> 'preferredLanguage'`, kind: 'text' },
  employeenumber: {
    column: sql`du.attributes -> ${enterpriseSchema}::text ->> 'employeeNumber'`,
    kind: 'text',
  },
  department: { column: sql`du.attributes -> ${enterpriseSchema}::text ->> 'department'`, kind: 'text' },
  active: { column: sql`du.is_active`, kind: 'flag' },
  'meta.created': { column: sql`du.created_at`, kind: 'instant' },
  'meta.lastmodified': { column: sql`du.updated_at`, kind: 'instant' },
};

const ofOrganization = (organizationId: string): Sql =>
  sql`du.organization_id = ${organizationId}::uuid and du.deleted_at is null`;

export async function listUsers(
  db: Queries,
  organizationId: string,
  filter: Filter | undefined,
  paging: Paging,
): Promise<{ users: DirectoryUser[]; total: number }> {
  const found = sql`from directory_users du where ${ofOrganization(organizationId)}
    ${filter ? sql`and ${conditionOf(filter, attributes)}` : nothing}`;
  const { rows, total } = await selectPage<UserRow>(db, columns, found, paging);
  return { users: rows.map(present), total };
}

export async function findUser(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<DirectoryUser | undefined> {
  const [row] = await db.query<UserRow>(
    sql`select ${columns} from directory_users du where ${ofOrganization(organizationId)} and du.id = ${id}::uuid`,
  );
  return row && present(row);
}

/** Whether another user of the organization has this name. */
export async function isNameTaken(
  db: Queries,
  organizationId: string,
  userName: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from directory_users du where ${ofOrganization(organizationId)}
      and lower(du.user_name) = lower(${userName}) and du.id is distinct from ${exceptId ?? null}::uuid`);
  return rows.length > 0;
}

export async function insertUser(
  db: Queries,
  organizationId: string,
  user: UserForm & { id: string; personId: string | undefined },
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into directory_users (id, organization_id, user_name, external_id, email, given_name, family_name, display_name,
      is_active, attributes, person_id, created_at, updated_at)
    values (${user.id}::uuid, ${organizationId}::uuid, ${user.userName}, ${user.externalId ?? null}, ${user.email},
      ${user.givenName ?? null}, ${user.familyName ?? null}, ${user.displayName ?? null}, ${user.isActive},
      ${JSON.stringify(user.attributes)}::jsonb, ${user.personId ?? null}::uuid, ${now}, ${now})`);
}

export async function writeUser(
  db: Queries,
  user: UserForm & { id: string; personId: string | undefined },
  now: Date,
): Promise<void> {
  await db.query(sql`
    update directory_users set user_name = ${user.userName}, external_id = ${user.externalId ?? null},
      email = ${user.email}, given_name = ${user.givenName ?? null}, family_name = ${user.familyName ?? null},
      display_name = ${user.displayName ?? null}, is_active = ${user.isActive}, attributes = ${JSON.stringify(user.attributes)}::jsonb,
      person_id = ${user.personId ?? null}::uuid, updated_at = ${now}
    where id = ${user.id}::uuid`);
}

/** Replaces a user by a tombstone, so that a person whom the directory removed cannot join again by themselves. */
export async function deleteUser(db: Queries, id: string, now: Date): Promise<void> {
  await db.query(sql`delete from directory_group_members where user_id = ${id}::uuid`);
  await db.query(sql`
    update directory_users set deleted_at = ${now}, is_active = false, external_id = null, given_name = null,
      family_name = null, display_name = null, attributes = '{}' where id = ${id}::uuid`);
}

/** Deletes the tombstone of a user who is added again. Answers whether there was one. */
export async function deleteTombstone(
  db: Queries,
  organizationId: string,
  { email, personId }: { email: string; personId: string | undefined },
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from directory_users where organization_id = ${organizationId}::uuid and deleted_at is not null
      and (email = ${email} or person_id = ${personId ?? null}::uuid) returning id`);
  return rows.length > 0;
}

/** Finds the member with this address, so that a directory that is connected later can link them. */
export async function findMemberByEmail(
  db: Queries,
  organizationId: string,
  email: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select p.id from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and lower(p.email) = ${email} order by p.created_at limit 1`);
  return row?.id;
}
