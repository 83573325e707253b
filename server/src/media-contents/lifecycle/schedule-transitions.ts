import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';

const { Scheduled, Completed, Canceled } = ScheduleStatus;

const transitions: Record<number, readonly number[]> = { [Scheduled]: [Completed, Canceled] };

/** The allowed changes of a schedule's status. A schedule that has ended does not change. */
export const mayEnd = (from: number, to: number): boolean => transitions[from]?.includes(to) ?? false;

/** The new status of an item's open schedules after the item got `status` by another cause than these schedules. */
export function scheduleAfter(action: number, status: number): number {
  if (action === ScheduleAction.Publish) {
    if (status === ContentStatus.SCHEDULED) return Scheduled;
    return status === ContentStatus.PUBLISHED ? Completed : Canceled;
  }
  return status === ContentStatus.SCHEDULED || status === ContentStatus.PUBLISHED ? Scheduled : Canceled;
}
