import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { deleteItem, restoreItem } from './lifecycle/delete-item.ts';
import { unpublish } from './lifecycle/publish.ts';
import { publishReviewed } from './lifecycle/publish-reviewed.ts';
import { readCalendar } from './management/calendar-db.ts';
import { applyChange, changeItem } from './management/change-item.ts';
import { changeItems } from './bulk-changes/change-items.ts';
import { findNewestChange, listHistory } from './management/history-db.ts';
import { changeTag } from './management/refuse-changed.ts';
import { findManaged, requireManaged } from './management/managed-items-db.ts';
import { countManaged, listManaged } from './management/managed-list-db.ts';
import { editItem, validateChange } from './edit-item.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { anyItem, readableBy } from './manageable-db.ts';
import type { MediaContentsDeps } from './deps.ts';
import { cancelSchedules, schedule } from './lifecycle/schedule.ts';
import { listSchedules } from './lifecycle/schedules-db.ts';

export function serveManagedMediaContents(serve: Serve, deps: MediaContentsDeps): void {
  const { db, clock } = deps;

  serve('GET /Management/MediaContents', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listManaged(db, manager, await organizationOf(db, manager, query), query, clock());
  });

  serve('GET /Management/MediaContents/Counts', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return countManaged(db, manager, await organizationOf(db, manager, query), query);
  });

  serve('POST /Management/MediaContents/Changes', ({ caller, body }) =>
    changeItems(deps, managerOf(caller), body.ids, body.change),
  );

  serve('GET /Management/MediaContents/:id', async ({ caller, params, reply }) => {
    const manager = managerOf(caller);
    // Read before the item: a change in between makes the tag too old, and not too new.
    const newest = await findNewestChange(db, params.id);
    const found = await findManaged(db, manager, params.id, clock(), readableBy(manager));
    if (!found) throw notFound('This media content');
    reply.header('etag', changeTag(newest));
    return found;
  });

  serve('PATCH /Management/MediaContents/:id', async ({ caller, params, body, request, reply }) => {
    const manager = managerOf(caller);
    await requireManaged(db, manager, params.id);
    const change = await validateChange(manager, body, clock());
    const newest = await applyChange(
      deps,
      manager,
      params.id,
      (queries, item, now) => editItem(queries, item, manager, change, now),
      { ifMatch: request.headers['if-match'] },
    );
    const changed = await findManaged(db, manager, params.id, clock(), anyItem);
    if (!changed) throw notFound('This media content');
    reply.header('etag', changeTag(newest));
    return changed;
  });

  serve('GET /Management/MediaContents/:id/History', async ({ caller, params, query }) => {
    await requireManaged(db, managerOf(caller), params.id);
    return listHistory(db, params.id, query);
  });

  serve('POST /Management/MediaContents/:id/Publications', ({ caller, params }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      publishReviewed(queries, item, manager, now),
    );
  });

  serve('DELETE /Management/MediaContents/:id/Publications', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, unpublish),
  );

  serve('GET /Management/Calendar', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return readCalendar(db, manager, await organizationOf(db, manager, query), query, clock());
  });

  serve('GET /Management/Schedules', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listSchedules(db, manager, await organizationOf(db, manager, query), query);
  });

  serve('PUT /Management/MediaContents/:id/Schedules', async ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      schedule(queries, item, manager, body, now),
    );
  });

  serve('DELETE /Management/MediaContents/:id/Schedules', ({ caller, params }) =>
    changeItem(deps, managerOf(caller), params.id, cancelSchedules),
  );

  serve('DELETE /Management/MediaContents/:id', async ({ caller, params }) => {
    const manager = managerOf(caller);
    await changeItem(deps, manager, params.id, (queries, item, now) =>
      deleteItem(queries, item, manager, now),
    );
  });

  serve('POST /Management/MediaContents/:id/Restorations', ({ caller, params }) => {
    const manager = managerOf(caller);
    return changeItem(deps, manager, params.id, (queries, item, now) =>
      restoreItem(queries, item, manager, now),
    );
  });
}
