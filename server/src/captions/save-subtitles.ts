import { because } from '@tv/contract/reasons/problem-reasons';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import type { SubtitleImport } from '@tv/contract/captions/captions';
import { importAnswer, storeSubtitle, type SubtitleUpload, removeSubtitleFiles } from './store-subtitle.ts';
import { deleteDraft } from './drafts/db.ts';
import { deleteHeardWords } from './heard-words-db.ts';
import { insertSubtitles, type NewSubtitles } from './insert-subtitles-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import {
  clearDefault,
  countSubtitles,
  deleteSubtitlesOf,
  type RemovedSubtitle,
} from './delete-subtitles-db.ts';
import { changeItem } from '../media-contents/management/change-item.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { CaptionsDeps } from './deps.ts';

export const maxSubtitleBytes = uploadLimits.subtitles;
/** Captions of an item. */
export const maxSubtitles = 200;

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
  await replaceSubtitles(deps, manager, id, { ...stored, isDefault });
  return importAnswer(stored);
}

/**
 * Makes a stored subtitle one of the item's, in place of that of the same language and kind. `meanwhile` is called in the same
 * transaction, after that. The files that are not used then are removed, also where the change fails.
 */
export async function replaceSubtitles(
  deps: CaptionsDeps,
  manager: Manager,
  id: string,
  stored: NewSubtitles,
  meanwhile?: (queries: Queries) => Promise<void>,
): Promise<void> {
  const { languageCode, kind, isDefault } = stored;
  let before: RemovedSubtitle | undefined;
  try {
    await changeItem(deps, manager, id, async (queries) => {
      before = await deleteSubtitlesOf(queries, id, languageCode, kind);
      if ((await countSubtitles(queries, id)) >= maxSubtitles)
        throw new Problem(409, 0, because('captions.tooMany', { most: maxSubtitles }));
      if (isDefault) await clearDefault(queries, id);
      await insertSubtitles(queries, id, stored);
      await meanwhile?.(queries);
      return { action: `captions ${before ? 'replaced' : 'added'}`, detail: { languageCode, kind } };
    });
  } catch (problem) {
    await removeSubtitleFiles(deps.files, stored);
    throw problem;
  }
  if (before) await removeSubtitleFiles(deps.files, before);
}

/** Removes the captions of a language and kind together with their draft. */
export async function removeSubtitles(
  deps: CaptionsDeps,
  manager: Manager,
  id: string,
  { languageCode, kind }: { languageCode: string; kind: number },
): Promise<void> {
  let gone: RemovedSubtitle | undefined;
  await changeItem(deps, manager, id, async (queries) => {
    gone = await deleteSubtitlesOf(queries, id, languageCode, kind);
    if (gone) {
      await deleteDraft(queries, { id, languageCode, kind });
      await deleteHeardWords(queries, id, languageCode);
    }
    return gone && { action: 'captions removed', detail: { languageCode, kind } };
  });
  if (gone) await removeSubtitleFiles(deps.files, gone);
}
