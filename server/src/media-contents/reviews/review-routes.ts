import type { Queries } from '../../platform/db/database.ts';
import { type Manager, managerOf } from '../../platform/auth/caller.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organization/choose-organization-db.ts';
import { changeItem } from '../management/change-item.ts';
import type { MediaContentsDeps } from '../deps.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { reviewItem, submitItem } from '../lifecycle/review.ts';
import { listReviewEntries, summarizeReview } from './review-entries-db.ts';
import { countToReview, listReviews } from './review-queue-db.ts';
import { actableBy } from '../manageable-db.ts';
import { isReadable } from '../management/managed-items-db.ts';

export function serveReviews(serve: Serve, deps: MediaContentsDeps): void {
  const { db, clock } = deps;
  const requireReadable = async (manager: Manager, id: string) => {
    if (!(await isReadable(db, manager, id))) throw notFound('This media content');
  };

  serve('GET /Management/Reviews', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listReviews(db, manager, await organizationOf(db, manager, query), query, clock());
  });

  serve('GET /Management/Reviews/Counts', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    return { toReview: await countToReview(db, manager, organizationId) };
  });

  serve('POST /Management/MediaContents/:id/Reviews', ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      submitItem(queries, item, manager, body.comment ?? '', now),
    );
  });

  serve('GET /Management/MediaContents/:id/Reviews', async ({ caller, params, query }) => {
    await requireReadable(managerOf(caller), params.id);
    return listReviewEntries(db, params.id, query);
  });

  serve('GET /Management/MediaContents/:id/Reviews/Summary', async ({ caller, params }) => {
    await requireReadable(managerOf(caller), params.id);
    const summary = await summarizeReview(db, params.id);
    if (!summary) throw notFound('This media content');
    return summary;
  });

  serve('POST /Management/MediaContents/:id/Reviews/Actions', ({ caller, params, body }) => {
    const manager = managerOf(caller);
    const act = (queries: Queries, item: LockedItem, now: Date) =>
      reviewItem(queries, item, manager, body, now);
    return changeItem(deps, manager, params.id, act, { changeableBy: actableBy });
  });
}
