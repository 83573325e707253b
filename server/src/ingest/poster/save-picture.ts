import { because } from '@tv/contract/reasons/problem-reasons';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalidField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { PictureProblem } from '../../platform/pictures/draw.ts';
import type { Scanner } from '../../platform/scanner/scanner.ts';
import type { Files } from '../../platform/storage/files.ts';
import { applyChange } from '../../media-contents/management/change-item.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { anyItem } from '../../media-contents/manageable-db.ts';
import { findManaged } from '../../media-contents/management/managed-items-db.ts';
import {
  type NewPoster,
  writePoster,
  writeWantedPoster,
} from '../../media-contents/media-package/package-db.ts';
import { drawPoster } from './draw-poster.ts';

export type PosterDeps = { db: Database; files: Files; clock: Clock; scanner?: Scanner | undefined };

export const notProcessed = () => new Problem(409, 0, because('poster.notProcessed'));

/** Makes a picture the poster of an item. */
export async function savePicture(
  deps: PosterDeps,
  manager: Manager,
  id: string,
  bytes: Buffer,
): Promise<ManagedMediaContent> {
  await deps.scanner?.checkBytes(bytes, 'the picture');
  const poster = await drawPoster(deps.files, id, bytes).catch((problem: unknown) => {
    if (!(problem instanceof PictureProblem)) throw problem;
    throw invalidField('picture', because('field.picture'), 'The picture');
  });
  return changePoster(deps, manager, id, poster, 'poster brought in');
}

/** Changes the poster. The files of the one that is no longer used are removed, those of a new one where the change fails. */
export async function changePoster(
  deps: PosterDeps,
  manager: Manager,
  id: string,
  poster: NewPoster | undefined,
  action: ItemEvent,
): Promise<ManagedMediaContent> {
  let unused: string | undefined;
  try {
    await applyChange(deps, manager, id, async (queries, item) => {
      refuse(editRefusal(item));
      if (!item.hasPackage) throw notProcessed();
      unused = await writePoster(queries, id, poster);
      await writeWantedPoster(queries, id, undefined);
      return { action };
    });
  } catch (problem) {
    if (poster) await deps.files.remove(poster.folder);
    throw problem;
  }
  if (unused) await deps.files.remove(unused);
  const changed = await findManaged(deps.db, manager, id, deps.clock(), anyItem);
  if (!changed) throw notFound('This media content');
  return changed;
}
