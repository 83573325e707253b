import type { NoticeKind } from '@tv/contract/notifications/notice-kinds';
import { ActiveState, ReviewAction } from '@tv/contract/enumerations';
import { isForPerson, visibleTo } from '../media-contents/visibility.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';
import { publicationKey, wantsNotice } from './write-notices-db.ts';

const ACTIVE = literal(ActiveState.ACTIVE);

/** The condition that a person is an active member of the organization of the item `mc`. */
const isMember = (personId: Sql): Sql => sql`exists (
  select from memberships m join people p on p.id = m.person_id and p.status = ${ACTIVE}
  where m.person_id = ${personId} and m.organization_id = mc.organization_id and m.status = ${ACTIVE})`;

/** Days. An item whose own date is earlier counts as old, as in digests. */
const newFor = 31;

/** A part of the followers, by their ids. `after`: the last person of the part before. */
type Part = { after: string; most: number };

/**
 * Writes notices of an item that became visible for the first time, to some of those who follow a category of it. The person who
 * brought it in knows of it, and who asked for a reminder gets that instead. Answers where the next part begins; `undefined`: there is none.
 */
export async function tellFollowers(
  db: Queries,
  { mediaContentId, at }: { mediaContentId: string; at: Date },
  { after, most }: Part,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ count: number; last: string | null }>(sql`
    with told as (
      select distinct on (f.person_id) f.person_id, f.category_id, mc.organization_id
      from media_contents mc join media_content_categories mcc on mcc.media_content_id = mc.id
        join categories c on c.id = mcc.category_id join category_followers f on f.category_id = c.id
      where mc.id = ${mediaContentId}::uuid and ${visibleTo({ kind: 'everywhere' }, now)}
        and mc.first_published_at = ${at}::timestamptz
        and mc.publish_date > ${at}::timestamptz - make_interval(days => ${literal(newFor)})
        and f.person_id > ${after}::uuid and f.person_id is distinct from mc.created_by
        and ${isMember(sql`f.person_id`)} and ${isForPerson(sql`f.person_id`)} and ${wantsNotice(sql`f.person_id`, 'news')}
        and not exists (select from reminders r where r.person_id = f.person_id and r.media_content_id = mc.id)
      order by f.person_id, lower(c.name) limit ${literal(most)}),
    written as (
      insert into notices (id, person_id, organization_id, kind, media_content_id, category_id, event_key, created_at)
      select gen_random_uuid(), person_id, organization_id, ${'news' satisfies NoticeKind}::text, ${mediaContentId}::uuid, category_id,
        ${publicationKey(mediaContentId)}, ${now}::timestamptz
      from told on conflict (person_id, event_key) do nothing)
    select count(*)::int as count, max(person_id::text) as last from told`);
  return row && row.count === most ? (row.last ?? undefined) : undefined;
}

/** Writes a notice to the person who submitted a published item for review, unless they published it themselves. */
export const tellSubmitter = (
  db: Queries,
  { mediaContentId, by }: { mediaContentId: string; by: string | undefined },
  now: Date,
) =>
  db.query(sql`
    insert into notices (id, person_id, organization_id, kind, media_content_id, event_key, created_at)
    select gen_random_uuid(), s.person_id, mc.organization_id, ${'published' satisfies NoticeKind}::text, mc.id, 'published ' || s.id, ${now}::timestamptz
    from media_contents mc join lateral (
      select e.id, e.person_id from review_entries e join reviews r on r.id = e.review_id
      where r.media_content_id = mc.id and e.action = ${literal(ReviewAction.Information)}
      order by e.created_at desc, e.id limit 1) s on true
    where mc.id = ${mediaContentId}::uuid and s.person_id is distinct from ${by ?? null}::uuid
      and ${isMember(sql`s.person_id`)} and ${wantsNotice(sql`s.person_id`, 'published')}
    on conflict (person_id, event_key) do nothing`);
