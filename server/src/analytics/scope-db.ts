import { because } from '@tv/contract/reasons/problem-reasons';
import type { PeriodQuery } from '@tv/contract/analytics/analytics';
import { Role } from '@tv/contract/enumerations';
import type { OrganizationScope } from '@tv/contract/organization/organization-scope';
import { ProblemCode } from '@tv/contract/problems';
import { hasAtLeast } from '@tv/contract/people/roles';
import { manageableBy, managesCategory } from '../media-contents/manageable-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { misusedField, notAllowed, notFound, Problem } from '../platform/http/problem.ts';
import { type AnalyticsPeriod, periodOf } from './period.ts';

/** The organization that figures are about. */
export type OrganizationOfFigures = {
  organizationId: string;
  /** YYYY-MM-DD in its time zone. */
  today: string;
  timeZone: string;
  memberCount: number;
  allowsPersonalFigures: boolean;
};

export type AnalyticsScope = OrganizationOfFigures & {
  /** The organization, a category or an item: what is counted. */
  scopeId: string;
  period: AnalyticsPeriod;
};

type Within = OrganizationScope & { categoryId?: string; mediaContentId?: string };

type Row = {
  today: string;
  time_zone: string;
  allows_personal_figures: boolean;
  member_count: number;
  has_item: boolean;
  has_category: boolean;
};

/**
 * What a manager asks figures of. Content managers see those of items and categories that they manage; others are not found.
 * The organization as a whole is for its managers.
 */
export async function findScope(
  db: Queries,
  manager: Manager,
  query: Within & PeriodQuery,
  now: Date,
): Promise<AnalyticsScope> {
  const { categoryId, mediaContentId } = query;
  if (categoryId && mediaContentId)
    throw misusedField('categoryId', 'must not be given with mediaContentId.');
  const managesAll = hasAtLeast(manager.role, Role.OrganizationManager);
  if (!categoryId && !mediaContentId && !managesAll) throw notAllowed(because('figures.managersOnly'));
  const found = await findOrganizationOfFigures(db, manager, query, now);
  return {
    ...found,
    scopeId: mediaContentId ?? categoryId ?? found.organizationId,
    period: periodOf(query, found.today, found.timeZone),
  };
}

/** The organization that a query is about. Throws 404 for an item or a category that the manager does not manage. */
export async function findOrganizationOfFigures(
  db: Queries,
  manager: Manager,
  query: Within,
  now: Date,
): Promise<OrganizationOfFigures> {
  const { categoryId = null, mediaContentId = null } = query;
  const organizationId = await organizationOf(db, manager, query);
  const [row] = await db.query<Row>(sql`
    select (${now}::timestamptz at time zone o.time_zone)::date::text as today, o.time_zone, o.allows_personal_figures,
      (select count(*)::int from memberships m where m.organization_id = o.id) as member_count,
      exists (select from media_contents mc where mc.id = ${mediaContentId}::uuid and mc.organization_id = o.id
        and ${manageableBy(manager)}) as has_item,
      exists (select from categories c where c.id = ${categoryId}::uuid and c.organization_id = o.id
        and ${managesCategory(manager)}) as has_category
    from organizations o where o.id = ${organizationId}::uuid`);
  if (!row) throw notFound('The organization');
  if (mediaContentId && !row.has_item) throw notFound('This media content');
  if (categoryId && !row.has_category) throw notFound('This category');
  return {
    organizationId,
    today: row.today,
    timeZone: row.time_zone,
    memberCount: row.member_count,
    allowsPersonalFigures: row.allows_personal_figures,
  };
}

/** Throws 403 where the organization has switched figures with names of people off. */
export function requirePersonalFigures({ allowsPersonalFigures }: { allowsPersonalFigures: boolean }): void {
  if (!allowsPersonalFigures)
    throw new Problem(403, ProblemCode.PersonalFiguresOff, because('figures.personalOff'));
}

/** The same for an organization that is known by its id. */
export async function requirePersonalFiguresOf(db: Queries, organizationId: string): Promise<void> {
  const [row] = await db.query<{ allowsPersonalFigures: boolean }>(sql`
    select allows_personal_figures as "allowsPersonalFigures" from organizations where id = ${organizationId}::uuid`);
  if (row) requirePersonalFigures(row);
}
