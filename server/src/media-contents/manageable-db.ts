import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { managedBy, reviewableBy } from './visibility.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import type { Manager } from '../platform/auth/caller.ts';

/** Which `media_contents mc` a manager may change in some way, at an instant. */
export type ItemCondition = (manager: Manager, now: Date) => Sql;

/** Every item, for any caller. */
export const anyItem: Sql = sql`true`;

/** The condition for the `media_contents mc` that a manager manages. The command line manages all. */
export const manageableBy = ({ organizationId, ...manager }: Manager): Sql =>
  organizationId ? managedBy({ organizationId, ...manager }) : sql`true`;

/** The condition for the `categories c` that a manager manages in the organization. */
export function managesCategory({ role, account, personId }: Manager): Sql {
  if (hasAtLeast(role, Role.OrganizationManager)) return sql`true`;
  if (account) return sql`c.id = any(${account.categoryIds}::uuid[])`;
  return sql`exists (select from category_managers cm where cm.category_id = c.id and cm.person_id = ${personId}::uuid)`;
}

/** The condition for the `media_contents mc` that a manager may read: the items that they manage and those that they may review. */
export function readableBy(manager: Manager): Sql {
  const { organizationId } = manager;
  // A role that includes the right to review manages all items anyway.
  if (!organizationId || !manager.mayReview) return manageableBy(manager);
  return sql`(${manageableBy(manager)} or ${reviewableBy({ ...manager, organizationId })})`;
}

/**
 * The condition for the `media_contents mc` that a manager may act on in a review. It includes, for ten minutes, an item whose
 * newest review they ended themselves, so that they can repeat the step after a lost answer. A deleted item is none.
 */
export function actableBy(manager: Manager, now: Date): Sql {
  const { organizationId, personId } = manager;
  if (!organizationId || !manager.mayReview) return manageableBy(manager);
  return sql`(${readableBy(manager)} or mc.organization_id = ${organizationId}::uuid and mc.deleted_at is null and exists (
    select from review_entries e join reviews r on r.id = e.review_id
    where r.id = (select id from reviews where media_content_id = mc.id order by created_at desc, id limit 1)
      and r.ended_at = e.created_at and e.person_id = ${personId}::uuid
      and r.ended_at > ${now}::timestamptz - interval '10 minutes'))`;
}
