import { ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { holdsRight } from '@tv/contract/people/rights';
import type { ReviewGroup } from '@tv/contract/media-contents/review-groups';
import type { QueuedReview } from '@tv/contract/media-contents/reviews';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { byInstant, keyText, type ListOrder, orderBy } from '../../platform/db/list-order.ts';
import { cursorBehind, type ListRow, onPage } from '../../platform/db/list-page.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';
import { readableBy } from '../manageable-db.ts';
import {
  managedColumns,
  type ManagedRow,
  managedSource,
  stateOf,
} from '../management/managed-item-row-db.ts';
import { presentRows } from '../management/managed-items-db.ts';
import { namedPerson } from '../named-person-db.ts';
import { countUpTo, presentTotal, type TotalRow } from '../counts/totals-db.ts';
import { openRemarks, submissions } from './review-entries-db.ts';
import { hasOtherReviewer, personOf } from '../lifecycle/reviews-db.ts';

/** Rows `media_contents mc` and `reviews r` of a part of the queue, and the order in which it is worked on. */
type Group = { found: (organizationId: string) => Sql; order: ListOrder };

const ofStatus = (status: number) => (organizationId: string) =>
  sql`
  from reviews r join media_contents mc on mc.id = r.media_content_id
  where r.organization_id = ${organizationId}::uuid and r.status = ${literal(status)} and r.submitted_at is not null`;

/** Each is read along an index: those of reviews by their status, those of items by their state. */
const groups: Record<ReviewGroup, Group> = {
  waiting: { found: ofStatus(ReviewStatus.Reviewing), order: byInstant(sql`r.submitted_at`, false) },
  withAuthor: {
    found: ofStatus(ReviewStatus.ChangesRequested),
    order: byInstant(sql`r.submitted_at`, false),
  },
  approved: {
    found: (organizationId) => sql`
      from media_contents mc join lateral (
        select id, submitted_at from reviews where media_content_id = mc.id
        order by ended_at is null desc, created_at desc, id limit 1) r on true
      where mc.organization_id = ${organizationId}::uuid and ${stateOf} = 'approved'`,
    order: byInstant(sql`mc.updated_at`, true),
  },
};

type QueueRow = ManagedRow &
  ListRow & {
    version: number;
    submitted_at: Date;
    submitted_by: { id: string; name: string } | null;
    open_remarks: number;
  };

/** One page of a part of the queue. The page is found first, and only its items are read whole. */
export async function listReviews(
  db: Queries,
  manager: Manager,
  organizationId: string,
  { group, ...query }: PageRequest & { group: ReviewGroup },
  now: Date,
): Promise<Page<QueuedReview>> {
  const { found, order } = groups[group];
  const id = sql`mc.id`;
  const chosen = sql`${found(organizationId)} and ${readableBy(manager)}`;
  const rows = await db.query<QueueRow>(sql`
    with page as materialized (
      select mc.id, r.id as review_id, r.submitted_at, ${keyText(order)} as sort_key ${chosen} ${onPage(order, query, id)})
    select ${managedColumns(manager)}, page.sort_key, coalesce(page.submitted_at, r.created_at) as submitted_at, ${submissions} as version, ${openRemarks} as open_remarks,
      ${namedPerson(personOf(ReviewAction.Information))} as submitted_by
    from page join ${managedSource} on mc.id = page.id join reviews r on r.id = page.review_id order by ${orderBy(order, id)}`);
  const { take } = bounds(query);
  const shown = rows.slice(0, take);
  const items = await presentRows(db, shown, manager, now);
  const [total] = await db.query<TotalRow>(countUpTo(chosen));
  return {
    items: shown.map((row, index) => ({
      mediaContent: items[index]!,
      version: row.version,
      submittedAt: row.submitted_at.toISOString(),
      ...(row.submitted_by && { submittedBy: row.submitted_by }),
      openRemarks: row.open_remarks,
    })),
    next: cursorBehind(rows, take, ({ sort_key }) => sort_key),
    ...presentTotal(total),
  };
}

const maxCounted = 100;

/** How many items wait for the decision of a person. Their own submissions wait for others, where there are others. */
export async function countToReview(db: Queries, manager: Manager, organizationId: string): Promise<number> {
  if (!holdsRight(manager, 'mayReview')) return 0;
  const { personId } = manager;
  const sparesOwn = personId !== undefined && (await hasOtherReviewer(db, organizationId, personId));
  const own = sparesOwn
    ? sql`and ${personOf(ReviewAction.Information)} is distinct from ${personId}::uuid`
    : sql``;
  const found = sql`${groups.waiting.found(organizationId)} and ${readableBy(manager)} ${own}`;
  const [row] = await db.query<TotalRow>(countUpTo(found, maxCounted));
  return presentTotal(row).total;
}
