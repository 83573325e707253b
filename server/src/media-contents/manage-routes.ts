import { ContentStatus } from '@tv/contract/enumerations';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { restorableSince } from './lifecycle/forget-deleted.ts';
import { moveItem } from './lifecycle/move-item.ts';
import { changeItem } from './change-item.ts';
import { findManaged, listManaged } from './managed-items-db.ts';
import { editItem, readWishes } from './edit-item.ts';
import { managerOf } from '../platform/auth/manager.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { abandonReview, reviewItem, submitItem } from './lifecycle/review-item.ts';
import { listReviewEntries } from './lifecycle/reviews-db.ts';
import type { MediaContentsDeps } from './deps.ts';
import { cancelSchedules, refuseUnreviewed, scheduleChange } from './lifecycle/schedule-changes.ts';
import { listSchedules } from './lifecycle/schedules-db.ts';

const { PUBLISHED, SCHEDULED, DRAFT, DELETED } = ContentStatus;

export function serveManagedMediaContents(serve: Serve, deps: MediaContentsDeps): void {
  const { db, clock } = deps;

  serve('GET /Management/MediaContents', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listManaged(db, manager, await organizationOf(db, manager, query), query);
  });

  serve('GET /Management/MediaContents/:id', async ({ caller, params }) => {
    const found = await findManaged(db, managerOf(caller), params.id);
    if (!found) throw notFound('This media content');
    return found;
  });

  serve('PATCH /Management/MediaContents/:id', async ({ caller, params, body }) => {
    const manager = managerOf(caller);
    if (!(await findManaged(db, manager, params.id))) throw notFound('This media content');
    const wishes = await readWishes(manager, body, clock());
    return changeItem(deps, manager, params.id, (queries, item, now) => editItem(queries, item, wishes, now));
  });

  serve('POST /Management/MediaContents/:id/Publications', async ({ caller, params }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, async (queries, item, now) => {
      if (item.status === PUBLISHED) return undefined;
      refuseUnreviewed(manager, item);
      await moveItem(queries, item, PUBLISHED, now);
      return { action: 'media content published' };
    });
  });

  serve('DELETE /Management/MediaContents/:id/Publications', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, async (queries, item, now) => {
      if (item.status !== PUBLISHED && item.status !== SCHEDULED) return undefined;
      await moveItem(queries, item, DRAFT, now);
      return { action: 'media content unpublished' };
    }),
  );

  serve('GET /Management/Schedules', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listSchedules(db, manager, await organizationOf(db, manager, query), query);
  });

  serve('PUT /Management/MediaContents/:id/Schedules', async ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      scheduleChange(queries, item, manager, body, now),
    );
  });

  serve('DELETE /Management/MediaContents/:id/Schedules', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, cancelSchedules),
  );

  serve('POST /Management/MediaContents/:id/Reviews', ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      submitItem(queries, item, manager, body.comment ?? '', now),
    );
  });

  serve('GET /Management/MediaContents/:id/Reviews', async ({ caller, params, query }) => {
    if (!(await findManaged(db, managerOf(caller), params.id))) throw notFound('This media content');
    return listReviewEntries(db, params.id, query);
  });

  serve('POST /Management/MediaContents/:id/Reviews/Actions', ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      reviewItem(queries, item, manager, body, now),
    );
  });

  serve('DELETE /Management/MediaContents/:id', async ({ caller, params }) => {
    await changeItem(deps, managerOf(caller), params.id, async (queries, item, now) => {
      if (item.status === DELETED) return undefined;
      await abandonReview(queries, item, now);
      await moveItem(queries, item, DELETED, now);
      return { action: 'media content deleted' };
    });
  });

  serve('POST /Management/MediaContents/:id/Restorations', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, async (queries, item, now) => {
      if (item.status !== DELETED) return undefined;
      if (!item.deletedAt || item.deletedAt <= restorableSince(now)) throw notFound('This media content');
      await moveItem(queries, item, DRAFT, now);
      return { action: 'media content restored' };
    }),
  );
}
