import { because } from '@tv/contract/reasons/problem-reasons';
import { mergeTranslations } from '@tv/contract/languages/texts-by-language';
import { isDeepStrictEqual } from 'node:util';
import { ProblemCode } from '@tv/contract/problems';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import { catalogued, invalidField, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { applyAudience, checkedDefaults, previewAudience, loggedChange } from './category-audience.ts';
import { changeCategory, managedCategoryOf } from './change-category.ts';
import {
  assignCategory,
  deleteCategory,
  insertCategory,
  isContentManager,
  listManagedCategories,
  orderCategories,
  unassignCategory,
  writeCategory,
} from './manage-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { withKnownGroups } from '../media/download-groups-db.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';
import type { CategoriesDeps } from './deps.ts';
import { mergeCategory } from './merge-category.ts';

export function serveManagedCategories(serve: Serve, deps: CategoriesDeps): void {
  const { db, clock, files } = deps;
  const find = (organizationId: string | undefined, id: string) =>
    managedCategoryOf(deps, organizationId, id);
  const change = (caller: Caller, id: string, work: Parameters<typeof changeCategory>[3]) =>
    changeCategory(deps, caller, id, work);

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
        throw present.id === id ? invalidField('id', because('field.taken')) : nameTaken(name);
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
      const { organizationId, playerSettings } = category;
      const defaults = body.defaults && (await checkedDefaults(queries, category, body.defaults));
      const changed = {
        ...category,
        name: body.name?.trim() ?? category.name,
        description: body.description?.trim() ?? category.description,
        translations: body.translations
          ? mergeTranslations(category.translations, body.translations)
          : category.translations,
        playerSettings: body.playerSettings
          ? await withKnownGroups(queries, organizationId, body.playerSettings, playerSettings)
          : playerSettings,
        defaults: defaults ?? category.defaults,
      };
      if (isDeepStrictEqual(changed, category)) return undefined;
      if (!(await writeCategory(queries, changed))) throw nameTaken(changed.name);
      return { action: 'category changed', detail: await loggedChange(queries, body, defaults) };
    });
    return find(managerOf(caller).organizationId, id);
  });

  serve('DELETE /Management/Categories/:id', async ({ caller, params }) => {
    let cover: string | undefined;
    await change(caller, params.id, async (queries, { id, name }) => {
      cover = await deleteCategory(queries, id);
      return { action: 'category deleted', detail: { name } };
    });
    if (cover) await files.remove(cover);
  });

  serve('GET /Management/Categories/:id/AudienceChanges', async ({ caller, params: { id } }) =>
    previewAudience(db, await find(managerOf(caller).organizationId, id)),
  );

  serve('POST /Management/Categories/:id/AudienceChanges', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    return applyAudience(deps, manager, await find(manager.organizationId, id));
  });

  serve('POST /Management/Categories/:id/Merges', async ({ caller, params, body }) => {
    const [id, intoId] = [params.id.toLowerCase(), body.intoId.toLowerCase()];
    const manager = managerOf(caller);
    await find(manager.organizationId, id);
    await mergeCategory(deps, manager, id, intoId);
    return find(manager.organizationId, intoId);
  });

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
  catalogued(ProblemCode.NameTaken, because('categories.nameTaken', { name }), {
    field: 'name',
  });
