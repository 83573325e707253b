import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/db/database.ts';
import { followGroups, lockOrganization } from '../accounts-db.ts';
import type { DirectoryDeps } from '../deps.ts';
import type { GroupForm } from './group-form.ts';
import { deleteGroup, findGroup, isGroupNameTaken, upsertGroup, writeMembers } from './groups-db.ts';
import { recordDirectoryChange } from '../record-change.ts';
import { notThere, refuse, ScimProblem } from '../scim-problem.ts';

/** Creates or replaces a group. Its members get the group's role at once. */
export function saveGroup(
  { db, clock }: Pick<DirectoryDeps, 'db' | 'clock'>,
  organizationId: string,
  known: string | undefined,
  change: (group: GroupForm) => GroupForm,
): Promise<string> {
  return db.transaction(async (queries) => {
    const now = clock();
    await lockOrganization(queries, organizationId);
    const group = known ? await findGroup(queries, organizationId, known) : undefined;
    if (known && !group) throw notThere('This group');
    const id = group?.id ?? randomUUID();
    const before = new Set((group?.members ?? []).map((member) => member.id));
    const form = change({
      displayName: group?.displayName ?? '',
      externalId: group?.externalId,
      members: before,
    });
    if (await isGroupNameTaken(queries, organizationId, form.displayName, id))
      throw new ScimProblem(409, 'A group with this displayName already exists.', 'uniqueness');
    await upsertGroup(queries, organizationId, { ...form, id }, now);
    const come = [...form.members].filter((each) => !before.has(each));
    const gone = [...before].filter((each) => !form.members.has(each));
    if ((await writeMembers(queries, organizationId, id, { come, gone })) !== come.length)
      throw refuse('invalidValue', 'A member is no user of this organization: create the user first.');
    await recordRoles(
      queries,
      organizationId,
      await followGroups(queries, organizationId, [...come, ...gone]),
      now,
    );
    return id;
  });
}

export function removeGroup(
  { db, clock }: Pick<DirectoryDeps, 'db' | 'clock'>,
  organizationId: string,
  id: string,
): Promise<void> {
  return db.transaction(async (queries) => {
    const now = clock();
    await lockOrganization(queries, organizationId);
    const group = await findGroup(queries, organizationId, id);
    if (!group) throw notThere('This group');
    const members = await deleteGroup(queries, id);
    await recordDirectoryChange(
      queries,
      organizationId,
      'directory group removed',
      id,
      { name: group.displayName },
      now,
    );
    await recordRoles(queries, organizationId, await followGroups(queries, organizationId, members), now);
  });
}

export async function recordRoles(
  queries: Queries,
  organizationId: string,
  people: readonly string[],
  now: Date,
): Promise<void> {
  if (people.length > 0)
    await recordDirectoryChange(
      queries,
      organizationId,
      'roles followed groups',
      organizationId,
      { people: people.slice(0, 100) },
      now,
    );
}
