import { captionFormatsIn } from '@tv/contract/caption-formats';
import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** One item in the studio. */
export const item = 'Item';
export const parts = 'Parts of the item';
export const itemBefore = 'Previous item in the list';
export const itemAfter = 'Next item in the list';
export const isFirst = 'This is the first item of the list.';
export const isLast = 'This is the last item of the list.';
export const itemKeys = 'Item shortcuts';
export const keysDo = {
  before: 'To the previous item in the list you came from',
  after: 'To the next item in that list',
  nextStep: 'Take the next step',
};
export const tabs = {
  details: 'Details',
  captions: 'Captions',
  sound: 'Sound tracks',
  chapters: 'Chapters',
  attachments: 'Attachments',
  file: 'File',
  cut: 'Cut',
  history: 'History',
};
export const details = 'Details';
export const seeAsViewer = 'See it as a viewer';
export const notPlayable = 'It can be watched here once it is processed.';
export const noFile = 'There is nothing to play here yet.';

export const saving = 'Saving…';
export const savedAt = (time: string) => `Saved at ${time}`;
export const refused = 'Not saved';
export const notSaved = 'The portal could not be reached. Nothing is lost; saving is retried automatically.';
export const saveAgain = 'Save again';
export const unexpected = 'That did not work. Try again.';
export const cancel = 'Cancel';
export const remove = 'Remove';

export const conflict = 'Someone else changed the same field. Nothing is saved until you choose.';
export const on = 'On';
export const off = 'Off';

export const titleNeeded = 'An item needs a title. The previous one stays until you enter another.';
export const originalDate = 'Original date';
export const originalDateHelp = 'The date viewers see and lists are sorted by.';
export const featured = 'Featured';
export const featuredHelp = 'At the top of the members’ home page.';
export const publicFeatured = 'Featured publicly';
export const publicFeaturedHelp = 'At the top of the public pages.';
/** Of a setting of the player that the item does not have itself. */
export const inherited = 'As set for its categories and the organization.';

/** The public link. */
export const visitorSees = 'What a visitor sees';
export const visitorNothing = 'Nothing. Only signed-in colleagues can find it.';
export const fromNow = 'now';
export const oncePublished = 'once it is published';
export const from = (date: string) => `from ${date}`;
export const visitorFinds = (when: string) =>
  `Anyone on the internet finds the title and the poster ${when}.`;
export const visitorWithLink = (when: string) =>
  `Whoever has the link sees the title and the poster ${when}; it is in no list and no search.`;
export const visitorPassword = 'With the password it plays.';
export const visitorPlays = 'It plays at once.';
export const visitorEnds = (date: string) => `After ${date} the page is gone; colleagues keep watching.`;
export const password = 'Password';
export const linkEnds = 'Public link ends';
export const linkEndsHelp = 'At the end of that day. Leave empty for no end.';

export const links = 'Links';
export const forColleagues = 'For colleagues';
export const forEverybody = 'For everyone';
export const forSites = 'For your own site';
export const embedded = 'as an embedded player';
export const copy = (label: string) => `Copy: ${label}`;
export const copied = 'Copied.';
export const notCopied = 'That could not be copied.';

/** The way of an item. */
export const steps = { draft: 'Draft', inReview: 'Review', scheduled: 'Scheduled', published: 'Published' };
export const approved = 'approved';
export const processing = (percent: string) => `Being processed, ${percent}`;
export const failed = 'Processing failed';
export const deleted = (date: string) => `Deleted on ${date}`;
export const moreSteps = 'Other steps';
export const actions = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  cancelSchedules: 'Cancel the schedule',
  submit: 'Submit for review',
  approve: 'Approve',
  complete: 'Complete the review',
  discard: 'Withdraw the review',
  reprocess: 'Process it again',
  archive: 'Archive',
  bringBack: 'Bring back',
  delete: 'Delete',
  restore: 'Restore',
};
export const done = {
  publish: 'Published.',
  unpublish: 'It is a draft again.',
  cancelSchedules: 'The schedule is cancelled.',
  submit: 'Submitted for review.',
  approve: 'Approved.',
  complete: 'The review is complete.',
  discard: 'The review is withdrawn. It is a draft again.',
  reprocess: 'It is being processed again.',
  archive: 'Archived.',
  bringBack: 'It is being brought back.',
  delete: 'Deleted. For 30 days it can be restored.',
  restore: 'Restored. It is a draft.',
};
export const schedule = 'Schedule';
export const scheduled = 'Scheduled.';
export const publishAt = 'Publish at';
export const unpublishAt = 'Unpublish at';
export const timeZone = (zone: string) => `Your time zone: ${zone}`;

/** Captions. */
export const noCaptions = 'There are no captions yet.';
export const autoGenerated = 'auto-generated';
export const kinds = { subtitles: 'Subtitles', captions: 'Captions', descriptions: 'Descriptions' };
export const language = 'Language';
export const kind = 'Kind';
export const editCaptions = 'Edit';
export const writeCaptions = 'Write captions';
export const captionsDraft = 'Draft, not published';
export const chooseCaptions = 'Choose a caption file';
export const captionsHelp = `${captionFormatsIn('or')}. A file replaces captions of the same language and kind. A language in its name, such as talk.de.vtt, counts more than the choice here.`;
export const captionsAdded = (cues: number) =>
  plural(cues, { one: 'Captions added: # cue.', other: 'Captions added: # cues.' }, number(cues));
export const removeCaptions = (name: string) => `Remove captions: ${isolate(name)}`;
export const removeCaptionsSure = 'Viewers can no longer read or search them.';

/** Chapters. */
export const noChapters = 'No chapters yet.';
export const noChaptersHelp = 'Play to where one begins, then mark it.';
export const chapterAt = (time: string) => `Chapter at ${time}`;
export const markChapter = (time: string) => `Chapter at ${time}`;
export const chapterStart = (title: string) => `Start of ${isolate(title)}`;
export const chapterTitle = 'Title of the chapter';
export const removeChapter = (title: string) => `Remove the chapter ${isolate(title)}`;

/** Attachments. */
export const noAttachments = 'No attachments yet.';
export const addFiles = 'Add files';
export const attachmentsHelp = 'At most 50 MB each. A file with the same name is replaced.';
export const moveUp = (file: string) => `Move ${isolate(file)} up`;
export const moveDown = (file: string) => `Move ${isolate(file)} down`;
export const removeFile = (file: string) => `Remove ${isolate(file)}`;

/** The poster. */
export const poster = 'Poster';
export const posterNow = 'Current poster';
export const useFrame = (time: string) => `Use the picture at ${time} as the poster`;
export const usePicture = (time: string) => `Use the picture at ${time}`;
export const ownPicture = 'Upload a picture';
export const formerPoster = 'Back to the automatic poster';
export const posterHelp = '16:9, at least 1280 × 720. Keep the left third free for text.';
export const posterBeingMade = 'The poster is being made.';
