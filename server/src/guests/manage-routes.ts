import { textIn } from '@tv/contract/languages/texts-by-language';
import type { Guests } from '@tv/contract/people/guests';
import { findCategoryRow, lockCategory } from '../categories/manage-db.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { findPolicies, guestPolicyOf } from '../organization/policies/policies-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Caller, type Manager, managerOf } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import type { GuestsDeps } from './deps.ts';
import { createGuestSecrets } from './guest-secrets.ts';
import { endGuest, listGuests, lockSharedItem, type Shared, watchedShares } from './guests-db.ts';
import { type Given, presentGuest, shareWith } from './share.ts';

type Find = (db: Queries, manager: Manager, id: string) => Promise<Shared>;

const lockItem: Find = async (db, manager, id) => {
  const item = await lockSharedItem(db, manager, id);
  if (!item) throw notFound('This media content');
  return item;
};

const categoryBy =
  (read: typeof findCategoryRow): Find =>
  async (db, manager, id) => {
    const category = await read(db, manager.organizationId, id);
    if (!category) throw notFound('This category');
    const { organizationId } = category;
    return {
      kind: 'category',
      id,
      organizationId,
      titleIn: (language) => textIn(category, 'name', language),
    };
  };
const findOne = categoryBy(findCategoryRow);
const lockOne = categoryBy(lockCategory);

/** The calls by which items and categories are shared with guests. */
export function serveShares(serve: Serve, deps: GuestsDeps): void {
  const { db, clock, secretKey } = deps;
  const secrets = createGuestSecrets(deps);
  const viewerHash = createViewerHash(secretKey);

  const list = async (shared: Pick<Shared, 'kind' | 'id' | 'organizationId'>): Promise<Guests> => {
    const [{ policies }, rows] = await Promise.all([
      findPolicies(db, shared.organizationId),
      listGuests(db, shared, clock()),
    ]);
    const hashes = rows.map(({ id }) => viewerHash(id));
    const shares = shared.kind === 'item' ? await watchedShares(db, shared.id, hashes) : undefined;
    const guests = rows.map((row, at) =>
      presentGuest(row, secrets, shares && (shares.get(hashes[at]!) ?? 0)),
    );
    return { ...guestPolicyOf(policies), guests };
  };
  const share = (find: Find, caller: Caller, id: string, given: Given) =>
    db.transaction(async (queries) => {
      const manager = managerOf(caller);
      const shared = await find(queries, manager, id);
      return presentGuest(
        await shareWith({ ...deps, secrets }, queries, shared, given, manager.personId),
        secrets,
      );
    });
  const end = (find: Find, caller: Caller, { id, guestId }: { id: string; guestId: string }) =>
    db.transaction(async (queries) => {
      const manager = managerOf(caller);
      const { organizationId, ...shared } = await find(queries, manager, id);
      const ended = await endGuest(queries, shared, guestId, clock());
      if (!ended) throw notFound('This guest');
      if (!ended.wasOpen) return;
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'guest ended',
        subject: guestId,
        detail: { email: ended.email, of: id },
        now: clock(),
      });
    });

  serve('GET /Management/MediaContents/:id/Guests', async ({ caller, params: { id } }) =>
    list({ kind: 'item', ...(await requireManaged(db, managerOf(caller), id)) }),
  );
  serve('POST /Management/MediaContents/:id/Guests', ({ caller, params: { id }, body }) =>
    share(lockItem, caller, id, body),
  );
  serve('DELETE /Management/MediaContents/:id/Guests/:guestId', ({ caller, params }) =>
    end(lockItem, caller, params),
  );
  serve('GET /Management/Categories/:id/Guests', async ({ caller, params: { id } }) =>
    list(await findOne(db, managerOf(caller), id)),
  );
  serve('POST /Management/Categories/:id/Guests', ({ caller, params: { id }, body }) =>
    share(lockOne, caller, id, body),
  );
  serve('DELETE /Management/Categories/:id/Guests/:guestId', ({ caller, params }) =>
    end(lockOne, caller, params),
  );
}
