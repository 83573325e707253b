import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Recording in the browser. */
export const title = 'Record';
export const record = 'Record';

export const what = 'What to record';
export const modes = {
  camera: 'Camera',
  screen: 'Screen',
  both: 'Both',
  sound: 'Sound',
};
export const modeHelp = {
  camera: 'Your camera with your microphone.',
  screen: 'A screen, a window or a tab, with its sound where your browser gives it.',
  both: 'A screen with your camera in a corner, which you can move.',
  sound: 'Your microphone alone.',
};
export const open = {
  camera: 'Turn on the camera',
  screen: 'Choose a screen',
  both: 'Choose a screen and turn on the camera',
  sound: 'Turn on the microphone',
};
export const opening = 'Your browser asks for permission. Allow it to go on.';
export const nothingOpen = 'Nothing is recorded yet. You see here what will be.';
export const preview = 'What is recorded';
export const camera = 'Camera';
export const microphone = 'Microphone';
export const usualDevice = 'Default device';
export const unnamedCamera = (place: number) => `Camera ${number(place)}`;
export const unnamedMicrophone = (place: number) => `Microphone ${number(place)}`;
export const withMicrophone = 'Record my microphone';
export const withMicrophoneHelp = 'Off: only the sound of the screen is recorded.';
export const level = 'Loudness of the microphone';
export const loudness = {
  silent: 'Nothing is heard. Speak, or choose another microphone.',
  quiet: 'Quiet. Move closer to the microphone.',
  good: 'Good.',
  loud: 'Too loud. Move away from the microphone.',
};
export const testSound = 'Test the microphone';
export const testing = 'Speak now: four seconds are recorded.';
export const testDone = 'This is how you sound:';
export const blur = 'Blur the background';
export const blurHelp = 'Your camera does it itself.';
export const noBlur =
  'Your camera or browser cannot blur the background. Some systems offer it in their camera settings.';
export const cameraPlace = 'Place of the camera';
export const corners = {
  topLeft: 'Top left',
  topRight: 'Top right',
  bottomLeft: 'Bottom left',
  bottomRight: 'Bottom right',
};
export const moveCamera = 'Camera picture: drag it, or move it with the arrow keys';

/** The text to read from. */
export const prompter = 'Text to read';
export const prompterHelp = 'It lies over the preview and is not part of the recording.';
export const prompterInScreen =
  'Do not share this window: the text would be part of the recording. Share another window or tab.';
export const prompterText = 'Your text';
export const prompterSpeed = 'Speed';
export const prompterSize = 'Size of the text';
export const prompterMirrored = 'Mirrored';
export const prompterMirroredHelp = 'For a pane of glass in front of the camera.';

export const start = 'Start recording';
export const cancelCountdown = 'Cancel';
export const startsIn = (count: number) =>
  plural(count, { one: 'Recording starts in # second', other: 'Recording starts in # seconds' });
export const close = 'Turn everything off';
export const pause = 'Pause';
export const resume = 'Resume';
export const stop = 'Stop';
export const markChapter = 'Mark a chapter';
export const usualChapter = (place: number) => `Chapter ${number(place)}`;
export const marked = (title: string, time: string) => `${isolate(title)} begins at ${time}.`;
export const recording = 'Recording';
export const paused = 'Paused';
export const stopping = 'Saving what was recorded…';
export const length = 'Length of the recording';
export const keysHelp = 'Keys: R starts, P pauses and resumes, C marks a chapter, S stops.';
export const sent = (bytes: string) => `${bytes} are uploaded.`;
export const away = 'No connection. The recording goes on and is uploaded later.';
export const full =
  'This device has no room left. The recording goes on and is uploaded; keep this page open until it is stopped and saved.';
export const littleRoom = (bytes: string) =>
  `This device has only ${bytes} left for recordings. Free some room before you record for long.`;
export const slow = (rate: number) =>
  `This computer is busy, so the picture is recorded with ${number(rate)} frames a second. The sound is complete.`;
export const refusedUpload = (reason: string) =>
  `It is not uploaded for now: ${reason} The recording goes on and stays on this device.`;

