import type { Row } from '../../platform/db/row.ts';
import { ActiveState, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import type { ReviewEntry } from '@tv/contract/lifecycle';
import { membershipHolds } from '../../platform/auth/rights-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';
import { sql } from '../../platform/db/sql.ts';

/** The newest review of a locked item. If a review is open, it is this one. */
export async function findReview(db: Queries, mediaContentId: string) {
  const [row] = await db.query<Row<'reviews', 'id' | 'status'>>(sql`
    select id, status from reviews where media_content_id = ${mediaContentId}::uuid
    order by ended_at is null desc, created_at desc, id limit 1`);
  return row;
}

/** The person who submitted the item last. `null` for the command line and for a deleted person. */
export async function findSubmitter(db: Queries, reviewId: string): Promise<string | undefined> {
  const [row] = await db.query<{ person_id: string | null }>(sql`
    select person_id from review_entries
    where review_id = ${reviewId}::uuid and action = ${ReviewAction.Information}::smallint
    order by created_at desc, id limit 1`);
  return row?.person_id ?? undefined;
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

export const writeReviewStatus = (db: Queries, id: string, status: number, hasEnded: boolean, now: Date) =>
  db.query(sql`
    update reviews set status = ${status}::smallint, ended_at = ${hasEnded ? now : null}::timestamptz
    where id = ${id}::uuid`);

/** Inserts a step of a review. A comment that is sent again after a lost answer is stored once. */
export const insertReviewEntry = (
  db: Queries,
  entry: { reviewId: string; personId: string | undefined; action: number; comment: string; now: Date },
) =>
  db.query(sql`
    insert into review_entries (id, review_id, person_id, action, comment, created_at)
    select ${crypto.randomUUID()}::uuid, ${entry.reviewId}::uuid, ${entry.personId ?? null}::uuid,
      ${entry.action}::smallint, ${entry.comment}, ${entry.now}::timestamptz
    where ${entry.action}::smallint <> ${ReviewAction.Comment}::smallint or not exists (
      select from review_entries
      where review_id = ${entry.reviewId}::uuid and person_id is not distinct from ${entry.personId ?? null}::uuid
        and action = ${entry.action}::smallint and comment = ${entry.comment}
        and created_at > ${entry.now}::timestamptz - interval '10 minutes')`);

type EntryRow = Row<'review_entries', 'action' | 'comment' | 'created_at' | 'person_id'>;

export async function listReviewEntries(
  db: Queries,
  mediaContentId: string,
  query: PageRequest,
): Promise<Page<ReviewEntry>> {
  const { skip, take } = bounds(query);
  const found = sql`
    from review_entries e join reviews r on r.id = e.review_id where r.media_content_id = ${mediaContentId}::uuid`;
  const rows = await db.query<EntryRow>(sql`
    select e.action, e.comment, e.created_at, e.person_id ${found}
    order by e.created_at desc, e.id limit ${take} offset ${skip}`);
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  const items = rows.map(({ action, comment, created_at, person_id }) => ({
    action,
    comment,
    at: created_at.toISOString(),
    ...(person_id && { personId: person_id }),
  }));
  return { items, total: count?.total ?? 0 };
}
