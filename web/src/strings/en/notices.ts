import { isolate } from '@tv/contract/isolate';
import type { RetentionAction } from '@tv/contract/retention-limits';

/** The bell: its button, its panel, and the sentence of each notice. */
export const title = 'Notifications';
export const unreadOf = (count: string) => `Notifications, ${count} unread`;
export const unread = 'Unread';
export const markAll = 'Mark all as read';
export const allRead = 'All notifications are marked as read.';
export const notSaved = 'That could not be saved. Try again later.';
export const settings = 'Notification settings';
export const showMore = 'Show more';
export const loading = 'Loading notifications';
export const empty = 'Nothing here yet';
export const emptyText = 'Follow categories or set reminders, and you will be notified here.';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const somebody = 'Someone';

export const newIn = (category: string, item: string) => `New in ${isolate(category)}: ${isolate(item)}`;
export const newItem = (item: string) => `New in a category you follow: ${isolate(item)}`;
export const available = (item: string) => `Now available: ${isolate(item)}`;
export const moved = (when: string, item: string) => `New time, ${when}: ${isolate(item)}`;
export const remark = (who: string, item: string) => `${isolate(who)} commented on ${isolate(item)}`;
export const changesRequested = (who: string, item: string) =>
  `${isolate(who)} asked for changes to ${isolate(item)}`;
export const approved = (who: string, item: string) => `${isolate(who)} approved ${isolate(item)}`;
export const withdrawn = (who: string, item: string) =>
  `${isolate(who)} withdrew ${isolate(item)} from review`;
export const published = (item: string) => `Your submission was published: ${isolate(item)}`;
export const toReview = (who: string, item: string) =>
  `${isolate(who)} submitted ${isolate(item)} for review`;
export const toPublish = (who: string, item: string) =>
  `${isolate(who)} approved ${isolate(item)}, ready to publish`;
export const webhookEnded = (name: string) => `A webhook has ended: ${isolate(name)}`;
/** By what the rule does. */
export const sourceFailing = (name: string) => `A watched source has failed for a day: ${isolate(name)}`;
export const sourceGaveUp = (name: string) => `A file was given up. Watched source: ${isolate(name)}`;
export const retention: Record<RetentionAction, (day: string, rule: string, item: string) => string> = {
  tell: (_day, rule, item) => `Rule ${isolate(rule)} concerns: ${isolate(item)}`,
  unpublish: (day, rule, item) => `Will be unpublished on ${day}, rule ${isolate(rule)}: ${isolate(item)}`,
  archive: (day, rule, item) => `Will be archived on ${day}, rule ${isolate(rule)}: ${isolate(item)}`,
  delete: (day, rule, item) => `Will be deleted on ${day}, rule ${isolate(rule)}: ${isolate(item)}`,
};
export const failed = (item: string) => `Could not be processed: ${isolate(item)}`;
