import { retentionLimits } from '@tv/contract/limits/retention-limits';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';
import { strictestFirst } from './announcements-db.ts';
import { firstHour } from './days-db.ts';
import { isFree, itemsOf } from './matches-db.ts';
import type { RuleRow } from './rules-db.ts';

const { lastNotice } = retentionLimits;

/** The local time of an organization `o`, which has the hours of a day that its clocks show. */
const localTime = (now: Date): Sql => sql`(${now}::timestamptz at time zone o.time_zone)`;

/** Seven days went by since the owner was told last, by the clocks of the organization `o`. */
const isWarnedLongAgo = (now: Date): Sql =>
  sql`(a.warned_at at time zone o.time_zone) + make_interval(days => ${literal(lastNotice)}) <= ${localTime(now)}`;

const isDue = (now: Date): Sql =>
  sql`a.done_at is null and a.act_on <= ${localTime(now)}::date and ${isWarnedLongAgo(now)}`;

/** Organizations whose rules were not looked at today, or are to act now. */
export async function listWaiting(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select o.id from organizations o left join retention_runs run on run.organization_id = o.id
    where exists (select from retention_rules r where r.organization_id = o.id)
      and extract(hour from ${localTime(now)}) >= ${literal(firstHour)}
      and (run.ran_on is distinct from ${localTime(now)}::date
        or exists (select from retention_announcements a where a.organization_id = o.id and ${isDue(now)}))
    order by o.id`);
  return rows.map(({ id }) => id);
}

/** Takes the day of an organization until the transaction ends. `undefined`: it is done, or another worker has it. */
export async function takeDay(db: Queries, organizationId: string, now: Date): Promise<string | undefined> {
  await db.query(
    sql`insert into retention_runs (organization_id) values (${organizationId}::uuid) on conflict do nothing`,
  );
  const [row] = await db.query<{ today: string; isDone: boolean }>(sql`
    select ${localTime(now)}::date::text as today, run.ran_on is not distinct from ${localTime(now)}::date as "isDone"
    from retention_runs run join organizations o on o.id = run.organization_id
    where run.organization_id = ${organizationId}::uuid for update of run skip locked`);
  return row && !row.isDone ? row.today : undefined;
}

export const endDay = (db: Queries, organizationId: string, today: string) =>
  db.query(sql`
    update retention_runs set ran_on = ${today}::date where organization_id = ${organizationId}::uuid`);

export type DueAction = { ruleId: string; mediaContentId: string };

/** What rules are to do now: what is due first comes first, and the strictest on one day. */
export const listDue = (db: Queries, organizationId: string, now: Date) =>
  db.query<DueAction>(sql`
    select a.rule_id as "ruleId", a.media_content_id as "mediaContentId"
    from retention_announcements a join retention_rules r on r.id = a.rule_id join organizations o on o.id = a.organization_id
    where a.organization_id = ${organizationId}::uuid and r.action <> 'tell' and ${isDue(now)}
    order by a.act_on, ${strictestFirst}, a.rule_id, a.media_content_id limit 500`);

/**
 * Ends the announcement of an item that is locked. Answers whether the rule still meets the item, on the day that was announced, nothing
 * keeps it, and it is seven days old. `undefined`: the announcement is gone, or moved.
 */
export async function claim(
  db: Queries,
  rule: RuleRow,
  mediaContentId: string,
  now: Date,
): Promise<boolean | undefined> {
  const [row] = await db.query<{ isMet: boolean }>(sql`
    with met as materialized (
      select m.due_on from ${itemsOf(rule, mediaContentId)} m where ${isFree(rule)}
        and m.created_at <= ${now}::timestamptz - make_interval(days => ${literal(lastNotice)}))
    delete from retention_announcements a using organizations o
    where o.id = a.organization_id and a.rule_id = ${rule.id}::uuid and a.media_content_id = ${mediaContentId}::uuid and ${isDue(now)}
    returning exists (select from met where met.due_on = a.due_on) as "isMet"`);
  return row?.isMet;
}

/** Tries again on the next day what failed. */
export const postpone = (db: Queries, { ruleId, mediaContentId }: DueAction, now: Date) =>
  db.query(sql`
    update retention_announcements a set act_on = ${localTime(now)}::date + 1 from organizations o
    where o.id = a.organization_id and a.rule_id = ${ruleId}::uuid and a.media_content_id = ${mediaContentId}::uuid`);
