import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

/** The file of an item: its versions, and one that replaces it. */
export const file = 'The file';
export const replace = 'Replace the file';
export const replaceHelp =
  'The address, the texts, views, likes, playlists, captions and chapters stay. Viewers see the current file until the new one is ready.';
export const reading = (percent: string) => `Reading the file, ${percent}`;
export const sending = (percent: string) => `Sending the file, ${percent}`;
export const away = 'The connection is lost. The upload resumes automatically.';
export const stop = 'Stop';
export const states = {
  uploading: 'The upload is incomplete. Choose the same file again to resume.',
  waiting: 'Waiting to be processed',
  failed: 'Processing failed',
};
export const processing = (percent: string) => `Being made, ${percent}`;
export const servedMeanwhile = 'Until then viewers see the current version.';
export const servedStill = 'Viewers still see the current version.';
export const again = 'Try again';
export const cancelMaking = 'Cancel processing';
export const dismiss = 'Remove from the list';

export const former = 'Former versions';
export const formerHelp = 'The last three are kept and count toward storage. Each can be restored at once.';
export const servedNow = 'Current version';
export const servedUntil = (moment: string) => `Current until ${moment}`;
export const madeOn = (date: string, by: string | undefined) => (by ? `${date}, ${isolate(by)}` : date);
export const cut = (count: number) => plural(count, { one: '# part left out', other: '# parts left out' });
export const noOriginal = 'The original is not stored';
export const takeBack = 'Restore';
export const takeBackOf = (name: string) => `Restore: ${isolate(name)}`;
export const takenBack = 'That version is current again.';
export const removeVersion = (name: string) => `Delete for good: ${isolate(name)}`;
export const removed = 'The version is deleted.';

/** Parts that are left out. */
export const cutting = 'Trim and cut';
export const timeline = 'The film and its cuts';
export const startsAt = 'Starts at';
export const endsAt = 'Ends at';
export const startHere = 'Start here';
export const endHere = 'End here';
export const leaveOutHere = 'Cut from here';
export const partFrom = (number: number) => `Part ${number} from`;
export const partTo = (number: number) => `Part ${number} to`;
export const removePart = (number: number) => `Keep part ${number}`;
export const until = 'to';
export const noParts = 'Nothing is cut in between.';
export const skip = 'Preview with cuts';
export const skipHelp = 'Playback skips the cuts, so that you can hear how it flows. Nothing is saved.';
export const stays = (rest: string, whole: string) => `${rest} of ${whole} remain.`;
export const all = 'Nothing is cut.';
export const apply = 'Apply';
export const applyHelp =
  'A new version is made from the original, which stays untouched. Until it is ready, viewers see the current version. Captions, chapters and positions are adjusted, and everything can be undone.';
export const takes = (about: string) => `That takes about ${about}.`;
export const reset = 'Reset to the current version';
export const mayNotCut = 'Only those who manage this item can cut it.';
export const nothingToCut = 'There is nothing to cut yet.';
export const nothingToCutHelp = 'You can trim and cut the film once it has been processed.';
export const showFile = 'Go to the file';
export const cannotCut = 'The original is no longer stored.';
export const cannotCutHelp = 'Replace the file to be able to cut it.';
export const busy = 'A new version is being made.';
export const busyHelp = 'You can cut it again when it is ready.';
export const showProgress = 'Show progress';
export const applied = 'The new version is being made.';
export const wrongTime = 'Enter a time within the film, such as 1:02.5.';
export const overlapping = 'Two cuts overlap.';
export const nothingLeft = 'Nothing would be left.';
