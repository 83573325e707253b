import { organizationOf } from '../../organization/choose-organization-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { MediaContentsDeps } from '../deps.ts';
import { createChangeCursors } from './change-cursor.ts';
import { readChanges } from './read-changes.ts';

/** What another catalogue follows. */
export function serveChanges(serve: Serve, deps: MediaContentsDeps): void {
  const following = { ...deps, cursors: createChangeCursors(deps.secretKey) };

  serve('GET /Management/Changes', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return readChanges(following, manager, await organizationOf(deps.db, manager, query), query);
  });
}
