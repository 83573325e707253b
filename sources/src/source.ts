import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { inEnglish, type NoteOrSentence, shortNote } from './say.ts';

/** A folder of a source: on the disk, in an archive, in a bucket, or chosen in the browser. Paths are relative, with "/". */
export type SourceFiles = {
  list(): Promise<{ path: string; sizeInBytes: number }[]>;
  /** At most `maximumBytes`; throws a `SourceProblem` when the file is larger or not there. */
  read(path: string, maximumBytes: number): Promise<Uint8Array>;
};

/** A file within the folder, or on the web. */
export type Located = { path: string } | { address: string };

export type SourceCaptions = { languageCode: string; name?: string; isMadeByMachine: boolean; file: Located };

/** Fields that say nothing are absent or empty. `within-limits.ts` shortens what is too long. */
export type SourceItem = {
  /** Names the item in its source, for good. */
  sourceId: string;
  title: string;
  /** In Markdown. */
  description?: string;
  /** Absent: the source names no file, or it is missing. A problem or a note says why. */
  media?: Located;
  tags: string[];
  categories: string[];
  languageCode?: string;
  /** ISO instants. */
  createdAt?: string;
  publishedAt?: string;
  durationSeconds?: number;
  chapters: { startSeconds: number; title: string }[];
  captions: SourceCaptions[];
  poster?: Located;
  speakers: string[];
  /** How often it was viewed in its source. */
  viewsBefore?: number;
  /** What a sheet beside the files says in further languages. */
  translations?: ItemTranslations;
  /** Pages at which people found it. */
  oldAddresses: string[];
  attachments: { file: Located; name: string }[];
  /** What a sheet beside the files says of who may see it. Without it the item comes in as a draft. */
  publication?: Pick<UploadMetadata, 'visibility' | 'isListed' | 'audience' | 'isDraft'>;
  /** What was left out, shortened, assumed. */
  notes: NoteOrSentence[];
};

/** `where`: a file, an id, or words for the whole. */
export type SourceFault = { where: string | NoteOrSentence; message: NoteOrSentence };

export type SourceReading = {
  /** The account, channel or server it is of, as the source names it for good. Empty: it does not say. */
  instance: string;
  items: SourceItem[];
  /** What could not be read. */
  problems: SourceFault[];
};

export type SourceInput =
  | { files: SourceFiles }
  | { address: string; fetchText(address: string): Promise<string> };

export type SourceReader = (input: SourceInput) => Promise<SourceReading>;

/** The source, or a file of it, cannot be read. `note` is for the person who brings it in; the message is the same in English. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  note: NoteOrSentence;
  constructor(note: NoteOrSentence) {
    super(inEnglish(note));
    this.note = shortNote(note);
  }
}

/** Reads a part of a source. Where it cannot be read the problem is kept with its place, and the answer is `undefined`. */
export async function readPart<Result>(
  problems: SourceFault[],
  where: string,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (problem) {
    if (!(problem instanceof SourceProblem)) throw problem;
    problems.push({ where, message: problem.note });
    return undefined;
  }
}

/** An item of which nothing but its name is known yet. */
export const emptyItem = (sourceId: string, title: string): SourceItem => ({
  sourceId,
  title,
  tags: [],
  categories: [],
  chapters: [],
  captions: [],
  speakers: [],
  oldAddresses: [],
  attachments: [],
  notes: [],
});

/** The folder of an input, for readers that take no address. */
export function filesOf(input: SourceInput): SourceFiles {
  if ('files' in input) return input.files;
  throw new SourceProblem(['notFromAddress']);
}
