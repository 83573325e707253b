/** Why a file did not become an item, and what to do. Values come from the service. */
type Values = { kind: string; made: string; whole: string; message: string };

export const unknownKind = 'of an unknown kind';
export const ofKind = (kind: string) => `of the kind “${kind}”`;
export const problems = {
  empty: 'The file is empty. Choose the whole file.',
  noMedia:
    'This is no video or sound file that can be read. Choose MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  encrypted:
    'The file is encrypted (copy protection) and cannot be played without its key. Choose a copy that is not protected.',
  undecodablePicture: ({ kind }: Values) =>
    `The picture is ${kind}, which cannot be decoded here. Choose a copy with H.264 video.`,
  undecodableSound: ({ kind }: Values) =>
    `The sound is ${kind}, which cannot be decoded here. Choose a copy with AAC sound.`,
  noLength: 'The file is over before it begins: it has no length. Choose the whole file.',
  tooLong: 'The file is longer than 24 hours. Cut it into parts and upload them one by one.',
  noTracks: 'The file holds neither picture nor sound. Choose another file.',
  incomplete: 'The file is incomplete: its end or its index is missing. Choose the whole file.',
  damaged: 'The file is damaged or is no media file, and cannot be read. Choose another copy.',
  tooLarge: 'The picture needs more memory than one file may take. Choose a smaller copy.',
  unreadable: 'The picture or sound in the file is damaged or of an unknown kind. Choose another copy.',
  brokenOff: ({ made, whole }: Values) =>
    `The file breaks off after ${made} of ${whole} seconds. Choose the whole file.`,
  harmful: 'The scanner found harmful content in this file or in one beside it. Choose a clean copy.',
  unscanned: 'The scanner could not check this file. Try again later.',
  diskFull: 'The disk of the service is full. Ask whoever runs the portal to make room, then try again.',
  diedTooOften:
    'The service ended each time it worked on this file. Choose another copy, or ask whoever runs the portal.',
  failedProgram: ({ message }: Values) =>
    `The file could not be processed: ${message} Choose another copy, or ask whoever runs the portal.`,
  failed: 'The file could not be processed. Try again, or ask whoever runs the portal.',
};
