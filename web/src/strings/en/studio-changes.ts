import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** What is done with items of the studio's list, and what became of it. */
export const selection = 'Selected items';
export const selected = (count: number) => plural(count, { one: '# selected', other: '# selected' });
export const clearSelection = 'Clear selection';
export const selectAll = (count: number) =>
  plural(count, { one: 'Select # item', other: 'Select all # items' });
export const selectFirst = (count: number) => `Select the first ${number(count)}`;
export const mostAtOnce = (count: number) => `You can change at most ${number(count)} items at once.`;

export const category = 'Category';
export const tags = 'Tags';
export const audience = 'Who sees it';
export const more = 'More';
export const forSome = (action: string, some: number, all: number) => `${action} (${some} of ${all})`;
export const applyTo = (count: number) =>
  plural(count, { one: 'Apply to # item', other: 'Apply to # items' });
export const findTag = 'Find or create a tag';
export const newTag = (tag: string) => `New tag “${isolate(tag)}”`;

export const internal = 'Internal: members of the organization';
export const isPublic = 'Public: anyone with the link';
export const listed = 'Listed: in lists, searches and feeds';
export const unlisted = 'Unlisted: only people with the link';

export const open = 'Open';
export const seeAsViewer = 'See it as a viewer';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'The link could not be copied.';
export const publish = 'Publish now';
export const unpublish = 'Unpublish (back to draft)';
export const schedule = 'Schedule…';
export const cancelSchedules = 'Cancel the schedule';
export const submit = 'Send for review';
export const manager = 'Manager…';
export const captionsLanguage = 'Language of captions…';
export const downloads = 'Who may download…';
export const restore = 'Restore';
export const remove = 'Delete';
export const tryAgain = 'Try again';

const items = (count: number) => plural(count, { one: '# item', other: '# items' });
export const filed = (count: number) => `Categories of ${items(count)} changed.`;
export const tagged = (count: number) => `Tags of ${items(count)} changed.`;
export const changed = (count: number) => `${items(count)} changed.`;
export const published = (count: number) => `${items(count)} published.`;
export const unpublished = (count: number) => `${items(count)} unpublished.`;
export const scheduled = (count: number) => `${items(count)} scheduled.`;
export const schedulesCanceled = (count: number) => `Schedule of ${items(count)} cancelled.`;
export const submitted = (count: number) => `${items(count)} sent for review.`;
export const deleted = (count: number) => `${items(count)} deleted.`;
export const restored = (count: number) => `${items(count)} restored.`;
export const reprocessing = 'It is processed again.';
export const changing = (done: number, all: number) => `${number(done)} of ${number(all)} changed…`;
export const undone = 'Undone.';
export const notUndone = 'This could not be undone. Check your network, then try again.';
export const notChanged = 'Nothing was changed. Check your network, then try again.';
export const failed = (count: number) =>
  plural(count, { one: '# item could not be changed', other: '# items could not be changed' });
export const notTried = 'Not tried. Please repeat.';

export const scheduleItems = (count: number) => `Schedule ${items(count)}`;
export const publishAt = 'Publish on';
export const unpublishAt = 'Unpublish on (optional)';
export const scheduleNow = 'Schedule';

export const managerOf = (count: number) => `Manager of ${items(count)}`;
export const managers = 'Managers';
export const findManager = 'Find a name or an email address';
export const noManager = 'No one';
export const managerChanged = (count: number) => `Manager of ${items(count)} changed.`;
export const downloadsOf = (count: number) =>
  plural(count, { one: 'Who may download # item', other: 'Who may download # items' });
export const captionsLanguageOf = 'Language of captions';
export const captionsFrom = 'Captions marked as';
export const captionsTo = 'are in';
export const chooseLanguage = 'Choose a language';
export const captionsLanguageHelp = 'Only the label changes; the texts stay as they are.';
export const captionsRelabelled = (language: string) => (count: number) =>
  `Captions of ${items(count)} are marked as ${isolate(language)}.`;

export const mustBeLater = 'Choose a time in the future.';
export const mustEndLater = 'Choose a time after the publication.';
