import { Role } from '@tv/contract/enumerations';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { deleteInvitation, findInvitation, lockInvitation, listInvitations } from './invitations-db.ts';
import { invitePeople } from './invite-people.ts';
import { invitePerson, refuseTaking } from './invite-person.ts';
import { remindInvited } from './remind-invited.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import type { PeopleDeps } from './deps.ts';

export function serveInvitations(serve: Serve, deps: PeopleDeps): void {
  const { db, clock } = deps;

  serve('GET /Management/Invitations', async ({ caller, query }) =>
    listInvitations(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('POST /Management/Invitations', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    return (await invitePerson(deps, manager, organizationId, body)).invitation;
  });

  serve('POST /Management/Invitations/Batch', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    return invitePeople(deps, manager, await organizationOf(db, manager, query), body);
  });

  serve('POST /Management/Invitations/:id/Mails', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    await db.transaction((queries) => remindInvited(deps, queries, manager, id));
    const invitation = await findInvitation(db, id);
    if (!invitation) throw notFound('This invitation');
    return invitation;
  });

  serve('DELETE /Management/Invitations/:id', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const invitation = await lockInvitation(queries, manager.organizationId, id);
      if (!invitation) throw notFound('This invitation');
      refuseTaking(manager, { ...invitation, role: Role[invitation.role] });
      await deleteInvitation(queries, id);
      await recordChange(queries, {
        organizationId: invitation.organizationId,
        personId: manager.personId,
        action: 'invitation withdrawn',
        subject: id,
        detail: { email: invitation.email },
        now: clock(),
      });
    });
  });
}
