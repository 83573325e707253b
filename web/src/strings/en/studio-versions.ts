import { plural } from './locale.ts';

/** The file of an item: its versions, and one that replaces it. */
export const file = 'The file';
export const replace = 'Replace the file';
export const replaceHelp =
  'The address, the texts, views, likes, playlists, captions and chapters stay. Viewers see the present one until the new one is ready.';
export const reading = (percent: string) => `Reading the file, ${percent}`;
export const sending = (percent: string) => `Sending the file, ${percent}`;
export const away = 'The line is away. It goes on by itself.';
export const stop = 'Stop';
export const states = {
  uploading: 'Its file has not arrived in full. Choose the same file again to go on.',
  waiting: 'Waits to be processed',
  failed: 'Could not be made',
};
export const processing = (percent: string) => `Being made, ${percent}`;
export const servedMeanwhile = 'Until then the present one is served.';
export const servedStill = 'The present one is served as before.';
export const again = 'Try again';
export const cancelMaking = 'End it';
export const dismiss = 'Remove from the list';

export const former = 'Former versions';
export const formerHelp =
  'The last three are stored and count as used space. Each can be served again at once.';
export const servedNow = 'Served now';
export const servedUntil = (moment: string) => `Served until ${moment}`;
export const madeOn = (date: string, by: string | undefined) => (by ? `${date}, ${by}` : date);
export const cut = (count: number) => plural(count, { one: '# part left out', other: '# parts left out' });
export const noOriginal = 'The original is not stored';
export const takeBack = 'Serve again';
export const takeBackOf = (name: string) => `Serve again: ${name}`;
export const takenBack = 'That version is served again.';
export const removeVersion = (name: string) => `Delete for good: ${name}`;
export const removed = 'The version is deleted.';

/** Parts that are left out. */
export const cutting = 'Trim and cut';
export const timeline = 'The film, and what is left out of it';
export const startsAt = 'Starts at';
export const endsAt = 'Ends at';
export const startHere = 'Start here';
export const endHere = 'End here';
export const leaveOutHere = 'Leave out a part from here';
export const partFrom = (number: number) => `Part ${number} from`;
export const partTo = (number: number) => `Part ${number} to`;
export const removePart = (number: number) => `Keep part ${number}`;
export const until = 'to';
export const noParts = 'Nothing is left out in between.';
export const skip = 'Skip what is left out while it plays';
export const skipHelp = 'Nothing is changed by that: so you hear how it fits.';
export const stays = (rest: string, whole: string) => `${rest} of ${whole} stay.`;
export const all = 'All of it stays.';
export const apply = 'Apply';
export const applyHelp =
  'A new version is made of the original, which is not touched. Until it is ready viewers see the present one. Captions, chapters and positions move with it, and all of it can be taken back.';
export const takes = (about: string) => `That takes about ${about}.`;
export const reset = 'Back to what is served';
export const cannotCut = 'The original is not stored. Replace the file first: then that one can be cut.';
export const busy = 'A new version is being made. When it is ready it can be cut again.';
export const applied = 'The new version is being made.';
export const wrongTime = 'Write a time such as 1:02.5, inside the film.';
export const overlapping = 'Two parts lie over each other.';
export const nothingLeft = 'Nothing would be left.';
