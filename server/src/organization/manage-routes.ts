import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { ProblemCode } from '@tv/contract/problems';
import { catalogued, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { withKnownGroups } from '../media/download-groups-db.ts';
import { changedTexts } from './organization-texts.ts';
import { saveLogo } from './branding/save-logo.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from './choose-organization-db.ts';
import { changedColors, validateSettingsChange } from './organization-settings.ts';
import {
  endTrial,
  findManagedOrganization,
  lockSettings,
  writeLogo,
  writeName,
  writeSettings,
} from './manage-db.ts';
import type { OrganizationDeps } from './deps.ts';

export function serveManagedOrganization(serve: Serve, deps: OrganizationDeps): void {
  const { db, clock } = deps;
  const find = async (id: string): Promise<ManagedOrganization> => {
    const found = await findManagedOrganization(db, id, deps.storageLimit);
    if (!found) throw notFound('The organization');
    return found;
  };

  serve('GET /Management/Organization', async ({ caller, query }) =>
    find(await organizationOf(db, managerOf(caller), query)),
  );

  serve('PATCH /Management/Organization', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { accessibilityStatement, ...change } = validateSettingsChange(manager, body);
    await db.transaction(async (queries) => {
      const present = await lockSettings(queries, organizationId);
      if (!present) throw notFound('The organization');
      const colors = changedColors(present.colors, change.colors ?? {});
      const playerSettings = change.playerSettings
        ? await withKnownGroups(queries, organizationId, change.playerSettings, present.playerSettings)
        : present.playerSettings;
      const texts = changedTexts(present.texts, { texts: change.texts, accessibilityStatement });
      const changed = { ...present, ...change, colors, playerSettings, texts };
      if (isDeepStrictEqual(changed, present)) return;
      if (changed.name !== present.name && !(await writeName(queries, organizationId, changed.name)))
        throw catalogued(ProblemCode.NameTaken, because('organization.nameTaken'), { field: 'name' });
      await writeSettings(queries, organizationId, changed);
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'organization changed',
        subject: organizationId,
        detail: { ...change, ...(accessibilityStatement !== undefined && { accessibilityStatement }) },
        now: clock(),
      });
    });
    return find(organizationId);
  });

  serve('PUT /Management/Organization/Logo', async ({ caller, query, request, reply }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await saveLogo(deps, manager, { organizationId, background: query.background ?? 'light' }, request.body);
    return reply.code(204).send();
  });

  serve('DELETE /Management/Organization/Logo', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const { background = 'light' } = query;
    const organizationId = await organizationOf(db, manager, query);
    const before = await db.transaction(async (queries) => {
      const file = await writeLogo(queries, organizationId, background, null);
      if (file === undefined) return undefined;
      const action = 'logo removed';
      await recordChange(queries, {
        organizationId,
        personId,
        action,
        subject: organizationId,
        detail: { background },
        now: clock(),
      });
      return file;
    });
    if (before) await deps.files.remove(before);
  });

  serve('DELETE /Management/Organizations/:id/Trial', async ({ caller, params: { id } }) => {
    const { personId } = managerOf(caller);
    await db.transaction(async (queries) => {
      const wasTrial = await endTrial(queries, id);
      if (wasTrial === undefined) throw notFound('The organization');
      if (!wasTrial) return;
      const action = 'trial lifted';
      await recordChange(queries, { organizationId: id, personId, action, subject: id, now: clock() });
    });
  });
}
