import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayBecome, whyNot } from './content-transitions.ts';
import {
  dropReminders,
  endSchedule,
  listOpenSchedules,
  putSchedule,
  tellReminded,
  writeStatus,
  type HeldItem,
} from './db.ts';
import { mayEnd, scheduleAfter } from './schedule-transitions.ts';

const { PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

const conflict = (message: string) => new Problem(409, 0, message);

/** Gives an item another status, with all that follows: its schedules end, and whoever waits for it is told. */
export async function moveItem(
  queries: Queries,
  item: HeldItem,
  to: number,
  now: Date,
  /** The instant at which it was to be published, when that is what publishes it. */
  publishedAt: Date = now,
): Promise<void> {
  if (!mayBecome(item.status, to, item.asksReview)) throw conflict(whyNot(item.status, to));
  if (to === PUBLISHED) refuseUnready(item);
  await writeStatus(queries, item.id, to, { now, ...(to === PUBLISHED && { publishedAt }) });
  for (const { id, action } of await listOpenSchedules(queries, item.id)) {
    const status = scheduleAfter(action, to);
    if (mayEnd(ScheduleStatus.Scheduled, status)) await endSchedule(queries, id, status, now);
  }
  if (to === PUBLISHED) await tellReminded(queries, item.id, 'published');
  else await dropReminders(queries, item.id);
}

/** Schedules what is to come of an item, or moves it. Answers whether anything changed. */
export async function scheduleItem(
  queries: Queries,
  item: HeldItem,
  wanted: { publishAt?: Date | undefined; unpublishAt?: Date | undefined; personId: string | undefined },
  now: Date,
): Promise<boolean> {
  const { publishAt, unpublishAt, personId } = wanted;
  const put = (action: number, at: Date) =>
    putSchedule(queries, { mediaContentId: item.id, action, at, personId }, now);
  let isChanged = false;
  if (publishAt) {
    const isWaiting = item.status === SCHEDULED;
    if (!isWaiting && !mayBecome(item.status, SCHEDULED, item.asksReview))
      throw conflict(whyNot(item.status, SCHEDULED));
    isChanged = await put(ScheduleAction.Publish, publishAt);
    if (isChanged || !isWaiting)
      await writeStatus(queries, item.id, SCHEDULED, { now, scheduledAt: publishAt });
    if (isChanged && isWaiting) await tellReminded(queries, item.id, 'moved');
  }
  if (unpublishAt) {
    if (!publishAt && item.status !== SCHEDULED && item.status !== PUBLISHED)
      throw conflict('This item is neither published nor scheduled: say when it is to be published, too.');
    isChanged = (await put(ScheduleAction.Unpublish, unpublishAt)) || isChanged;
  }
  return isChanged;
}

/** A package, once made, goes on being served while another is made or fails. */
function refuseUnready({ hasPackage, status }: HeldItem): void {
  if (status === DELETED || hasPackage) return;
  throw conflict(
    'This item is not processed yet: wait until "npm run tv -- status" says that it is ready, or schedule it.',
  );
}
