import { ContentStatus } from '@tv/contract/enumerations';
import type { RetentionAction, RetentionSince } from '@tv/contract/limits/retention-limits';
import { archiveObstacle, archiveSaves } from '../media-contents/lifecycle/archive-db.ts';
import { StorageStep } from '../media-contents/lifecycle/archive-states.ts';
import { literal, nothing, type Sql, sql } from '../platform/db/sql.ts';
import type { RuleFacts } from './rules-db.ts';

const { PUBLISHED, DELETED } = ContentStatus;

const dayOf = (instant: Sql): Sql => sql`(${instant} at time zone o.time_zone)::date`;

/** The item's own date, or when it was published again. Null: it was never published. */
const publishedOn = sql`case when mc.first_published_at is not null or mc.status = ${literal(PUBLISHED)}
  then ${dayOf(sql`greatest(coalesce(mc.publish_date, mc.first_published_at), mc.republished_at)`)} end`;

/** The day from which the months are counted. Null: the rule does not meet the item. What nobody watched counts from its publication. */
const countedFrom: Record<RetentionSince, Sql> = {
  published: publishedOn,
  watched: sql`case when ${publishedOn} is not null then greatest(${publishedOn}, s.last_watched_on) end`,
  created: dayOf(sql`mc.created_at`),
};

/** The condition that there is something to do. */
const isOpen: Record<RetentionAction, Sql> = {
  tell: sql`mc.status <> ${literal(DELETED)}`,
  unpublish: sql`mc.status = ${literal(PUBLISHED)}`,
  archive: sql`mc.status <> ${literal(DELETED)} and mc.storage = ${literal(StorageStep.ready)}`,
  delete: sql`mc.status <> ${literal(DELETED)}`,
};

/** The bytes of the files of an item `mc`. */
const storedBytes = sql`(select coalesce(sum(b.size_in_bytes), 0)::float8 from stored_bytes b where b.upload_id = mc.id)`;

/** The bytes of an item `mc` that a rule `r` is about: of its files, or what archiving saves. */
export const sizeForRule: Sql = sql`case r.action when 'archive' then ${archiveSaves} else ${storedBytes} end`;

/**
 * Items that a rule meets or will meet, each with the day: `id, title, created_by, met_on, kept_until, due_on, hold, obstacle, size`.
 * `obstacle` is the reason for which the rule cannot act on the item as it is. Months end as those of a calendar do: a month after 31 January is the last day of February. `only` is one item.
 */
export function itemsOf(rule: RuleFacts, only?: string): Sql {
  const { id, organizationId, months, since, action } = rule;
  const filed = rule.isOfCategory
    ? sql`and exists (select from media_content_categories mcc
        where mcc.media_content_id = mc.id and mcc.category_id = ${rule.categoryId}::uuid)`
    : nothing;
  return sql`(
    select mc.id, mc.title, mc.created_by, mc.created_at, met.met_on, k.kept_until, greatest(met.met_on, k.kept_until) as due_on,
      case when exists (select from legal_holds h where h.organization_id = mc.organization_id) then hold_of_item(mc.id) end as hold,
      ${action === 'archive' ? archiveObstacle : sql`null`} as obstacle, ${action === 'archive' ? archiveSaves : storedBytes} as size
    from media_contents mc join organizations o on o.id = mc.organization_id
      left join analytics_scopes s on s.media_content_id = mc.id
      left join retention_keeps k on k.media_content_id = mc.id and k.rule_id = ${id ?? null}::uuid
      cross join lateral (select (${countedFrom[since]} + make_interval(months => ${months}::int))::date as met_on) met
    where mc.organization_id = ${organizationId}::uuid and ${isOpen[action]} and met.met_on is not null
      ${filed} ${only === undefined ? nothing : sql`and mc.id = ${only}::uuid`})`;
}

/** The condition that nothing keeps the item `m` of `itemsOf`, and the rule can act on it. What is watched now counts as watched before it is counted. */
export const isFree = ({ since }: Pick<RuleFacts, 'since'>): Sql =>
  since === 'watched'
    ? sql`m.hold is null and m.obstacle is null and not exists (select from watch_events e where e.media_content_id = m.id)`
    : sql`m.hold is null and m.obstacle is null`;
