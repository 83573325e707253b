import { changeItem } from '../../media-contents/management/change-item.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { reprocessItem } from './reprocess-item.ts';

/** The call with which a manager has an item's media package made again from its original file. */
export function serveReprocessing(serve: Serve, deps: { db: Database; clock: Clock }): void {
  serve('POST /Management/MediaContents/:id/Reprocessings', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, reprocessItem),
  );
}
