import type { Files } from '../platform/storage/files.ts';
import { invalidField } from '../platform/http/problem.ts';
import { SubtitleProblem } from './formats/subtitle-file.ts';
import { offLoop } from './off-loop.ts';
import type { ReadSubtitle } from './tasks.ts';

export type SubtitleFiles = { originalFile: string; vttFile: string };

/**
 * Keeps a subtitle file that somebody sent, as it came and as WebVTT. A malformed one is a 400 that names its line. The
 * language helps to tell in which encoding an old file is.
 */
export async function keepSubtitle(
  files: Files,
  mediaContentId: string,
  bytes: Buffer,
  languageCode: string,
): Promise<ReadSubtitle & SubtitleFiles> {
  const read = await readGiven(bytes, languageCode);
  const base = `media/${mediaContentId}/subtitles/${crypto.randomUUID()}`;
  const kept = { originalFile: `${base}.original.${read.format.toLowerCase()}`, vttFile: `${base}.vtt` };
  try {
    await files.write(kept.originalFile, bytes);
    await files.write(kept.vttFile, read.vtt);
  } catch (problem) {
    await removeSubtitle(files, kept);
    throw problem;
  }
  return { ...read, ...kept };
}

async function readGiven(bytes: Buffer, languageCode: string): Promise<ReadSubtitle> {
  try {
    return await offLoop('read', bytes, languageCode);
  } catch (problem) {
    if (problem instanceof SubtitleProblem) throw invalidField('subtitles', problem.message, 'Subtitles:');
    throw problem;
  }
}

export const removeSubtitle = (files: Files, { originalFile, vttFile }: SubtitleFiles) =>
  Promise.all([files.remove(originalFile), files.remove(vttFile)]);

/** What a kept subtitle's WebVTT holds. */
export const readKeptSubtitle = async (files: Files, vttFile: string): Promise<ReadSubtitle> =>
  offLoop('readKept', Buffer.from(await files.readText(vttFile)));

/** What was read of a subtitle, as the one who brought it in is told. */
export const importAnswer = ({ format, encoding, notes, texts }: ReadSubtitle) => ({
  format,
  encoding,
  cuesCount: texts.length,
  notes,
});
