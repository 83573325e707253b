import type { CamelRow } from '../platform/db/row.ts';
import type { ManagedCategory } from '@tv/contract/categories/categories';
import type { CategoryTranslations } from '@tv/contract/languages/translations';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { ContentStatus, Role } from '@tv/contract/enumerations';
import type { PlayerSettingsChange } from '@tv/contract/media/player-settings';
import { roleKeysFrom } from '@tv/contract/people/roles';
import { isCalled, ownOrder } from './categories-db.ts';
import { searchText } from '../media-contents/search/words/search-text.ts';
import { coverAddress } from './cover-address.ts';
import { byText } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, literal, sql, type Sql } from '../platform/db/sql.ts';

const columns = sql`
  c.id, c.name, c.description, c.translations, c.cover_file as "coverFile", c.player_settings as "playerSettings", c.defaults,
  (select count(*)::int from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = c.id and mc.status <> ${literal(ContentStatus.DELETED)}) as "mediaContentsCount",
  (select coalesce(json_agg(json_build_object('id', m.id, 'email', m.email) order by m.email, m.id), '[]') from (
    select p.id, p.email from category_managers cm join people p on p.id = cm.person_id
    where cm.category_id = c.id order by p.email, p.id limit 50) m) as managers`;

type Row = Omit<ManagedCategory, 'coverUrl'> & { coverFile: string | null };

const present = ({
  id,
  name,
  description,
  translations,
  coverFile,
  mediaContentsCount,
  playerSettings,
  defaults,
  managers,
}: Row): ManagedCategory => ({
  id,
  name,
  description,
  translations,
  ...(coverFile && { coverUrl: coverAddress(id, coverFile) }),
  mediaContentsCount,
  playerSettings,
  defaults,
  managers,
});

/** The condition on the organization. Without `organizationId` a category of any organization matches. */
const within = (organizationId: string | undefined) =>
  organizationId ? sql`c.organization_id = ${organizationId}::uuid` : sql`true`;

export async function findManagedCategory(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<ManagedCategory | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from categories c where c.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row && present(row);
}

export async function listManagedCategories(
  db: Queries,
  organizationId: string,
  query: PageRequest & { searchTerm?: string },
): Promise<Page<ManagedCategory>> {
  const term = searchText(query.searchTerm ?? '');
  const conditions = [within(organizationId), ...(term ? [isCalled(term)] : [])];
  const found = sql`from categories c where ${joinSql(conditions, ' and ')}`;
  return readPage<Row, ManagedCategory>(
    db,
    { columns, found, order: byText(ownOrder, false), id: sql`c.id`, present },
    query,
  );
}

export type CategoryRow = {
  id: string;
  organizationId: string;
  name: string;
  description: string;
  translations: CategoryTranslations;
  playerSettings: PlayerSettingsChange;
  defaults: CategoryDefaults;
};

const readCategory =
  (lock: Sql) =>
  async (db: Queries, organizationId: string | undefined, id: string): Promise<CategoryRow | undefined> => {
    const [row] = await db.query<CategoryRow>(sql`
      select c.id, c.organization_id as "organizationId", c.name, c.description, c.translations,
        c.player_settings as "playerSettings", c.defaults
      from categories c where c.id = ${id}::uuid and ${within(organizationId)} ${lock}`);
    return row;
  };

/** A category as it is stored. */
export const findCategoryRow = readCategory(sql``);

/** The same, locked until the end of the transaction. */
export const lockCategory = readCategory(sql`for update`);

/** Creates a category. Returns the category that has this id or name already, or `undefined` after creating it. */
export async function insertCategory(
  db: Queries,
  { id, organizationId, name, now }: { id: string; organizationId: string; name: string; now: Date },
): Promise<{ id: string; organizationId: string; name: string } | undefined> {
  const made = await db.query(sql`
    insert into categories (id, organization_id, name, created_at)
    values (${id}::uuid, ${organizationId}::uuid, ${name}, ${now}::timestamptz) on conflict do nothing returning id`);
  if (made.length > 0) return undefined;
  const [present] = await db.query<CamelRow<'categories', 'id' | 'organization_id' | 'name'>>(sql`
    select id, organization_id as "organizationId", name from categories
    where id = ${id}::uuid or (organization_id = ${organizationId}::uuid and lower(name) = lower(${name}))
    order by id = ${id}::uuid desc limit 1`);
  return present ?? { id, organizationId: '', name: '' }; // the second lock hides whose it is
}

