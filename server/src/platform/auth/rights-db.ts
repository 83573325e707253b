import { type Right, rightIncludedFrom, rightNames, type Rights } from '@tv/contract/people/rights';
import { roleKeysFrom } from '@tv/contract/people/roles';
import { ActiveState } from '@tv/contract/enumerations';
import { joinSql, literal, type Sql, sql } from '../db/sql.ts';

// The columns of rights in memberships and onboardings.
const columns: Record<Right, { column: Sql; name: Sql }> = {
  mayReview: { column: sql`may_review`, name: sql`"mayReview"` },
};
const each = (write: (right: Right) => Sql): Sql => joinSql(rightNames.map(write), ', ');

/** Selects the rights of a row of memberships or onboardings, as columns with the names of `Rights`. */
export const readRights = (row: Sql): Sql =>
  each((right) => sql`${row}.${columns[right].column} as ${columns[right].name}`);

/** The `set` assignments of an update. */
export const assignRights = (rights: Rights): Sql =>
  each((right) => sql`${columns[right].column} = ${rights[right]}::boolean`);

/** The columns of an insert and their values. */
export const rightColumns = each((right) => columns[right].column);
export const rightValues = (rights: Rights): Sql => each((right) => sql`${rights[right]}::boolean`);

/** Whether a row of memberships has a right, by itself or by its role. */
export const membershipHolds = (row: Sql, right: Right): Sql => sql`
  (${row}.${columns[right].column} or ${row}.role = any(${roleKeysFrom(rightIncludedFrom[right])}::text[]))`;

/** Whether a row of people may join any organization: an active admin of the main provider tenant whose subject begins with `t-`. */
export const isProviderAdmin = (row: Sql): Sql => sql`
  (${row}.subject like 't-%' and ${row}.status = ${literal(ActiveState.ACTIVE)} and exists (
    select from memberships pm join organizations po on po.id = pm.organization_id
    where pm.person_id = ${row}.id and pm.status = ${literal(ActiveState.ACTIVE)} and pm.role = 'Admin' and po.is_provider))`;
