import { languages } from '@tv/contract/languages/languages';
import type {
  CategoryTranslations,
  ItemTranslations,
  NoticeTranslations,
} from '@tv/contract/languages/translations';
import type { Notice } from '@tv/contract/notifications/notices';
import type { NoticeKind } from '@tv/contract/notifications/notice-kinds';
import { ContentStatus, Role } from '@tv/contract/enumerations';
import type { RetentionAction } from '@tv/contract/limits/retention-limits';
import { rightsOf } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import { memberViewer } from '../media-contents/viewer.ts';
import { readableBy } from '../media-contents/manageable-db.ts';
import { personName } from '../media-contents/named-person-db.ts';
import { countUpTo, presentTotal, type TotalRow } from '../media-contents/counts/totals-db.ts';
import { openableTo, publishedTo, visibleTo } from '../media-contents/visibility.ts';
import type { Person } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { byInstant } from '../platform/db/list-order.ts';
import { type ListRow, readPage } from '../platform/db/list-page.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

/** What a retention rule announced of the item of a notice `n`, as it is now. */
const announcement = sql`from retention_announcements a where a.rule_id = n.retention_rule_id and a.media_content_id = n.media_content_id`;

/** The condition that a person may still see the item `media_contents mc` or the webhook of a notice `n`, where the notice leads. */
function shownTo(person: Person, now: Date): Sql {
  const member = memberViewer(person);
  const { role, id: personId, organizationId } = person;
  const manager = { role, ...rightsOf(person), personId, organizationId };
  const watchesToo = hasAtLeast(role, Role.OrganizationManager);
  return sql`case n.kind
    when 'news' then ${visibleTo(member, now)}
    when 'reminderPublished' then ${publishedTo(member, now)}
    when 'reminderMoved' then mc.status = ${literal(ContentStatus.SCHEDULED)} and ${openableTo(member, now)}
    when 'retention' then mc.status <> ${literal(ContentStatus.DELETED)} and exists (select ${announcement}) and ${readableBy(manager)}
    when 'webhookEnded' then ${hasAtLeast(role, Role.Admin)}::boolean
    when 'sourceFailing' then ${watchesToo}::boolean
    when 'sourceGaveUp' then ${watchesToo}::boolean
    else mc.status <> ${literal(ContentStatus.DELETED)} and ${readableBy(manager)} end`;
}

const noticesOf = (person: Person, now: Date): Sql => sql`
  from notices n left join media_contents mc on mc.id = n.media_content_id
  where n.person_id = ${person.id}::uuid and n.organization_id = ${person.organizationId}::uuid and ${shownTo(person, now)}`;

type NoticeRow = ListRow & {
  kind: NoticeKind;
  created_at: Date;
  read_at: Date | null;
  media_content_id: string | null;
  title: string;
  translations: ItemTranslations | null;
  category: string | null;
  category_translations: CategoryTranslations | null;
  starts_at: Date | null;
  rule: { name: string; action: RetentionAction } | null;
  day: string | null;
  actor: string | null;
  comment: string | null;
};

/** Characters of a comment that a notice shows. */
const commentLength = 200;

/** One page of a person's notices in their current organization, newest first. */
export const listNotices = (
  db: Queries,
  person: Person,
  query: PageRequest,
  now: Date,
): Promise<Page<Notice>> => {
  const step = sql`from review_entries e where e.id = n.review_entry_id`;
  return readPage<NoticeRow, Notice>(
    db,
    {
      columns: sql`n.id, n.kind, n.created_at, n.read_at, n.media_content_id,
        coalesce(mc.title, (select substring(w.address from '://([^/:?#]+)') from webhooks w where w.id = n.webhook_id),
          (select coalesce(substring(s.address from '://([^/:?#]+)'), nullif(s.folder, ''), s.bucket, s.kind)
            from watched_sources s where s.id = n.watched_source_id), '') as title,
        mc.translations, (select c.translations from categories c where c.id = n.category_id) as category_translations,
        (select c.name from categories c where c.id = n.category_id) as category,
        case when n.kind = 'reminderMoved' then mc.scheduled_publication_date end as starts_at,
        (select json_build_object('name', r.name, 'action', r.action) from retention_rules r where r.id = n.retention_rule_id) as rule,
        (select a.act_on::text ${announcement}) as day,
        (select (select ${personName(sql`p`)} from people p where p.id = e.person_id) ${step}) as actor,
        (select left(e.comment, ${literal(commentLength)}) ${step}) as comment`,
      found: noticesOf(person, now),
      order: byInstant(sql`n.created_at`, true),
      id: sql`n.id`,
      present,
    },
    query,
  );
};

/** Title and category in the languages in which one of them is. */
function translationsOf({ translations: item, category_translations: category }: NoticeRow) {
  const texts = languages.flatMap((tag) => {
    const [title, name] = [item?.[tag]?.title, category?.[tag]?.name];
    return title || name
      ? [[tag, { ...(title && { title }), ...(name && { category: name }) }] as const]
      : [];
  });
  return texts.length > 0 && { translations: Object.fromEntries(texts) as NoticeTranslations };
}

const present = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  ...(row.media_content_id !== null && { mediaContentId: row.media_content_id }),
  title: row.title,
  ...(row.category !== null && { category: row.category }),
  ...translationsOf(row),
  ...(row.starts_at && { startsAt: row.starts_at.toISOString() }),
  ...(row.rule && { rule: row.rule.name, action: row.rule.action }),
  ...(row.day !== null && { day: row.day }),
  ...(row.actor && { actor: row.actor }),
  ...(row.comment && { comment: row.comment }),
});

const maxCounted = 100;

/** How many notices a person has not read in their current organization; counting stops at 100. */
export async function countUnread(db: Queries, person: Person, now: Date): Promise<number> {
  const [row] = await db.query<TotalRow>(
    countUpTo(sql`${noticesOf(person, now)} and n.read_at is null`, maxCounted),
  );
  return presentTotal(row).total;
}

/** Marks every notice of a person in their current organization as read that was written until an instant. */
export const markAllRead = (db: Queries, person: Person, until: Date, now: Date) =>
  db.query(sql`
    update notices set read_at = ${now}::timestamptz
    where person_id = ${person.id}::uuid and organization_id = ${person.organizationId}::uuid and read_at is null
      and created_at <= ${until}::timestamptz`);

/** Marks one notice of a person. The instant of the first reading stays. */
export const markRead = (db: Queries, personId: string, id: string, isRead: boolean, now: Date) =>
  db.query(sql`
    update notices set read_at = case when ${isRead}::boolean then ${now}::timestamptz end
    where id = ${id}::uuid and person_id = ${personId}::uuid and (read_at is null) = ${isRead}::boolean`);
