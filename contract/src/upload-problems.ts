/**
 * Why a file did not become media content, and what to do, as the service says it. `{…}` stands for a value. The studio
 * knows these sentences and shows them in the reader's language.
 */
export const uploadProblems = {
  empty: 'The file is empty. Bring in the whole file.',
  noMedia:
    'This is no video or sound file that can be read. Bring in MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  encrypted:
    'The file is encrypted (copy protection), and cannot be played without its key. Bring in a copy that is not protected.',
  undecodablePicture:
    'The picture is {kind}, which cannot be decoded here. Bring in a copy with H.264 video.',
  undecodableSound: 'The sound is {kind}, which cannot be decoded here. Bring in a copy with AAC sound.',
  noLength: 'The file is over before it begins: it has no length. Bring in the whole file.',
  tooLong: 'The file is longer than 24 hours. Cut it into parts and bring them in one by one.',
  noTracks: 'The file holds neither picture nor sound. Bring in another file.',
  incomplete: 'The file is incomplete: its end or its index is missing. Bring in the whole file.',
  damaged: 'The file is damaged or is no media file, and cannot be read. Bring in another copy.',
  tooLarge: 'The picture needs more memory than one file may take. Bring in a smaller copy.',
  unreadable: 'The picture or sound in the file is damaged or of an unknown kind. Bring in another copy.',
  brokenOff: 'The file breaks off after {made} of {whole} seconds. Bring in the whole file.',
  harmful: 'The scanner of this portal found harmful content in {what}. Bring in a clean copy.',
  unscanned: 'The scanner could not check {what}. Bring it in again later.',
  diskFull: 'The disk of the service is full. Make room on it, then try again.',
  diedTooOften:
    'The service ended each time it worked on this file. Bring in another copy, or give the service more memory.',
  failedProgram:
    "The file could not be processed: {message} Bring in another copy, or look into the service's log.",
  failed: "The file could not be processed. Look into the service's log, then bring it in again.",
} as const;
export type UploadProblem = keyof typeof uploadProblems;

type Values = Record<string, string>;

/** The sentence of a problem with its values. */
export const sayProblem = (name: UploadProblem, values: Values = {}): string =>
  uploadProblems[name].replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '');

/** The problem that a sentence of the service is, with its values. `undefined`: another sentence. */
export function readProblem(sentence: string): { name: UploadProblem; values: Values } | undefined {
  for (const [name, template] of Object.entries(uploadProblems)) {
    const pattern = template
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, '(?<$1>[^]+?)');
    const found = new RegExp(`^${pattern}$`).exec(sentence);
    if (found) return { name: name as UploadProblem, values: { ...found.groups } };
  }
  return undefined;
}
