import { isDeepStrictEqual } from 'node:util';
import { ProblemCode } from '@tv/contract/problems';
import type { ManagedCategory } from '@tv/contract/categories';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, invalidField, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import {
  assignCategory,
  deleteCategory,
  findManagedCategory,
  lockCategory,
  insertCategory,
  isContentManager,
  listManagedCategories,
  orderCategories,
  unassignCategory,
  writeCategory,
  type LockedCategory,
} from './manage-db.ts';
import type { RecordedChange } from '../platform/audit-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';
import type { CategoriesDeps } from './deps.ts';

export function serveManagedCategories(serve: Serve, { db, clock }: CategoriesDeps): void {
  const find = async (organizationId: string | undefined, id: string): Promise<ManagedCategory> => {
    const found = await findManagedCategory(db, organizationId, id);
    if (!found) throw notFound('This category');
    return found;
  };

  /** Changes a category under a lock, in one transaction, and records the change. */
  const change = (
    caller: Caller,
    id: string,
    work: (queries: Queries, category: LockedCategory) => Promise<RecordedChange>,
  ): Promise<void> => {
    const { organizationId, personId } = managerOf(caller);
    return db.transaction(async (queries) => {
      const category = await lockCategory(queries, organizationId, id);
      if (!category) throw notFound('This category');
      const recorded = await work(queries, category);
      if (recorded)
        await recordChange(queries, {
          organizationId: category.organizationId,
          personId,
          subject: id,
          now: clock(),
          ...recorded,
        });
    });
  };

  serve('GET /Management/Categories', async ({ caller, query }) =>
    listManagedCategories(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('POST /Management/Categories', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const [id, name] = [(body.id ?? crypto.randomUUID()).toLowerCase(), body.name.trim()];
    await db.transaction(async (queries) => {
      const now = clock();
      const present = await insertCategory(queries, { id, organizationId, name, now });
      if (present && !isDeepStrictEqual(present, { id, organizationId, name }))
        throw present.id === id ? invalidField('id', 'is taken: choose another one.') : nameTaken(name);
      if (present) return;
      const { personId } = manager;
      await recordChange(queries, {
        organizationId,
        personId,
        action: 'category made',
        subject: id,
        detail: { name },
        now,
      });
    });
    return find(organizationId, id);
  });

  serve('PUT /Management/Categories/Order', async ({ caller, query, body: { ids } }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      const ordered = await orderCategories(queries, organizationId, ids);
      if (!ordered) throw notFound('A category of this list');
      if (ordered === 'unchanged') return;
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'categories ordered',
        subject: organizationId,
        detail: { ids },
        now: clock(),
      });
    });
  });

  serve('PATCH /Management/Categories/:id', async ({ caller, params: { id }, body }) => {
    if (body.playerSettings) refuseWrongSettings(body.playerSettings);
    await change(caller, id, async (queries, category) => {
      const changed = {
        ...category,
        name: body.name?.trim() ?? category.name,
        playerSettings: body.playerSettings ?? category.playerSettings,
        defaults: body.defaults ?? category.defaults,
      };
      if (isDeepStrictEqual(changed, category)) return undefined;
      if (!(await writeCategory(queries, changed))) throw nameTaken(changed.name);
      return { action: 'category changed', detail: body };
    });
    return find(managerOf(caller).organizationId, id);
  });

  serve('DELETE /Management/Categories/:id', ({ caller, params }) =>
    change(caller, params.id, async (queries, { id, name }) => {
      await deleteCategory(queries, id);
      return { action: 'category deleted', detail: { name } };
    }),
  );

  serve('PUT /Management/Categories/:id/Managers/:personId', async ({ caller, params: { id, personId } }) => {
    await change(caller, id, async (queries, { organizationId }) => {
      if (!(await isContentManager(queries, organizationId, personId)))
        throw notFound('A content manager with this id');
      const assigned = await assignCategory(queries, id, personId);
      return assigned.length > 0 ? { action: 'category assigned', detail: { personId } } : undefined;
    });
    return find(managerOf(caller).organizationId, id);
  });

  serve(
    'DELETE /Management/Categories/:id/Managers/:personId',
    async ({ caller, params: { id, personId } }) => {
      await change(caller, id, async (queries) => {
        const taken = await unassignCategory(queries, id, personId);
        return taken.length > 0 ? { action: 'category no longer assigned', detail: { personId } } : undefined;
      });
      return find(managerOf(caller).organizationId, id);
    },
  );
}

const nameTaken = (name: string) =>
  catalogued(ProblemCode.NameTaken, `There is a category "${name}" already: choose another name.`, {
    field: 'name',
  });
