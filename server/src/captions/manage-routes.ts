import { listSubtitles } from '../media-contents/item-parts/sub-resources-db.ts';
import type { Serve } from '../platform/http/serve.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { saveSubtitles, maxSubtitleBytes, removeSubtitles } from './save-subtitles.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { readBytes } from '../platform/http/bodies/read-bytes.ts';
import type { CaptionsDeps } from './deps.ts';

export function serveManagedCaptions(serve: Serve, deps: CaptionsDeps): void {
  const { db } = deps;

  serve('GET /Management/MediaContents/:id/Subtitles', async ({ caller, params, query }) => {
    await requireManaged(db, managerOf(caller), params.id);
    return listSubtitles(db, params.id, query);
  });

  serve(
    'PUT /Management/MediaContents/:id/Subtitles/:languageCode',
    async ({ caller, params: { id, languageCode }, query, request, reply }) => {
      const manager = managerOf(caller);
      await requireManaged(db, manager, id);
      const bytes = await readBytes(request.body, maxSubtitleBytes);
      const read = await saveSubtitles(deps, manager, id, { languageCode, ...query }, bytes);
      return reply.header('cache-control', 'private, no-store').send(read);
    },
  );

  serve('DELETE /Management/MediaContents/:id/Subtitles/:languageCode', ({ caller, params, query }) =>
    removeSubtitles(deps, managerOf(caller), params.id, { ...params, kind: query.kind ?? 0 }),
  );
}
