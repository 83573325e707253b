import { because } from '@tv/contract/reasons/problem-reasons';
import { ContentStatus, ScheduleStatus } from '@tv/contract/enumerations';
import { recordAsUploader, type RecordedItemChange } from '../../platform/audit-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { Problem, refuse } from '../../platform/http/problem.ts';
import { archivedRefusal, isArchived } from './archive-states.ts';
import { mayBecome, whyNot } from './content-transitions.ts';
import {
  dropReminders,
  endSchedule,
  listOpenSchedules,
  tellReminded,
  writeStatus,
  type LockedItem,
} from './db.ts';
import { enqueuePublication } from './publication-job.ts';
import { abandonReview } from './reviews-db.ts';
import { mayEnd, scheduleAfter } from './schedule-transitions.ts';

const { DRAFT, PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

/** What decides whether an item may get another status. */
export type StatusFacts = Pick<LockedItem, 'status' | 'asksReview' | 'hasPackage' | 'storage'>;

/** Publishes an item, in the name of a person where `by` is given. `publishedAt` becomes the item's date if it has none yet. A schedule passes its own time. */
export async function publish(
  queries: Queries,
  item: LockedItem,
  now: Date,
  { publishedAt = now, by }: { publishedAt?: Date; by?: string | undefined } = {},
): Promise<RecordedItemChange> {
  if (item.status === PUBLISHED) return undefined;
  await changeStatus(queries, item, PUBLISHED, { now, publishedAt, by });
  return { action: 'media content published' };
}

/** Whether an item is published, or will be by itself. */
export const isOut = ({ status }: Pick<LockedItem, 'status'>): boolean =>
  status === PUBLISHED || status === SCHEDULED;

/** Makes a published or scheduled item a draft again. */
export async function unpublish(queries: Queries, item: LockedItem, now: Date): Promise<RecordedItemChange> {
  if (!isOut(item)) return undefined;
  await changeStatus(queries, item, DRAFT, { now });
  return { action: 'media content unpublished' };
}

/**
 * Publishes an item that has just got its first package, in the name of its uploader. Only drafts are published, and only in
 * organizations that ask for no review.
 */
export async function publishProcessed(queries: Queries, item: LockedItem, now: Date): Promise<void> {
  if (item.status !== DRAFT || !mayBecome(DRAFT, PUBLISHED, item.asksReview)) return;
  const { id: subject, organizationId, createdBy } = item;
  const recorded = await publish(queries, item, now, { by: createdBy ?? undefined });
  if (!recorded) return;
  await recordAsUploader(queries, createdBy, { organizationId, subject, now, ...recorded });
}

/**
 * Changes the status of an item. All changes of a status use this function. In the same transaction it ends schedules
 * and the open review, and queues messages to people who asked for a reminder or follow a category of the item.
 */
export async function changeStatus(
  queries: Queries,
  item: LockedItem,
  to: number,
  dates: { now: Date; publishedAt?: Date; scheduledAt?: Date; by?: string | undefined },
): Promise<void> {
  refuse(statusRefusal(item, to));
  await writeStatus(queries, item.id, to, dates);
  for (const { id, action } of await listOpenSchedules(queries, item.id)) {
    const status = scheduleAfter(action, to);
    if (mayEnd(ScheduleStatus.Scheduled, status)) await endSchedule(queries, id, status, dates.now);
  }
  // A draft with requested changes is published past its review where the organization asks for none any more.
  if (to === PUBLISHED || to === SCHEDULED || to === DELETED)
    await abandonReview(queries, item.id, dates.now);
  if (to === PUBLISHED) {
    await tellReminded(queries, item.id, 'published');
    await enqueuePublication(queries, item.id, dates);
  } else await dropReminders(queries, item.id);
}

/** The 409 for a change of the status that is not allowed. `undefined`: it is allowed. */
export function statusRefusal(item: StatusFacts, to: number): Problem | undefined {
  if (!mayBecome(item.status, to, item.asksReview)) return new Problem(409, 0, whyNot(item.status, to));
  if (to !== DRAFT && to !== DELETED && isArchived(item)) return archivedRefusal(item);
  // A package is served while a new one is made, and if that fails.
  if (to !== PUBLISHED || item.hasPackage) return undefined;
  return new Problem(409, 0, because('publication.notProcessed'));
}
