import type { RetentionAnnouncement, RetentionOfItem } from '@tv/contract/retention/retention-rules';
import { retentionActions, retentionLimits } from '@tv/contract/limits/retention-limits';
import { namedPerson } from '../media-contents/named-person-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { byText } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { isFree, itemsOf, sizeForRule } from './matches-db.ts';
import type { RuleRow } from './rules-db.ts';

const { firstNotice, lastNotice } = retentionLimits;

/** Announces what a rule meets within thirty days, and drops what it meets no more, or on another day. */
export async function announce(db: Queries, rule: RuleRow, today: string): Promise<void> {
  await db.query(sql`
    with met as materialized (
      select m.id, m.due_on from ${itemsOf(rule)} m where m.due_on <= ${today}::date + ${literal(firstNotice)} and ${isFree(rule)}),
    dropped as (
      delete from retention_announcements a where a.rule_id = ${rule.id}::uuid
        and not exists (select from met where met.id = a.media_content_id))
    insert into retention_announcements as a (rule_id, media_content_id, organization_id, due_on, act_on, announced_on)
    select ${rule.id}::uuid, met.id, ${rule.organizationId}::uuid, met.due_on,
      greatest(met.due_on, ${today}::date + ${literal(lastNotice)}), ${today}::date
    from met
    on conflict (rule_id, media_content_id) do update set due_on = excluded.due_on, act_on = excluded.act_on,
      announced_on = excluded.announced_on, told_on = null, warned_at = null, done_at = null
    where a.due_on <> excluded.due_on`);
}

type ListRow = Omit<RetentionAnnouncement, 'manager' | 'mediaContentId'> & {
  id: string;
  manager: { id: string; name: string } | null;
};

/** What the rules of an organization announced, the next first. */
export const listAnnouncements = (
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<RetentionAnnouncement>> =>
  readPage<ListRow, RetentionAnnouncement>(
    db,
    {
      columns: sql`mc.id, mc.title, ${namedPerson(sql`mc.created_by`)} as manager, ${sizeForRule} as "sizeInBytes",
        r.id as "ruleId", r.name as "ruleName", r.action, a.act_on::text as day`,
      found: sql`from retention_announcements a join retention_rules r on r.id = a.rule_id join media_contents mc on mc.id = a.media_content_id
        where a.organization_id = ${organizationId}::uuid and a.done_at is null`,
      // One item can be announced by several rules.
      order: byText(sql`(a.act_on::text || ' ' || r.id::text)`, false),
      id: sql`mc.id`,
      present: ({ id, manager, sizeInBytes, title, ruleId, ruleName, action, day }) => ({
        ...{ mediaContentId: id, title, sizeInBytes, ruleId, ruleName, action, day },
        ...(manager && { manager }),
      }),
    },
    query,
  );

/** Orders rules `r` by what they do, the strictest first. */
export const strictestFirst: Sql = sql`array_position(${[...retentionActions].reverse()}::text[], r.action)`;

/** What rules are about to do with an item. What they only notify its owner of is left out. */
export const listOfItem = (db: Queries, id: string) =>
  db.query<RetentionOfItem>(sql`
    select r.id as "ruleId", r.name as "ruleName", r.action, a.act_on::text as day
    from retention_announcements a join retention_rules r on r.id = a.rule_id
    where a.media_content_id = ${id}::uuid and a.done_at is null and r.action <> 'tell'
    order by a.act_on, ${strictestFirst}, r.id`);

/** Keeps an item for a year from the day on which the rule would act. Answers until when, also where it is kept already. */
export async function keepItem(
  db: Queries,
  { ruleId, id, now }: { ruleId: string; id: string; now: Date },
): Promise<{ until: string; rule: string; isNew: boolean } | undefined> {
  const found = sql`a.rule_id = ${ruleId}::uuid and a.media_content_id = ${id}::uuid and a.done_at is null`;
  await db.query(sql`
    insert into retention_keeps as k (rule_id, media_content_id, organization_id, kept_until)
    select a.rule_id, a.media_content_id, a.organization_id, (a.act_on + interval '1 year')::date from retention_announcements a where ${found}
    on conflict (rule_id, media_content_id) do update set kept_until = excluded.kept_until`);
  const gone = await db.query(sql`delete from retention_announcements a where ${found} returning rule_id`);
  const [kept] = await db.query<{ until: string; rule: string }>(sql`
    select k.kept_until::text as until, r.name as rule from retention_keeps k join retention_rules r on r.id = k.rule_id
      join organizations o on o.id = k.organization_id
    where k.rule_id = ${ruleId}::uuid and k.media_content_id = ${id}::uuid
      and k.kept_until > (${now}::timestamptz at time zone o.time_zone)::date`);
  return kept && { ...kept, isNew: gone.length > 0 };
}
