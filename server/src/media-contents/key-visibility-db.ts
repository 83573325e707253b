import { sql, type Sql } from '../platform/db/sql.ts';

/** What a key reaches: everything in its organization, or what is in its categories. */
export type KeyReach = { organizationId: string; categoryIds: readonly string[] | undefined };

/** The condition that an item `media_contents mc` is within a key's reach. */
export const inReach = ({ organizationId, categoryIds }: KeyReach): Sql =>
  sql`mc.organization_id = ${organizationId}::uuid and ${hasCategory(sql`mc.id`, categoryIds)}`;

/** The same for the item of an entry `media_content_categories mcc` of `categories c`. */
export const entryInReach = ({ organizationId, categoryIds }: KeyReach): Sql =>
  sql`c.organization_id = ${organizationId}::uuid and ${hasCategory(sql`mcc.media_content_id`, categoryIds)}`;

/** The same for the item of a document `search_documents d`. */
export const documentInReach = ({ organizationId, categoryIds }: KeyReach): Sql =>
  sql`d.organization_id = ${organizationId}::uuid and ${hasCategory(sql`d.media_content_id`, categoryIds)}`;

/** The condition that a key reads of `categories c`. */
export const categoryInReach = ({ categoryIds }: KeyReach): Sql =>
  categoryIds ? sql`c.id = any(${categoryIds}::uuid[])` : sql`true`;

const hasCategory = (itemId: Sql, categoryIds: readonly string[] | undefined): Sql =>
  categoryIds
    ? sql`exists (select from media_content_categories own
        where own.media_content_id = ${itemId} and own.category_id = any(${categoryIds}::uuid[]))`
    : sql`true`;
