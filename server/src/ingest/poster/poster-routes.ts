import { because } from '@tv/contract/reasons/problem-reasons';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { readBytes } from '../../platform/http/bodies/read-bytes.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { enqueueJobs } from '../../platform/queue/jobs-db.ts';
import { changeItem } from '../../media-contents/management/change-item.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { archivedRefusal } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { findManaged, requireManaged } from '../../media-contents/management/managed-items-db.ts';
import { findPackage, writeWantedPoster } from '../../media-contents/media-package/package-db.ts';
import { bestRendition } from './extract-frame.ts';
import { posterKind, type PosterPayload } from './poster-jobs.ts';
import { changePoster, notProcessed, type PosterDeps, savePicture } from './save-picture.ts';

/** The calls with which managers choose the poster of an item. */
export function servePosters(serve: Serve, deps: PosterDeps): void {
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
      await readBytes(request.body, uploadLimits.poster),
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
