import { uploadLimits } from '@tv/contract/uploads';
import type { SubtitleImport } from '@tv/contract/captions';
import { importAnswer, keepSubtitle, removeSubtitle } from './store.ts';
import { insertSubtitles } from './insert-subtitles-db.ts';
import { languageName } from '../media/track-names.ts';
import { Problem } from '../platform/http/problem.ts';
import {
  clearDefault,
  countSubtitles,
  deleteSubtitle,
  deleteSubtitlesOf,
  type RemovedSubtitle,
} from './captions-db.ts';
import { changeItem } from '../media-contents/change-item.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { CaptionsDeps } from './deps.ts';

type Given = { languageCode: string; name?: string; kind?: number; isDefault?: boolean };

export const mostCaptionBytes = uploadLimits.subtitles;
const mostSubtitles = 200;

/** Adds captions to an item, in place of those of the same language and kind. Answers what was read. */
export async function keepCaptions(
  deps: CaptionsDeps,
  manager: Manager,
  id: string,
  { languageCode, name, kind = 0, isDefault = false }: Given,
  bytes: Buffer,
): Promise<SubtitleImport> {
  const kept = await keepSubtitle(deps.files, id, bytes, languageCode);
  let before: RemovedSubtitle | undefined;
  try {
    await changeItem(deps, manager, id, async (queries) => {
      before = await deleteSubtitlesOf(queries, id, languageCode, kind);
      if ((await countSubtitles(queries, id)) >= mostSubtitles)
        throw new Problem(409, 0, `An item has at most ${mostSubtitles} captions: remove some first.`);
      if (isDefault) await clearDefault(queries, id);
      await insertSubtitles(queries, id, {
        languageCode,
        languageName: name ?? languageName(languageCode) ?? languageCode,
        kind,
        isDefault,
        ...kept,
      });
      return { action: `captions ${before ? 'replaced' : 'added'}`, detail: { languageCode, kind } };
    });
  } catch (problem) {
    await removeSubtitle(deps.files, kept);
    throw problem;
  }
  if (before) await removeSubtitle(deps.files, before);
  return importAnswer(kept);
}

export async function removeCaptions(
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
  if (gone) await removeSubtitle(deps.files, gone);
}
