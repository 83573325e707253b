import { because } from '@tv/contract/reasons/problem-reasons';
import { ContentStatus, Role, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Authority } from '@tv/contract/people/rights';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import { type Manager } from '../../platform/auth/caller.ts';
import { roleRefusal } from '../../platform/auth/checks.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, Problem, refuse } from '../../platform/http/problem.ts';
import {
  endSchedule,
  listOpenSchedules,
  putSchedule,
  tellReminded,
  writeScheduledDate,
  type LockedItem,
} from './db.ts';
import { changeStatus, isOut } from './publish.ts';

const { DRAFT, SCHEDULED } = ContentStatus;

/** Content managers publish where no review is asked. Where a review is asked, organization managers publish after it. */
export const reviewRefusal = (
  manager: Authority,
  { asksReview }: Pick<LockedItem, 'asksReview'>,
): Problem | undefined =>
  asksReview
    ? roleRefusal(manager, Role.OrganizationManager, 'Publishing where a review is asked')
    : undefined;

export async function schedule(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  body: { publishAt?: string; unpublishAt?: string },
  now: Date,
): Promise<RecordedItemChange> {
  const { publishAt, unpublishAt } = body;
  if (!publishAt && !unpublishAt) throw invalidField('publishAt', because('publication.whenNeeded'));
  const publication = publishAt ? futureInstant('publishAt', publishAt, now) : undefined;
  const unpublication = unpublishAt ? futureInstant('unpublishAt', unpublishAt, now) : undefined;
  if (publication) refuse(reviewRefusal(manager, item));
  const { personId } = manager;
  const isPublicationNew =
    publication && (await schedulePublication(queries, item, publication, personId, now));
  const isUnpublicationNew =
    unpublication &&
    (await scheduleUnpublication(queries, item, unpublication, personId, publication !== undefined, now));
  if (!isPublicationNew && !isUnpublicationNew) return undefined;
  await refuseWrongOrder(queries, item);
  return { action: 'media content scheduled', detail: { publishAt, unpublishAt } };
}

/** Schedules the publication, or moves it. Answers whether anything changed. */
async function schedulePublication(
  queries: Queries,
  item: LockedItem,
  at: Date,
  personId: string | undefined,
  now: Date,
): Promise<boolean> {
  const isScheduled = item.status === SCHEDULED;
  if (!isScheduled) await changeStatus(queries, item, SCHEDULED, { now, scheduledAt: at });
  const wanted = { mediaContentId: item.id, action: ScheduleAction.Publish, at, personId };
  const isMoved = await putSchedule(queries, wanted, now);
  if (isMoved && isScheduled) {
    await writeScheduledDate(queries, item.id, at, now);
    await tellReminded(queries, item.id, 'moved');
  }
  return isMoved || !isScheduled;
}

/** Schedules the end of a publication, or moves it. Answers whether anything changed. */
async function scheduleUnpublication(
  queries: Queries,
  item: LockedItem,
  at: Date,
  personId: string | undefined,
  isPublicationGiven: boolean,
  now: Date,
): Promise<boolean> {
  if (!isPublicationGiven && !isOut(item)) throw new Problem(409, 0, because('publication.notOut'));
  return putSchedule(
    queries,
    { mediaContentId: item.id, action: ScheduleAction.Unpublish, at, personId },
    now,
  );
}

async function refuseWrongOrder(queries: Queries, item: LockedItem): Promise<void> {
  const open = await listOpenSchedules(queries, item.id);
  const at = (action: number) => open.find((each) => each.action === action)?.at;
  const [publication, unpublication] = [at(ScheduleAction.Publish), at(ScheduleAction.Unpublish)];
  if (publication && unpublication && unpublication <= publication)
    throw invalidField('unpublishAt', because('publication.endBeforeStart'));
}

/** Whether there is a schedule to cancel. */
export const hasSchedule = ({ status }: Pick<LockedItem, 'status'>, hasOpen: boolean): boolean =>
  hasOpen || status === SCHEDULED;

/** Cancels the open schedules. A scheduled item is a draft again; a published item stays published. */
export async function cancelSchedules(
  queries: Queries,
  item: LockedItem,
  now: Date,
): Promise<RecordedItemChange> {
  const open = await listOpenSchedules(queries, item.id);
  if (!hasSchedule(item, open.length > 0)) return undefined;
  if (item.status === SCHEDULED) await changeStatus(queries, item, DRAFT, { now });
  else for (const { id } of open) await endSchedule(queries, id, ScheduleStatus.Canceled, now);
  return { action: 'media content no longer scheduled' };
}

function futureInstant(field: string, text: string, now: Date): Date {
  const instant = new Date(text);
  if (instant <= now) throw invalidField(field, because('field.future'));
  return instant;
}
