import { because } from '@tv/contract/problem-reasons';
import type { ItemEvent } from '@tv/contract/item-history';
import { maxPosterBytes } from '@tv/contract/item-parts';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { type Manager, managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { invalidField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { PictureProblem } from '../../platform/pictures/draw.ts';
import { enqueueJobs } from '../../platform/queue/jobs-db.ts';
import type { Scanner } from '../../platform/scanner/scanner.ts';
import type { Files } from '../../platform/storage/files.ts';
import { applyChange, changeItem } from '../../media-contents/change-item.ts';
import { anyItem } from '../../media-contents/manageable-db.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { archivedRefusal } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { findManaged, requireManaged } from '../../media-contents/managed-items-db.ts';
import {
  findPackage,
  type NewPoster,
  writePoster,
  writeWantedPoster,
} from '../../media-contents/package-db.ts';
import { drawPoster } from './draw-poster.ts';
import { bestRendition } from './extract-frame.ts';
import { posterKind, type PosterPayload } from './poster-jobs.ts';

type PosterRouteDeps = { db: Database; files: Files; clock: Clock; scanner?: Scanner | undefined };

/** The calls with which managers choose the poster of an item. */
export function servePosters(serve: Serve, deps: PosterRouteDeps): void {
  const { db, clock } = deps;

  serve('PUT /Management/MediaContents/:id/Poster', ({ caller, params: { id }, body: { seconds } }) =>
    changeItem(deps, managerOf(caller), id, async (queries, item) => {
      await requireFilm(queries, item, seconds);
      const request = crypto.randomUUID();
      await writeWantedPoster(queries, id, { job: request, seconds });
      const payload: PosterPayload = { mediaContentId: id, request, seconds };
      await enqueueJobs(queries, posterKind, [{ key: request, payload }]);
      return { action: 'poster chosen', detail: { seconds } };
    }),
  );

  serve('PUT /Management/MediaContents/:id/Poster/Picture', async ({ caller, params, request, reply }) => {
    const manager = managerOf(caller);
    await requireManaged(db, manager, params.id);
    const changed = await savePicture(
      deps,
      manager,
      params.id,
      await readBytes(request.body, maxPosterBytes),
    );
    return reply.header('cache-control', 'private, no-store').send(changed);
  });

  serve('DELETE /Management/MediaContents/:id/Poster', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    const present = await findManaged(db, manager, id, clock());
    if (!present) throw notFound('This media content');
    if (!present.poster?.isChosen && !present.poster?.isBeingMade) return present;
    return changePoster(deps, manager, id, undefined, 'poster reset');
  });
}

async function requireFilm(queries: Queries, item: LockedItem, seconds: number): Promise<void> {
  refuse(editRefusal(item));
  refuse(archivedRefusal(item));
  const found = await findPackage(queries, item.id);
  if (!found) throw notProcessed();
  if (!bestRendition(found.package)) throw new Problem(409, 0, because('poster.noFilm'));
  if (seconds >= found.package.durationInSeconds) throw invalidField('seconds', because('poster.beyondEnd'));
}

const notProcessed = () => new Problem(409, 0, because('poster.notProcessed'));

async function savePicture(
  deps: PosterRouteDeps,
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
async function changePoster(
  deps: PosterRouteDeps,
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
