import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { Role } from '@tv/contract/enumerations';
import { type DirectoryToken as Presented, maxDirectoryTokens } from '@tv/contract/sign-in/directory';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { notAllowed, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import { isTrial } from '../registration/organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { followGroups, lockOrganization } from './accounts-db.ts';
import { roleKeyOf } from '@tv/contract/people/roles';
import type { DirectoryDeps } from './deps.ts';
import { recordRoles } from './groups/save-group.ts';
import { lockManagedGroup, listManagedGroups, writeGroupRole } from './groups/managed-groups-db.ts';
import { scimAddress } from './scim-call.ts';
import { deleteToken, type DirectoryToken, insertToken, listTokens } from './tokens-db.ts';

/** The calls with which an admin connects the organization's directory. */
export function serveManagedDirectory(serve: Serve, { db, clock, publicUrl }: DirectoryDeps): void {
  serve('GET /Management/DirectoryTokens', async ({ caller, query }) => {
    const tokens = await listTokens(db, await organizationOf(db, managerOf(caller), query));
    return tokens.map(present);
  });

  serve('POST /Management/DirectoryTokens', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    return db.transaction(async (queries) => {
      const now = clock();
      await lockOrganization(queries, organizationId);
      if (await isTrial(queries, organizationId)) throw notAllowed(because('directory.trial'));
      if ((await listTokens(queries, organizationId)).length >= maxDirectoryTokens)
        throw new Problem(409, 0, because('directory.tooManyTokens', { most: maxDirectoryTokens }));
      // The prefix tells a finder of the token what it is for.
      const token = `tvscim_${newToken()}`;
      const made = { id: randomUUID(), name: body.name.trim() };
      await insertToken(queries, { ...made, organizationId, hash: hashToken(token), now });
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'directory token made',
        subject: made.id,
        detail: { name: made.name },
        now,
      });
      return {
        ...present({ ...made, createdAt: now, usedAt: undefined }),
        token,
        address: scimAddress(publicUrl),
      };
    });
  });

  serve('DELETE /Management/DirectoryTokens/:id', async ({ caller, params }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const gone = await deleteToken(queries, manager.organizationId, params.id);
      if (!gone) throw notFound('This token');
      await recordChange(queries, {
        organizationId: gone.organizationId,
        personId: manager.personId,
        action: 'directory token revoked',
        subject: params.id,
        detail: { name: gone.name },
        now: clock(),
      });
    });
  });

  serve('GET /Management/DirectoryGroups', async ({ caller, query }) =>
    listManagedGroups(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('PATCH /Management/DirectoryGroups/:id', async ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return db.transaction(async (queries) => {
      const now = clock();
      const group = await lockManagedGroup(queries, manager.organizationId, params.id);
      if (!group) throw notFound('This group');
      const { organizationId, id, name, membersCount } = group;
      const role = body.role === 'none' ? undefined : roleKeyOf(body.role);
      await writeGroupRole(queries, params.id, role, now);
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'role of a group changed',
        subject: params.id,
        detail: { role: body.role },
        now,
      });
      await recordRoles(queries, organizationId, await followGroups(queries, organizationId), now);
      return { id, name, membersCount, ...(role && { role: Role[role] }) };
    });
  });
}

const present = ({ id, name, createdAt, usedAt }: DirectoryToken): Presented => ({
  id,
  name,
  createdDate: createdAt.toISOString(),
  ...(usedAt && { usedDate: usedAt.toISOString() }),
});
