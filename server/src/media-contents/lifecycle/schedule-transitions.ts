import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';

const { Scheduled, Completed, Canceled } = ScheduleStatus;

const transitions: Record<number, readonly number[]> = { [Scheduled]: [Completed, Canceled] };

/** Whether a schedule may end so; one that has ended stays as it is. */
export const mayEnd = (from: number, to: number): boolean => transitions[from]?.includes(to) ?? false;

/** What becomes of the schedules of an item that is now `status`, the reason being something else than themselves. */
export function scheduleAfter(action: number, status: number): number {
  if (action === ScheduleAction.Publish) {
    if (status === ContentStatus.SCHEDULED) return Scheduled;
    return status === ContentStatus.PUBLISHED ? Completed : Canceled;
  }
  return status === ContentStatus.SCHEDULED || status === ContentStatus.PUBLISHED ? Scheduled : Canceled;
}
