import { ActiveState } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { Language } from '@tv/contract/languages/languages';
import type { NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import type { Digest } from '@tv/contract/notifications/notifications';
import { visibleTo } from '../media-contents/visibility.ts';
import { categoryNameIn } from '../media-contents/texts/texts-in-language-db.ts';
import { spokenBy } from '../mail/language-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type DueDigest = {
  personId: string;
  email: string;
  isActive: boolean;
  digest: Exclude<Digest, 'off'>;
  timeZone: string;
  language: Language;
  dueAt: Date;
  from: Date;
  switchedOff: NoticeSwitch[];
};

/** Locks the digests that are due for this transaction, the longest waiting first. */
export const takeDueDigests = (db: Queries, now: Date, most: number) =>
  db.query<DueDigest>(sql`
    with taken as (
      select person_id, digest, time_zone, digest_due_at, digest_from, switched_off from notification_choices
      where digest_due_at <= ${now}::timestamptz order by digest_due_at limit ${most}::int for update skip locked)
    select t.person_id as "personId", p.email, p.status = ${ActiveState.ACTIVE}::smallint as "isActive",
      t.digest, t.time_zone as "timeZone", ${spokenBy(sql`o.default_language`)} as language, t.digest_due_at as "dueAt", t.digest_from as "from",
      t.switched_off as "switchedOff"
    from taken t join people p on p.id = t.person_id join organizations o on o.id = p.current_organization_id`);

export type NewItem = {
  id: string;
  title: string;
  translations: ItemTranslations;
  category: string;
  organizationId: string;
  organizationName: string;
  colors: Record<string, unknown>;
  /** The number of all new items, this one included. */
  total: number;
};

/**
 * The items that became visible in a period, in the categories that a person follows, and that the person may see now, newest
 * first. An item may become visible long after its scheduled time. An item whose own date is more than 31 days earlier counts
 * as old and is left out.
 */
export const listNewItems = (
  db: Queries,
  {
    personId,
    language,
    from,
    until,
    now,
    most,
  }: { personId: string; language: Language; from: Date; until: Date; now: Date; most: number },
) =>
  db.query<NewItem>(sql`
    select *, count(*) over ()::int as total from (
      select distinct on (mc.id) mc.id, mc.title, mc.translations, ${categoryNameIn(sql`${language}::text`)} as category, o.id as "organizationId",
        o.name as "organizationName", o.ui_customizations as colors,
        coalesce(mc.first_published_at, mc.publish_date) as "publishedAt"
      from category_followers f join categories c on c.id = f.category_id
        join media_content_categories mcc on mcc.category_id = c.id
          and mcc.published_at > ${from}::timestamptz - interval '31 days'
        join media_contents mc on mc.id = mcc.media_content_id
        join organizations o on o.id = mc.organization_id
      where f.person_id = ${personId}::uuid and ${visibleTo({ kind: 'memberships', personId }, now)}
        and coalesce(mc.first_published_at, mc.publish_date) > ${from}::timestamptz
        and coalesce(mc.first_published_at, mc.publish_date) <= ${until}::timestamptz
      order by mc.id, lower(c.name)) n
    order by "publishedAt" desc, id limit ${most}::int`);

export const recordDigest = (db: Queries, personId: string, { until, dueAt }: { until: Date; dueAt: Date }) =>
  db.query(sql`
    update notification_choices set digest_from = ${until}::timestamptz, digest_due_at = ${dueAt}::timestamptz
    where person_id = ${personId}::uuid`);
