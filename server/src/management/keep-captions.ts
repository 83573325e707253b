import { uploadLimits } from '@tv/contract/management';
import { insertSubtitles } from '../media/ingest/db.ts';
import { languageName } from '../media/ingest/track-names.ts';
import { readSubtitles } from '../media/subtitles/read-subtitles.ts';
import { writeSubtitles } from '../media/subtitles/write.ts';
import type { Files } from '../platform/files.ts';
import { Problem } from '../platform/problem.ts';
import {
  clearDefault,
  countSubtitles,
  deleteSubtitle,
  deleteSubtitlesOf,
  type RemovedSubtitle,
} from './captions-db.ts';
import { changeItem } from './change-item.ts';
import type { Manager } from './manager.ts';
import type { ManagementParts } from './routes.ts';

type Given = { languageCode: string; name?: string; kind?: number; isDefault?: boolean };

export const mostCaptionBytes = uploadLimits.subtitles;
const mostSubtitles = 200;

/** Adds captions to an item, in place of those of the same language and kind. */
export async function keepCaptions(
  parts: ManagementParts,
  manager: Manager,
  id: string,
  { languageCode, name, kind = 0, isDefault = false }: Given,
  bytes: Buffer,
): Promise<void> {
  const { format, cues } = readSubtitles(bytes);
  const base = `media/${id}/subtitles/${crypto.randomUUID()}`;
  const originalFile = `${base}.original.${format.toLowerCase()}`;
  const vttFile = `${base}.vtt`;
  let before: RemovedSubtitle | undefined;
  try {
    await parts.files.write(originalFile, bytes);
    await parts.files.write(vttFile, writeSubtitles(cues, 'VTT', languageCode));
    await changeItem(parts, manager, id, async (queries) => {
      before = await deleteSubtitlesOf(queries, id, languageCode, kind);
      if ((await countSubtitles(queries, id)) >= mostSubtitles)
        throw new Problem(409, 0, `An item has at most ${mostSubtitles} captions: remove some first.`);
      if (isDefault) await clearDefault(queries, id);
      await insertSubtitles(queries, id, {
        languageCode,
        languageName: name ?? languageName(languageCode) ?? languageCode,
        kind,
        format,
        isDefault,
        originalFile,
        vttFile,
        cues,
      });
      return { action: `captions ${before ? 'replaced' : 'added'}`, detail: { languageCode, kind } };
    });
  } catch (problem) {
    await Promise.all([parts.files.remove(originalFile), parts.files.remove(vttFile)]);
    throw problem;
  }
  if (before) await removeFiles(parts.files, before);
}

export async function removeCaptions(
  parts: ManagementParts,
  manager: Manager,
  id: string,
  subtitleId: string,
): Promise<void> {
  let gone: RemovedSubtitle | undefined;
  await changeItem(parts, manager, id, async (queries) => {
    gone = await deleteSubtitle(queries, id, subtitleId);
    return (
      gone && { action: 'captions removed', detail: { languageCode: gone.languageCode, kind: gone.kind } }
    );
  });
  if (gone) await removeFiles(parts.files, gone);
}

const removeFiles = (files: Files, { originalFile, vttFile }: RemovedSubtitle) =>
  Promise.all([files.remove(originalFile), files.remove(vttFile)]);
