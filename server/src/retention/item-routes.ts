import { because } from '@tv/contract/reasons/problem-reasons';
import { applyChange } from '../media-contents/management/change-item.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { keepItem, listOfItem } from './announcements-db.ts';

/** The calls for who manages an item that a rule is about to touch. */
export function serveRetentionOfItems(serve: Serve, deps: { db: Database; clock: Clock }): void {
  const { db, clock } = deps;

  serve('GET /Management/MediaContents/:id/Retention', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return listOfItem(db, id);
  });

  serve('POST /Management/MediaContents/:id/KeepLonger', async ({ caller, params: { id }, body }) => {
    let keptUntil = '';
    await applyChange(deps, managerOf(caller), id, async (queries) => {
      const kept = await keepItem(queries, { ruleId: body.ruleId, id, now: clock() });
      if (!kept) throw new Problem(409, 0, because('retention.nothingAnnounced'));
      keptUntil = kept.until;
      const { rule, until } = kept;
      return kept.isNew
        ? { action: 'media content kept for another year', detail: { rule, until } }
        : undefined;
    });
    return { keptUntil };
  });
}
