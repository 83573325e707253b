import type { Cues } from '@tv/contract/captions/cues';
import { SubtitleKind } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import type { Files } from '../platform/storage/files.ts';
import { Problem } from '../platform/http/problem.ts';
import { SubtitleProblem } from '@tv/captions/subtitle-file';
import { offLoop } from './off-loop.ts';
import type { NewSubtitles } from './insert-subtitles-db.ts';
import { languageName } from '../media/track-names.ts';
import type { ReadSubtitle, WrittenCues } from './tasks.ts';

type StoredCues = Omit<NewSubtitles, 'isDefault'>;

export type SubtitleFiles = { originalFile: string; vttFile: string };

/** The metadata of a subtitle file. Without a name it is called after its language. */
export type SubtitleUpload = { languageCode: string; name?: string; kind?: number };

/**
 * Stores an uploaded subtitle file twice: as it was uploaded, and as WebVTT. Throws 400 with the line number for a malformed
 * file. `languageCode` helps to guess the encoding of an old file.
 */
export async function storeSubtitle(
  files: Files,
  mediaContentId: string,
  given: SubtitleUpload,
  bytes: Buffer,
): Promise<StoredCues & ReadSubtitle> {
  const read = await readGiven(bytes, given.languageCode);
  const originalFile = `${newFile(mediaContentId)}.original.${read.source.toLowerCase()}`;
  try {
    await files.write(originalFile, bytes);
    return { ...(await storeWritten(files, mediaContentId, given, read)), ...read, originalFile };
  } catch (problem) {
    await files.remove(originalFile);
    throw problem;
  }
}

/** Stores cues that came in no file, as WebVTT. Throws 400 where none of them ever shows. */
export async function storeCues(
  files: Files,
  mediaContentId: string,
  given: SubtitleUpload,
  { cues, regions }: Cues,
): Promise<StoredCues> {
  const written = await offLoop('writeCues', cues, regions).catch(refuseMalformed);
  return storeWritten(files, mediaContentId, given, written);
}

/** Stores cues that were read or written already, in one file. */
export async function storeWritten(
  files: Files,
  mediaContentId: string,
  { languageCode, name, kind = SubtitleKind.SUBTITLE }: SubtitleUpload,
  { vtt, ...texts }: WrittenCues,
): Promise<StoredCues> {
  const file = `${newFile(mediaContentId)}.vtt`;
  await files.write(file, vtt);
  return {
    ...texts,
    ...{ format: 'VTT', originalFile: file, vttFile: file },
    ...{ languageCode, kind, languageName: name ?? languageName(languageCode) ?? languageCode },
  };
}

const newFile = (mediaContentId: string) => `media/${mediaContentId}/subtitles/${crypto.randomUUID()}`;

/** Reads a file that somebody brings in. Throws 400 with the line number for a malformed one. */
const readGiven = (bytes: Buffer, languageCode: string): Promise<ReadSubtitle> =>
  offLoop('read', bytes, languageCode).catch(refuseMalformed);

/** The same for the editor of captions. Answers the contract's `SubtitleReading` as JSON. */
export const readForEditor = (bytes: Buffer, languageCode: string): Promise<string> =>
  offLoop('readForEditor', bytes, languageCode).catch(refuseMalformed);

/** 400 with the line, and what was noted of the file before. */
const refusalOf = ({ message, fault: { reason, line, notes } }: SubtitleProblem) =>
  new Problem(400, ProblemCode.Other, reason, {
    message: `Subtitles: ${message}`,
    exceptionData: { field: 'subtitles', ...(line && { line }), ...(notes && { notes }) },
  });

function refuseMalformed(problem: unknown): never {
  if (problem instanceof SubtitleProblem) throw refusalOf(problem);
  throw problem;
}

export const removeSubtitleFiles = (files: Files, { originalFile, vttFile }: SubtitleFiles) =>
  Promise.all([files.remove(originalFile), files.remove(vttFile)]);

/** Reads the cues of a stored WebVTT file. */
export const readStoredSubtitle = async (files: Files, vttFile: string): Promise<ReadSubtitle> =>
  offLoop('readStored', Buffer.from(await files.readText(vttFile)));

/** The answer to an upload of a subtitle file. */
export const importAnswer = ({ source, encoding, notes, texts }: ReadSubtitle) => ({
  format: source,
  encoding,
  cuesCount: texts.length,
  notes,
});
