/** The bell: its button, its panel, and the sentence of each notice. */
export const title = 'Notifications';
export const unreadOf = (count: string) => `Notifications, ${count} unread`;
export const unread = 'Unread';
export const markAll = 'Mark all as read';
export const allRead = 'All are read.';
export const notSaved = 'That could not be saved. Try again later.';
export const settings = 'Choose what you are told of';
export const showMore = 'Show more';
export const loading = 'Notifications are loading';
export const empty = 'Nothing here yet';
export const emptyText =
  'Follow categories or ask to be reminded of what comes: you are told here when something is there.';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const somebody = 'Somebody';

export const newIn = (category: string, item: string) => `New in ${category}: ${item}`;
export const newItem = (item: string) => `New in what you follow: ${item}`;
export const available = (item: string) => `Now available: ${item}`;
export const moved = (when: string, item: string) => `New time, ${when}: ${item}`;
export const remark = (who: string, item: string) => `${who} remarked on ${item}`;
export const changesRequested = (who: string, item: string) => `${who} asks for changes to ${item}`;
export const approved = (who: string, item: string) => `${who} approved ${item}`;
export const withdrawn = (who: string, item: string) => `${who} took out of review: ${item}`;
export const published = (item: string) => `Your submission is published: ${item}`;
export const toReview = (who: string, item: string) => `${who} submitted for review: ${item}`;
export const toPublish = (who: string, item: string) => `${who} approved, ready to be published: ${item}`;
export const failed = (item: string) => `Could not be processed: ${item}`;