/** Saves a category. Answers whether the name was free. */
export async function writeCategory(db: Queries, category: CategoryRow): Promise<boolean> {
  const rows = await db.query(sql`
    update categories c set name = ${category.name}, description = ${category.description},
      translations = ${JSON.stringify(category.translations)}::jsonb,
      player_settings = ${JSON.stringify(category.playerSettings)}::jsonb,
      defaults = ${JSON.stringify(category.defaults)}::jsonb
    where id = ${category.id}::uuid and not exists (
      select from categories other where other.organization_id = c.organization_id and other.id <> c.id
        and lower(other.name) = lower(${category.name}))
    returning id`);
  return rows.length > 0;
}

/** Gives these categories the first positions, in this order, and all others none. Answers whether all of them exist. */
export async function orderCategories(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<boolean | 'unchanged'> {
  // All rows are locked first and always in the same order, so that two changes cannot deadlock.
  const locked = await db.query<{ id: string }>(sql`
    select id from categories where organization_id = ${organizationId}::uuid order by id for no key update`);
  const own = new Set(locked.map(({ id }) => id));
  if (!ids.every((id) => own.has(id.toLowerCase()))) return false;
  const moved = await db.query(sql`
    update categories c set position = wished.place from (
      select own.id, w.place::int as place from categories own
      left join unnest(${ids}::uuid[]) with ordinality w (id, place) on w.id = own.id
      where own.organization_id = ${organizationId}::uuid) wished
    where c.id = wished.id and c.position is distinct from wished.place returning c.id`);
  return moved.length > 0 || 'unchanged';
}

/** Deletes a category. Returns the file of its cover. */
export async function deleteCategory(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<CamelRow<'categories', 'cover_file'>>(
    sql`delete from categories where id = ${id}::uuid returning cover_file as "coverFile"`,
  );
  return row?.coverFile ?? undefined;
}

/** Files the items of a category under another one too, and makes its followers followers of that one. */
export async function copyEntries(db: Queries, fromId: string, intoId: string): Promise<void> {
  await db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    select media_content_id, ${intoId}::uuid from media_content_categories where category_id = ${fromId}::uuid
    on conflict do nothing`);
  await db.query(sql`
    insert into category_followers (category_id, person_id, created_at)
    select ${intoId}::uuid, person_id, created_at from category_followers where category_id = ${fromId}::uuid
    on conflict do nothing`);
}

/** Saves the file of a category's cover; `null`: none. Returns the file of the previous one. */
export async function writeCover(db: Queries, id: string, file: string | null): Promise<string | undefined> {
  const [row] = await db.query<{ before: string | null }>(sql`
    update categories c set cover_file = ${file} from (
      select id, cover_file from categories where id = ${id}::uuid for no key update) old
    where c.id = old.id returning old.cover_file as before`);
  return row?.before ?? undefined;
}

/** Whether a person is a member of the category's organization who may manage content. */
export async function isContentManager(
  db: Queries,
  organizationId: string,
  personId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from memberships where organization_id = ${organizationId}::uuid and person_id = ${personId}::uuid
      and role = any(${roleKeysFrom(Role.ContentManager)}::text[]) for share`);
  return rows.length > 0;
}

export const assignCategory = (db: Queries, categoryId: string, personId: string) =>
  db.query(sql`
    insert into category_managers (category_id, person_id) values (${categoryId}::uuid, ${personId}::uuid)
    on conflict do nothing returning person_id`);

export const unassignCategory = (db: Queries, categoryId: string, personId: string) =>
  db.query(sql`
    delete from category_managers where category_id = ${categoryId}::uuid and person_id = ${personId}::uuid
    returning person_id`);
