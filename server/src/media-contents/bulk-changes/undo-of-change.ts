import { ContentStatus, ScheduleAction } from '@tv/contract/enumerations';
import type { ItemChange } from '@tv/contract/media-contents/item-changes';
import type { LockedItem, OpenSchedule } from '../lifecycle/db.ts';

const { DRAFT, PUBLISHED, SCHEDULED } = ContentStatus;

/** An item before a change of its publication, with its open schedules. */
type Before = { item: LockedItem; open: readonly OpenSchedule[] };

/**
 * The change of the publication that brings an item back to what it was. `undefined`: none does, for example where the item
 * would have to be reviewed again.
 */
export function undoOfPublication(change: ItemChange, before: Before): ItemChange | undefined {
  const { item, open } = before;
  switch (change.action) {
    case 'publish':
      return item.status === DRAFT ? { action: 'unpublish' } : undefined;
    case 'unpublish':
    case 'cancelSchedules':
      return item.asksReview && item.status === SCHEDULED ? undefined : undoOfEnd(change, before);
    case 'schedule':
      if (open.length === 0)
        return item.status === DRAFT || item.status === PUBLISHED ? { action: 'cancelSchedules' } : undefined;
      return hasSameActions(change, open) ? timesOf(open) : undefined;
    default:
      return undefined;
  }
}

function undoOfEnd({ action }: ItemChange, { item, open }: Before): ItemChange | undefined {
  if (action === 'cancelSchedules' || item.status === SCHEDULED) return timesOf(open);
  return open.length === 0 && !item.asksReview ? { action: 'publish' } : undefined;
}

/** Whether a schedule moved what was scheduled, and added nothing. */
const hasSameActions = ({ publishAt, unpublishAt }: ItemChange, open: readonly OpenSchedule[]) => {
  const had = (action: number) => open.some((each) => each.action === action);
  return (!publishAt || had(ScheduleAction.Publish)) && (!unpublishAt || had(ScheduleAction.Unpublish));
};

function timesOf(open: readonly OpenSchedule[]): ItemChange {
  const at = (action: number) => open.find((each) => each.action === action)?.at.toISOString();
  const [publishAt, unpublishAt] = [at(ScheduleAction.Publish), at(ScheduleAction.Unpublish)];
  return { action: 'schedule', ...(publishAt && { publishAt }), ...(unpublishAt && { unpublishAt }) };
}