export const problems = {
  insecure: 'Browsers record only on secure pages. Open the portal by its https address.',
  unsupported:
    'This browser cannot record this. Use a current Chrome, Edge, Firefox or Safari on a computer.',
  refused:
    'The camera or the microphone is blocked. Allow it in the address bar or in the settings of your system, then try again.',
  screenRefused:
    'No screen was chosen. Choose one, and allow your browser to record it in the settings of your system.',
  noDevice: 'There is no such camera or microphone. Connect one, then try again.',
  inUse: 'Another program uses the camera or the microphone. Close it, then try again.',
  failed: 'That did not work. Try again, or choose something else to record.',
  cameraLost: 'The camera is gone. The recording goes on without it.',
  microphoneLost: 'The microphone is gone. The recording goes on without its sound.',
  screenEnded: 'The screen is not shared any more.',
  asleep: 'The computer was asleep, so the recording is paused. Resume when you are ready.',
  longest: 'The longest recording that you may send is reached, so it has ended.',
};
export const screenEndedGoesOn = 'The screen is not shared any more. The recording goes on with the camera.';

/** What was recorded. */
export const recordedOf = (length: string) => `Your recording of ${length}`;
export const play = 'Your recording';
export const onlyUploaded = 'It cannot be played here. It is uploaded as it is.';
export const trim = 'Trim';
export const trimHelp = 'What you leave out is not published. You can take it back later under “Cut”.';
export const trimFrom = 'Starts at';
export const trimTo = 'Ends at';
export const here = 'Set to the current moment';
export const trimmedLength = (length: string) => `${length} stay.`;
export const wrongTrim = 'The end must come after the start.';
export const chapters = 'Chapters';
export const noChapters = 'None. Press C while you record to mark one.';
export const chapterTitle = (place: number) => `Title of chapter ${number(place)}`;
export const goToChapter = (time: string, chapter: string) => `${time}, go to ${isolate(chapter)}`;
export const removeChapter = (chapter: string) => `Remove ${isolate(chapter)}`;
export const about = 'About the recording';
export const publish = 'Publish';
export const keepDraft = 'Keep as a draft';
export const again = 'Record again';
export const download = 'Download';
export const remove = 'Delete';
export const againTitle = 'Delete this recording and record again?';
export const removeTitle = 'Delete this recording?';
export const removeText =
  'It is deleted from this device, and what was uploaded of it from the portal. It cannot be brought back.';
export const publishHelp =
  'It is processed first. Where your organization asks for a review, it stays a draft until then.';

/** Recordings that were broken off. */
export const interrupted = 'Recordings on this device';
export const interruptedHelp = 'They are kept in this browser until they are uploaded or deleted.';
export const interruptedOf = (length: string) => `A recording of ${length} was interrupted.`;
export const unsentOf = (length: string) => `A recording of ${length} is not uploaded yet.`;
export const begun = (date: string, time: string) => `${date}, ${time}`;
export const goOn = 'Go on uploading';
export const elsewhere = 'It is open in another tab.';
export const lessThanSecond = 'less than a second';
export const sizeOf = (bytes: string) => `${bytes} on this device`;

/** Members who manage nothing record for review. */
export const forReviewHelp = (most: number) =>
  `What you record goes to those who review content before anyone else sees it. A recording lasts at most ${number(most)} minutes.`;
export const sendForReview = 'Send for review';
export const reviewHelp =
  'Nothing is published before someone has reviewed it. You see below what became of it.';
export const sending = (percent: string) => `Sending, ${percent}`;
export const awayNow = 'No connection. It continues automatically.';
export const own = 'Your recordings';
export const states = {
  processing: 'Being processed',
  failed: 'Could not be processed. Record it again.',
  inReview: 'In review',
  changesRequested: 'Changes were asked for. Those who manage content go on with it.',
  notTaken: 'Not taken for now',
  approved: 'Approved',
  scheduled: 'Will be published',
  published: 'Published',
};
export const removeOwn = (item: string) => `Delete ${isolate(item)}`;
export const removeOwnText = 'Nobody sees it any more, and its review ends.';

/** The usual name of a file and of an item. */
export const fileName = (moment: Date) =>
  `recording-${new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replaceAll(':', '-')}`;
export const usualTitle = (when: string) => `Recording of ${when}`;
