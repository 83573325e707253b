/** Why a file did not become an item, and what to do. Values come from the service. */
type Values = { kind: string; made: string; whole: string; message: string };

export const unknownKind = 'in an unknown format';
export const ofKind = (kind: string) => `in the format “${kind}”`;
export const problems = {
  empty: 'The file is empty. Choose the complete file.',
  noMedia:
    'This is not a video or audio file that can be read. Choose MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  encrypted:
    'The file is encrypted (copy protection) and cannot be played without its key. Choose a copy that is not protected.',
  undecodablePicture: ({ kind }: Values) =>
    `The video is ${kind}, which cannot be decoded here. Choose a copy with H.264 video.`,
  undecodableSound: ({ kind }: Values) =>
    `The audio is ${kind}, which cannot be decoded here. Choose a copy with AAC audio.`,
  noLength: 'The file has no duration. Choose the complete file.',
  tooLong: 'The file is longer than 24 hours. Split it into parts and upload them one by one.',
  noTracks: 'The file contains neither video nor audio. Choose another file.',
  incomplete: 'The file is incomplete: its end or its index is missing. Choose the complete file.',
  damaged: 'The file cannot be read: it is damaged or not a media file. Choose another copy.',
  tooLarge: 'The video needs more memory than a single file may use. Choose a smaller copy.',
  unreadable: 'The video or audio in the file is damaged or in an unknown format. Choose another copy.',
  brokenOff: ({ made, whole }: Values) =>
    `The file breaks off after ${made} of ${whole} seconds. Choose the complete file.`,
  harmful: 'The scanner found harmful content in this file or in one beside it. Choose a clean copy.',
  unscanned: 'The scanner could not check this file. Try again later.',
  diskFull:
    'The service has run out of disk space. Ask whoever runs the portal to free some, then try again.',
  diedTooOften:
    'The service crashed each time it processed this file. Choose another copy, or ask whoever runs the portal.',
  failedProgram: ({ message }: Values) =>
    `The file could not be processed: ${message} Choose another copy, or ask whoever runs the portal.`,
  failed: 'The file could not be processed. Try again, or ask whoever runs the portal.',
};
