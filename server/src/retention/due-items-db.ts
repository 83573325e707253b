import { ActiveState, Role } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import {
  type RetentionAction,
  retentionLimits,
  type RetentionSince,
} from '@tv/contract/limits/retention-limits';
import { roleKeysFrom } from '@tv/contract/people/roles';
import { spokenBy } from '../mail/language-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

const { lastNotice } = retentionLimits;

/** Items that one mail names, and notices that a person gets on one day. */
export const maxShown = 20;
/** The most admins who are notified. */
const maxAdmins = 50;

export type DueItem = {
  ruleId: string;
  rule: string;
  action: RetentionAction;
  since: RetentionSince;
  months: number;
  day: string;
  mediaContentId: string;
  title: string;
  /** Who manages it. `null`: nobody who could, so admins are notified. */
  ownerId: string | null;
  /** How many items there are for this owner. */
  total: number;
};

const isActive = sql`m.status = ${literal(ActiveState.ACTIVE)} and p.status = ${literal(ActiveState.ACTIVE)}`;

/**
 * Marks what owners are to be notified of today: what was announced, what comes within seven days, and what rules only report. An owner notified
 * late has seven days all the same. Answers the next items of each owner.
 */
export const takeDueItems = (db: Queries, organizationId: string, today: string, now: Date) =>
  db.query<DueItem>(sql`
    with told as (
      update retention_announcements a set
        act_on = case when r.action <> 'tell' and a.act_on <= ${today}::date + ${literal(lastNotice)}
          then greatest(a.act_on, ${today}::date + ${literal(lastNotice)}) else a.act_on end,
        warned_at = case when r.action <> 'tell' and a.act_on <= ${today}::date + ${literal(lastNotice)}
          then ${now}::timestamptz end,
        told_on = ${today}::date,
        done_at = case when r.action = 'tell' then ${now}::timestamptz end
      from retention_rules r
      where r.id = a.rule_id and a.organization_id = ${organizationId}::uuid and a.done_at is null and a.warned_at is null
        and case when r.action = 'tell'
          then a.act_on <= ${today}::date and a.announced_on <= ${today}::date - ${literal(lastNotice)}
          else a.told_on is null or a.act_on <= ${today}::date + ${literal(lastNotice)} end
      returning a.rule_id, r.name as rule, r.action, r.since, r.months, a.act_on, a.media_content_id),
    owned as (
      select told.*, mc.title, (
        select m.person_id from memberships m join people p on p.id = m.person_id
        where m.person_id = mc.created_by and m.organization_id = ${organizationId}::uuid and ${isActive}
          and m.role = any(${roleKeysFrom(Role.ContentManager)}::text[])) as owner_id
      from told join media_contents mc on mc.id = told.media_content_id),
    ranked as (
      select owned.*, row_number() over (partition by owner_id order by act_on, title, media_content_id, rule_id) as place,
        count(*) over (partition by owner_id)::int as total
      from owned)
    select rule_id as "ruleId", rule, action, since, months, act_on::text as day, media_content_id as "mediaContentId", title,
      owner_id as "ownerId", total
    from ranked where place <= ${literal(maxShown)} order by act_on, title, media_content_id, rule_id`);

export type NotifiedPerson = {
  personId: string;
  email: string;
  language: Language;
  isAdmin: boolean;
  organizationName: string;
  colors: Record<string, unknown>;
};

/** The owners, and with them the admins of an organization where items have no owner. */
export const listNotifiedPeople = (
  db: Queries,
  organizationId: string,
  { owners, withAdmins }: { owners: readonly string[]; withAdmins: boolean },
) =>
  db.query<NotifiedPerson>(sql`
    with admins as (${adminsOf(organizationId, withAdmins)})
    select p.id as "personId", p.email, ${spokenBy(sql`o.default_language`)} as language, p.id in (select person_id from admins) as "isAdmin",
      o.name as "organizationName", o.ui_customizations as colors
    from people p join organizations o on o.id = ${organizationId}::uuid
    where p.id = any(${[...owners]}::uuid[]) or p.id in (select person_id from admins) order by p.id`);

const adminsOf = (organizationId: string, areNotified: boolean): Sql => sql`
  select m.person_id from memberships m join people p on p.id = m.person_id
  where ${areNotified}::boolean and m.organization_id = ${organizationId}::uuid and m.role = 'Admin' and ${isActive}
  order by m.person_id limit ${literal(maxAdmins)}`;
