import { managerOf } from '../../platform/auth/caller.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../choose-organization-db.ts';
import type { OrganizationDeps } from '../deps.ts';
import { findSearchRebuild } from './search-rebuild-db.ts';
import { findStorage } from './storage-db.ts';
import { findStorageUse } from './storage-use-db.ts';

/** The call that tells what an organization stores. */
export function serveStorage(serve: Serve, { db, storageLimit: usual }: OrganizationDeps): void {
  serve('GET /Management/Storage', async ({ caller, query }) => {
    const organizationId = await organizationOf(db, managerOf(caller), query);
    const { storedBytes, storageLimit } = await findStorage(db, organizationId, usual);
    const use = await findStorageUse(db, organizationId);
    const searchRebuild = await findSearchRebuild(db, organizationId);
    return {
      storedBytes: Number(storedBytes),
      ...(storageLimit !== null && { storageLimit: Number(storageLimit) }),
      ...use,
      ...(searchRebuild && { searchRebuild }),
    };
  });
}
