import { changeItem } from '../../media-contents/management/change-item.ts';
import { archiveItem, previewArchive } from '../../media-contents/lifecycle/archive-item.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { bringBackItem } from './bring-back-item.ts';

/** The calls with which managers archive an item and bring it back. */
export function serveArchive(serve: Serve, deps: { db: Database; clock: Clock }): void {
  serve('POST /Management/MediaContents/ArchivePreviews', ({ caller, body }) =>
    previewArchive(deps.db, managerOf(caller), body.ids),
  );

  serve('PUT /Management/MediaContents/:id/Archive', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, archiveItem),
  );

  serve('DELETE /Management/MediaContents/:id/Archive', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, bringBackItem),
  );
}
