import { applyChange } from '../media-contents/management/change-item.ts';
import { editRefusal } from '../media-contents/edit-item.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { refuse } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { sendTable } from '../platform/http/send-table.ts';
import { readAddresses, setAddresses } from './change-addresses.ts';
import { listManaged, listOldAddresses, removeAddress, removeOthers } from './db.ts';
import { oldAddressSheet } from './sheet.ts';

/** The calls with which managers say at which addresses items were before. */
export function serveOldAddresses(
  serve: Serve,
  deps: { db: Database; clock: Clock; publicUrl: string },
): void {
  const { db, clock, publicUrl } = deps;

  serve('GET /Management/MediaContents/:id/OldAddresses', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return listOldAddresses(db, id);
  });

  serve('PUT /Management/MediaContents/:id/OldAddresses', async ({ caller, params: { id }, body }) => {
    const addresses = readAddresses(body.addresses);
    await applyChange(deps, managerOf(caller), id, async (queries, item) => {
      refuse(editRefusal(item));
      return recorded(await setAddresses(queries, item, addresses));
    });
    return listOldAddresses(db, id);
  });

  serve('DELETE /Management/MediaContents/:id/OldAddresses', async ({ caller, params: { id }, query }) => {
    const [address] = query.address === undefined ? [] : readAddresses([query.address], 'address');
    await applyChange(deps, managerOf(caller), id, async (queries, item) => {
      refuse(editRefusal(item));
      const removed = address ? removeAddress(queries, id, address.key) : removeOthers(queries, id, []);
      return recorded({ added: 0, removed: await removed });
    });
  });

  serve('GET /Management/OldAddresses', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const [address] = query.address === undefined ? [] : readAddresses([query.address], 'address');
    const page = await listManaged(db, { manager, organizationId, now: clock() }, query, address?.key);
    const items = page.items.map(({ organizationId: _of, isPublic: _public, ...listed }) => listed);
    return { ...page, items };
  });

  serve('GET /Management/OldAddresses.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const read = (page: Parameters<typeof listManaged>[2]) =>
      listManaged(db, { manager, organizationId, now: clock() }, page);
    return sendTable(reply, 'old-links', oldAddressSheet(read, publicUrl));
  });
}

const recorded = (detail: { added: number; removed: number }) =>
  detail.added + detail.removed > 0 ? ({ action: 'old addresses changed', detail } as const) : undefined;
