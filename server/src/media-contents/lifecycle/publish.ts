import { ContentStatus, ScheduleStatus } from '@tv/contract/enumerations';
import { asCommandLine } from '../../platform/actor.ts';
import { recordChange, type RecordedChange } from '../../platform/audit-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayBecome, whyNot } from './content-transitions.ts';
import {
  dropReminders,
  endSchedule,
  listOpenSchedules,
  tellReminded,
  writeStatus,
  type LockedItem,
} from './db.ts';
import { mayEnd, scheduleAfter } from './schedule-transitions.ts';

const { DRAFT, PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

/** Publishes an item. `publishedAt` is the item's date where it has none yet; a schedule gives its own instant. */
export async function publish(
  queries: Queries,
  item: LockedItem,
  now: Date,
  publishedAt = now,
): Promise<RecordedChange> {
  if (item.status === PUBLISHED) return undefined;
  await changeStatus(queries, item, PUBLISHED, { now, publishedAt });
  return { action: 'media content published' };
}

/** Makes a published or scheduled item a draft again. */
export async function unpublish(queries: Queries, item: LockedItem, now: Date): Promise<RecordedChange> {
  if (item.status !== PUBLISHED && item.status !== SCHEDULED) return undefined;
  await changeStatus(queries, item, DRAFT, { now });
  return { action: 'media content unpublished' };
}

/**
 * Publishes an item that has just got its first package, in the name of the person who brought it in. Items that are no
 * draft stay as they are, and so do drafts of an organization that asks for a review.
 */
export async function publishProcessed(queries: Queries, item: LockedItem, now: Date): Promise<void> {
  if (item.status !== DRAFT || !mayBecome(DRAFT, PUBLISHED, item.asksReview)) return;
  const recorded = await publish(queries, item, now);
  if (!recorded) return;
  const { id: subject, organizationId, createdBy } = item;
  const record = () =>
    recordChange(queries, { organizationId, personId: createdBy ?? undefined, subject, now, ...recorded });
  await (createdBy ? record() : asCommandLine(record));
}

/**
 * Gives an item another status: the only way in which a status is written. What follows from the status is done in the
 * same transaction: schedules end, and people who asked for a reminder are told.
 */
export async function changeStatus(
  queries: Queries,
  item: LockedItem,
  to: number,
  dates: { now: Date; publishedAt?: Date; scheduledAt?: Date },
): Promise<void> {
  if (!mayBecome(item.status, to, item.asksReview)) throw new Problem(409, 0, whyNot(item.status, to));
  if (to === PUBLISHED) refuseWithoutPackage(item);
  await writeStatus(queries, item.id, to, dates);
  for (const { id, action } of await listOpenSchedules(queries, item.id)) {
    const status = scheduleAfter(action, to);
    if (mayEnd(ScheduleStatus.Scheduled, status)) await endSchedule(queries, id, status, dates.now);
  }
  if (to === PUBLISHED) await tellReminded(queries, item.id, 'published');
  else await dropReminders(queries, item.id);
}

/** A package is served while another one is made or fails. */
function refuseWithoutPackage({ hasPackage, status }: LockedItem): void {
  if (status === DELETED || hasPackage) return;
  throw new Problem(
    409,
    0,
    'This item is not processed yet: wait until "npm run tv -- status" says that it is ready, or schedule it.',
  );
}
