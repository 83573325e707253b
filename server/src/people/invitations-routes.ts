import { Role } from '@tv/contract/enumerations';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { noteChange } from '../platform/audit-db.ts';
import { deleteInvitation, holdInvitation, listInvitations } from './invitations-db.ts';
import { invitePerson, refuseTaking } from './invite-person.ts';
import { managerOf, organizationOf } from '../platform/auth/manager.ts';
import type { ManagementParts } from '../management/routes.ts';

export function serveInvitations(serve: Serve, parts: ManagementParts): void {
  const { db, clock } = parts;

  serve('GET /Management/Invitations', async ({ caller, query }) =>
    listInvitations(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('POST /Management/Invitations', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    return invitePerson(parts, manager, organizationId, {
      email: body.email,
      role: body.role,
    });
  });

  serve('DELETE /Management/Invitations/:id', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const held = await holdInvitation(queries, manager.organizationId, id);
      if (!held) throw notFound('This invitation');
      refuseTaking(manager, { role: Role[held.role] });
      await deleteInvitation(queries, id);
      await noteChange(queries, {
        organizationId: held.organizationId,
        personId: manager.personId,
        action: 'invitation withdrawn',
        subject: id,
        detail: { email: held.email },
        now: clock(),
      });
    });
  });
}
