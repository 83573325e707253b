import { uploadLimits } from '@tv/contract/uploads';
import type { SubtitleImport } from '@tv/contract/captions';
import { importAnswer, storeSubtitle, type SubtitleUpload, removeSubtitleFiles } from './store-subtitle.ts';
import { insertSubtitles } from './insert-subtitles-db.ts';
import { Problem } from '../platform/http/problem.ts';
import {
  clearDefault,
  countSubtitles,
  deleteSubtitle,
  deleteSubtitlesOf,
  type RemovedSubtitle,
} from './delete-subtitles-db.ts';
import { changeItem } from '../media-contents/change-item.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { CaptionsDeps } from './deps.ts';

export const maxSubtitleBytes = uploadLimits.subtitles;
const mostSubtitles = 200;

/** Adds a subtitle file to an item. It replaces the file of the same language and kind. Returns what was read from it. */
export async function saveSubtitles(
  deps: CaptionsDeps,
  manager: Manager,
  id: string,
  { isDefault = false, ...given }: SubtitleUpload & { isDefault?: boolean },
  bytes: Buffer,
): Promise<SubtitleImport> {
  await deps.scanner?.checkBytes(bytes, 'the subtitles');
  const stored = await storeSubtitle(deps.files, id, given, bytes);
  const { languageCode, kind } = stored;
  let before: RemovedSubtitle | undefined;
  try {
    await changeItem(deps, manager, id, async (queries) => {
      before = await deleteSubtitlesOf(queries, id, languageCode, kind);
      if ((await countSubtitles(queries, id)) >= mostSubtitles)
        throw new Problem(409, 0, `An item has at most ${mostSubtitles} captions: remove some first.`);
      if (isDefault) await clearDefault(queries, id);
      await insertSubtitles(queries, id, { ...stored, isDefault });
      return { action: `captions ${before ? 'replaced' : 'added'}`, detail: { languageCode, kind } };
    });
  } catch (problem) {
    await removeSubtitleFiles(deps.files, stored);
    throw problem;
  }
  if (before) await removeSubtitleFiles(deps.files, before);
  return importAnswer(stored);
}

export async function removeSubtitle(
  deps: CaptionsDeps,
  manager: Manager,
  id: string,
  subtitleId: string,
): Promise<void> {
  let gone: RemovedSubtitle | undefined;
  await changeItem(deps, manager, id, async (queries) => {
    gone = await deleteSubtitle(queries, id, subtitleId);
    return (
      gone && { action: 'captions removed', detail: { languageCode: gone.languageCode, kind: gone.kind } }
    );
  });
  if (gone) await removeSubtitleFiles(deps.files, gone);
}
