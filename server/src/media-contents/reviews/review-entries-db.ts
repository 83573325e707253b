import { ActiveState, ReviewAction, ReviewApprovalState, ReviewStatus } from '@tv/contract/enumerations';
import type { ReviewEntry, ReviewSummary } from '@tv/contract/media-contents/reviews';
import { membershipHolds } from '../../platform/auth/rights-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';
import { listHistorySince } from '../management/history-db.ts';
import { namedPerson, personName } from '../named-person-db.ts';
import { isResolvable } from '../lifecycle/reviews-db.ts';

type Person = { id: string; name: string };

type EntryRow = {
  id: string;
  action: number;
  comment: string;
  created_at: Date;
  person: Person | null;
  actor: string | null;
  start_time: number | null;
  end_time: number | null;
  parent_id: string | null;
  is_resolvable: boolean;
  resolved_at: Date | null;
  resolved_by: Person | null;
};

/** The steps and comments of the reviews of an item, newest first. */
export async function listReviewEntries(
  db: Queries,
  mediaContentId: string,
  query: PageRequest,
): Promise<Page<ReviewEntry>> {
  const { skip, take } = bounds(query);
  const found = sql`
    from review_entries e join reviews r on r.id = e.review_id where r.media_content_id = ${mediaContentId}::uuid`;
  const rows = await db.query<EntryRow>(sql`
    select e.id, e.action, e.comment, e.created_at, e.start_time, e.end_time, e.parent_id, e.resolved_at, e.actor,
      ${isResolvable} as is_resolvable, ${namedPerson(sql`e.person_id`)} as person, ${namedPerson(sql`e.resolved_by`)} as resolved_by
    ${found} order by e.created_at desc, e.id limit ${take} offset ${skip}`);
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { items: rows.map(present), total: count?.total ?? 0 };
}

const present = (row: EntryRow): ReviewEntry => ({
  id: row.id,
  action: row.action,
  comment: row.comment,
  at: row.created_at.toISOString(),
  ...(row.person && { personId: row.person.id, person: row.person }),
  ...(row.actor && { actor: row.actor }),
  ...(row.start_time !== null && { startTime: row.start_time }),
  ...(row.end_time !== null && { endTime: row.end_time }),
  ...(row.parent_id && { parentId: row.parent_id }),
  isOpen: row.is_resolvable && row.resolved_at === null,
  ...(row.resolved_at && { resolvedAt: row.resolved_at.toISOString() }),
  ...(row.resolved_by && { resolvedBy: row.resolved_by }),
});

/** The number of remarks of `media_contents mc` that are not resolved. */
export const openRemarks = sql`(
  select count(*)::int from review_entries e join reviews er on er.id = e.review_id
  where er.media_content_id = mc.id and e.resolved_at is null and ${isResolvable})`;

/** How often `media_contents mc` was submitted. */
export const submissions = sql`(
  select count(*)::int from review_entries e join reviews er on er.id = e.review_id
  where er.media_content_id = mc.id and e.action = ${literal(ReviewAction.Information)})`;

type Submission = { at: string; by: Person | null; actor: string | null; comment: string };
type SummaryRow = {
  organization_id: string;
  review_id: string | null;
  review_status: number | null;
  version: number;
  open_remarks: number;
  submissions: Submission[];
  approved_at: Date | null;
};

/** The newest review of an item, with the facts by which a reviewer decides. */
export async function summarizeReview(db: Queries, id: string): Promise<ReviewSummary | undefined> {
  const [row] = await db.query<SummaryRow>(sql`
    select mc.organization_id, r.id as review_id, r.status as review_status, ${submissions} as version,
      ${openRemarks} as open_remarks,
      (select coalesce(json_agg(json_build_object('at', s.created_at, 'by', ${namedPerson(sql`s.person_id`)}, 'actor', s.actor, 'comment', s.comment)
          order by s.created_at desc), '[]')
        from (select e.created_at, e.person_id, e.actor, e.comment from review_entries e join reviews er on er.id = e.review_id
          where er.media_content_id = mc.id and e.action = ${literal(ReviewAction.Information)}
          order by e.created_at desc limit 2) s) as submissions,
      (select max(e.created_at) from review_entries e join reviews er on er.id = e.review_id
        where er.media_content_id = mc.id and e.action = ${literal(ReviewAction.Approve)}) as approved_at
    from media_contents mc left join lateral (
      select id, status from reviews where media_content_id = mc.id
      order by ended_at is null desc, created_at desc, id limit 1) r on true
    where mc.id = ${id}::uuid`);
  if (!row) return undefined;
  const [last, before] = row.submissions;
  // The approval that holds now came after the changes, so it is not their start.
  const isApproved =
    row.review_status === ReviewStatus.Approved || row.review_status === ReviewStatus.Completed;
  const since = (!isApproved && row.approved_at) || (before && new Date(before.at)) || undefined;
  return {
    ...(row.review_status !== null && { status: row.review_status }),
    version: row.version,
    ...(last && {
      submitted: {
        at: new Date(last.at).toISOString(),
        ...(last.by && { by: last.by }),
        ...(last.actor && { actor: last.actor }),
        comment: last.comment,
      },
    }),
    openRemarks: row.open_remarks,
    reviewers: row.review_id ? await listReviewers(db, row.organization_id, row.review_id) : [],
    ...(since && { changedSince: since.toISOString() }),
    changes: since ? await listHistorySince(db, id, since) : [],
  };
}

/** The people who may review the item, with their decisions since it was submitted last. */
async function listReviewers(db: Queries, organizationId: string, reviewId: string) {
  const { Approve, RequestChanges, RemoveApproval, RemoveAllApprovals, Information } = ReviewAction;
  const rows = await db.query<Person & { action: number | null }>(sql`
    with decided as (
      select distinct on (e.person_id) e.person_id, e.action from review_entries e
      where e.review_id = ${reviewId}::uuid
        and e.action in (${literal(Approve)}, ${literal(RequestChanges)}, ${literal(RemoveApproval)})
        and e.created_at > (select max(since.created_at) from review_entries since where since.review_id = ${reviewId}::uuid
          and since.action in (${literal(Information)}, ${literal(RemoveAllApprovals)}))
      order by e.person_id, e.created_at desc)
    select p.id, ${personName(sql`p`)} as name, d.action
    from memberships m join people p on p.id = m.person_id left join decided d on d.person_id = p.id
    where m.organization_id = ${organizationId}::uuid and ${membershipHolds(sql`m`, 'mayReview')}
      and m.status = ${literal(ActiveState.ACTIVE)} and p.status = ${literal(ActiveState.ACTIVE)}
    order by d.action is null, name, p.id limit 50`);
  return rows.map(({ id, name, action }) => ({ id, name, state: stateOf(action) }));
}

const stateOf = (action: number | null): number => {
  if (action === ReviewAction.Approve) return ReviewApprovalState.Approved;
  return action === ReviewAction.RequestChanges
    ? ReviewApprovalState.ChangesRequested
    : ReviewApprovalState.NotStarted;
};
