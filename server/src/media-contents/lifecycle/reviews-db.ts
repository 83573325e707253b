import { ActiveState, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { membershipHolds } from '../../platform/auth/rights-db.ts';
import { currentActor } from '../../platform/actor.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../platform/db/sql.ts';

export type Review = {
  id: string;
  status: number;
  /** The person who submitted the item last. `undefined` for the command line and for a deleted person. */
  submitterId: string | undefined;
  approverId: string | undefined;
};

/** The person of the newest entry with an action, in the review `r`. */
export const personOf = (action: number): Sql => sql`(
  select e.person_id from review_entries e where e.review_id = r.id and e.action = ${literal(action)}
  order by e.created_at desc, e.id limit 1)`;

/** The newest review of a locked item. If a review is open, it is this one. */
export async function findReview(db: Queries, mediaContentId: string): Promise<Review | undefined> {
  type Row = { id: string; status: number; submitter_id: string | null; approver_id: string | null };
  const [row] = await db.query<Row>(sql`
    select r.id, r.status, ${personOf(ReviewAction.Information)} as submitter_id,
      ${personOf(ReviewAction.Approve)} as approver_id
    from reviews r where r.media_content_id = ${mediaContentId}::uuid
    order by r.ended_at is null desc, r.created_at desc, r.id limit 1`);
  if (!row) return undefined;
  const { id, status, submitter_id, approver_id } = row;
  return { id, status, submitterId: submitter_id ?? undefined, approverId: approver_id ?? undefined };
}

/** Whether the organization has another person who may review. */
export async function hasOtherReviewer(
  db: Queries,
  organizationId: string,
  personId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from memberships m join people p on p.id = m.person_id
    where m.organization_id = ${organizationId}::uuid and ${membershipHolds(sql`m`, 'mayReview')}
      and p.status = ${ActiveState.ACTIVE}::smallint and m.status = ${ActiveState.ACTIVE}::smallint
      and p.id <> ${personId}::uuid limit 1`);
  return rows.length > 0;
}

export async function insertReview(db: Queries, mediaContentId: string, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  await db.query(sql`
    insert into reviews (id, media_content_id, status, created_at)
    values (${id}::uuid, ${mediaContentId}::uuid, ${ReviewStatus.Reviewing}::smallint, ${now}::timestamptz)`);
  return id;
}

/** `endedAt`: `undefined` while the review is open. */
export const writeReviewStatus = (db: Queries, id: string, status: number, endedAt: Date | undefined) =>
  db.query(sql`
    update reviews set status = ${status}::smallint, ended_at = ${endedAt ?? null}::timestamptz
    where id = ${id}::uuid`);

/** Ends the open review of an item without a decision. */
export const abandonReview = (db: Queries, mediaContentId: string, now: Date) =>
  db.query(sql`
    update reviews set status = ${ReviewStatus.Abandoned}::smallint, ended_at = ${now}::timestamptz
    where media_content_id = ${mediaContentId}::uuid
      and status in (${literal(ReviewStatus.Reviewing)}, ${literal(ReviewStatus.ChangesRequested)}, ${literal(ReviewStatus.Approved)})`);

export type NewEntry = {
  reviewId: string;
  personId: string | undefined;
  action: number;
  comment: string;
  now: Date;
  startTime?: number;
  endTime?: number;
  parentId?: string;
};

/** The entries that people get a mail about. Notifications about reviews are raised here, and nowhere else. */
const mailed: readonly number[] = [
  ReviewAction.Information,
  ReviewAction.RequestChanges,
  ReviewAction.Approve,
  ReviewAction.Discard,
];
/** The entries that people get a notice of. */
const noticed: readonly number[] = [...mailed, ReviewAction.Comment];

/**
 * Inserts a step of a review, a millisecond or more after the step before. Answers its instant. A comment that is sent again after a
 * lost answer is stored once, and so is an edit after an edit by the same person.
 */
export async function insertReviewEntry(db: Queries, entry: NewEntry): Promise<Date> {
  const {
    reviewId,
    personId = null,
    action,
    comment,
    startTime = null,
    endTime = null,
    parentId = null,
  } = entry;
  const current = personId ? undefined : currentActor();
  const actor = current?.apiKeyId ? current.name : null;
  const [row] = await db.query<{ at: Date }>(sql`
    with newest as (
      select e.created_at, e.action, e.person_id from review_entries e
      where e.review_id = ${reviewId}::uuid order by e.created_at desc limit 1),
    added as (
      insert into review_entries (id, review_id, person_id, actor, action, comment, created_at, start_time, end_time, parent_id, mail_due,
        notice_due)
      select ${crypto.randomUUID()}::uuid, ${reviewId}::uuid, ${personId}::uuid, ${actor}::text, ${action}::smallint, ${comment},
        greatest(${entry.now}::timestamptz, (select created_at + interval '1 millisecond' from newest)),
        ${startTime}::float8, ${endTime}::float8, ${parentId}::uuid, ${mailed.includes(action)}::boolean,
        ${noticed.includes(action)}::boolean
      where (${action}::smallint <> ${literal(ReviewAction.Comment)} or not exists (
        select from review_entries e
        where e.review_id = ${reviewId}::uuid and e.person_id is not distinct from ${personId}::uuid
          and e.action = ${literal(ReviewAction.Comment)} and e.comment = ${comment}
          and e.start_time is not distinct from ${startTime}::float8 and e.parent_id is not distinct from ${parentId}::uuid
          and e.created_at > ${entry.now}::timestamptz - interval '10 minutes'))
        and (${action}::smallint <> ${literal(ReviewAction.CreatorSessionUpdate)} or not exists (
          select from newest n
          where n.action = ${literal(ReviewAction.CreatorSessionUpdate)} and n.person_id is not distinct from ${personId}::uuid))
      returning created_at)
    select coalesce((select created_at from added), (select created_at from newest), ${entry.now}::timestamptz) as at`);
  return row?.at ?? entry.now;
}

/** What can be resolved: a remark, and a request for changes that says something. An answer belongs to its remark. */
export const isResolvable = sql`e.parent_id is null
  and (e.action = ${literal(ReviewAction.Comment)} or e.action = ${literal(ReviewAction.RequestChanges)} and e.comment <> '')`;

/** Resolves one remark of an item, or all that are open. `resolvedAt`: `null` opens it again. Answers whether anything changed. */
export async function resolveEntries(
  db: Queries,
  given: {
    mediaContentId: string;
    entryId: string | undefined;
    personId: string | undefined;
    resolvedAt: Date | null;
  },
): Promise<boolean> {
  const { mediaContentId, entryId = null, personId = null, resolvedAt } = given;
  const rows = await db.query(sql`
    update review_entries e set resolved_at = ${resolvedAt}::timestamptz,
      resolved_by = case when ${resolvedAt}::timestamptz is not null then ${personId}::uuid end
    where e.review_id in (select id from reviews where media_content_id = ${mediaContentId}::uuid)
      and (e.id = ${entryId}::uuid or ${entryId}::uuid is null) and ${isResolvable}
      and (e.resolved_at is null) = (${resolvedAt}::timestamptz is not null)
    returning e.id`);
  return rows.length > 0;
}

/** A remark of an item that can be answered and resolved. */
export async function findRemark(db: Queries, mediaContentId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from review_entries e join reviews r on r.id = e.review_id
    where e.id = ${id}::uuid and r.media_content_id = ${mediaContentId}::uuid and ${isResolvable}`);
  return rows.length > 0;
}
