import type { RetentionRule } from '@tv/contract/retention/retention-rules';
import {
  retentionLimits,
  type RetentionAction,
  type RetentionSince,
} from '@tv/contract/limits/retention-limits';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

/** What decides which items a rule meets, and what becomes of them. */
export type RuleFacts = {
  /** `undefined`: the rule is not made yet. */
  id: string | undefined;
  organizationId: string;
  /** A rule of a category without one has lost it, and meets nothing. */
  isOfCategory: boolean;
  categoryId: string | null;
  months: number;
  since: RetentionSince;
  action: RetentionAction;
};

export type RuleRow = RuleFacts & { id: string; name: string };

const facts = sql`r.id, r.organization_id as "organizationId", r.name, r.is_of_category as "isOfCategory", r.category_id as "categoryId",
  r.months, r.since, r.action`;

const within = (organizationId: string | undefined): Sql =>
  organizationId ? sql`r.organization_id = ${organizationId}::uuid` : sql`true`;

/** A rule, of any organization for the command line. */
export async function findRule(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<RuleRow | undefined> {
  const [row] = await db.query<RuleRow>(
    sql`select ${facts} from retention_rules r where r.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockRule(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<RuleRow | undefined> {
  const [row] = await db.query<RuleRow>(
    sql`select ${facts} from retention_rules r where r.id = ${id}::uuid and ${within(organizationId)} for update`,
  );
  return row;
}

/** The rules of an organization, as the daily run takes them. */
export const listRuleFacts = (db: Queries, organizationId: string) =>
  db.query<RuleRow>(
    sql`select ${facts} from retention_rules r where r.organization_id = ${organizationId}::uuid order by r.created_at, r.id`,
  );

type ShownRow = RuleRow & { category: string | null; createdAt: Date; announcedCount: number };

const shown = sql`select ${facts}, c.name as category, r.created_at as "createdAt",
    (select count(*)::int from retention_announcements a where a.rule_id = r.id and a.done_at is null) as "announcedCount"
  from retention_rules r left join categories c on c.id = r.category_id`;

export async function listRules(db: Queries, organizationId: string): Promise<RetentionRule[]> {
  const rows = await db.query<ShownRow>(
    sql`${shown} where r.organization_id = ${organizationId}::uuid order by r.created_at, r.id`,
  );
  return rows.map(present);
}

export async function showRule(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<RetentionRule | undefined> {
  const [row] = await db.query<ShownRow>(
    sql`${shown} where r.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row && present(row);
}

const present = (row: ShownRow): RetentionRule => ({
  ...{ id: row.id, name: row.name, months: row.months, since: row.since, action: row.action },
  scope: row.isOfCategory ? 'category' : 'organization',
  ...(row.categoryId !== null &&
    row.category !== null && { category: { id: row.categoryId, name: row.category } }),
  createdDate: row.createdAt.toISOString(),
  announcedCount: row.announcedCount,
});

/** Locks the organization, so that two calls at once do not make more rules than it may have. Answers whether it has all. */
export async function hasAllRules(db: Queries, organizationId: string): Promise<boolean> {
  await db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from retention_rules where organization_id = ${organizationId}::uuid`,
  );
  return row!.count >= retentionLimits.rules;
}

export const insertRule = (db: Queries, rule: RuleRow, now: Date) =>
  db.query(sql`
    insert into retention_rules (id, organization_id, name, is_of_category, category_id, months, since, action, created_at)
    values (${rule.id}::uuid, ${rule.organizationId}::uuid, ${rule.name}, ${rule.isOfCategory}::boolean, ${rule.categoryId}::uuid,
      ${rule.months}::smallint, ${rule.since}, ${rule.action}, ${now}::timestamptz)`);

/** Saves a changed rule. Where more than its name changed, its announcements start over. */
export async function writeRule(db: Queries, rule: RuleRow, isOtherRule: boolean): Promise<void> {
  await db.query(sql`
    update retention_rules set name = ${rule.name}, is_of_category = ${rule.isOfCategory}::boolean, category_id = ${rule.categoryId}::uuid,
      months = ${rule.months}::smallint, since = ${rule.since}, action = ${rule.action}
    where id = ${rule.id}::uuid`);
  if (isOtherRule) await db.query(sql`delete from retention_announcements where rule_id = ${rule.id}::uuid`);
}

export const deleteRule = (db: Queries, id: string) =>
  db.query(sql`delete from retention_rules where id = ${id}::uuid`);
