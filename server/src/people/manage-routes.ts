import { because } from '@tv/contract/reasons/problem-reasons';
import { ActiveState } from '@tv/contract/enumerations';
import { haveSameRights, mergeRights } from '@tv/contract/people/rights';
import { ownsAddress } from '../organization/domains/owns-address.ts';
import type { Queries } from '../platform/db/database.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { noSeat } from '../registration/open-onboarding.ts';
import { hasSeat } from '../registration/seats-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { RecordedChange } from '../platform/audit-db.ts';
import { type Manager, managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { refuseMemberChange } from './member-change.ts';
import {
  deleteMembership,
  findMember,
  type LockedMember,
  lockMember,
  listMembers,
  writeAccountStatus,
  writeMember,
} from './manage-db.ts';
import type { PeopleDeps } from './deps.ts';
import { withPermitted } from './permitted-on-person.ts';

export function serveManagedPeople(serve: Serve, deps: PeopleDeps): void {
  const { db, clock } = deps;
  const change = (
    manager: Manager,
    organizationId: string,
    id: string,
    work: (queries: Queries, member: LockedMember, now: Date) => Promise<RecordedChange>,
  ): Promise<void> =>
    db.transaction(async (queries) => {
      const now = clock();
      const member = await lockMember(queries, organizationId, id);
      if (!member) throw notFound('This person');
      const recorded = await work(queries, member, now);
      const { personId } = manager;
      if (recorded) await recordChange(queries, { organizationId, personId, subject: id, now, ...recorded });
    });

  const localIssuer = deps.signIn.hasLocalPasswords ? deps.signIn.issuer : undefined;

  serve('GET /Management/People', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const page = await listMembers(db, await organizationOf(db, manager, query), query, localIssuer);
    return { ...page, items: page.items.map((member) => withPermitted(manager, member)) };
  });

  serve('PATCH /Management/People/:id', async ({ caller, params: { id }, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await change(manager, organizationId, id, async (queries, member, now) => {
      const wanted = {
        role: body.role ?? member.role,
        ...mergeRights(body, member),
        status: body.status ?? member.status,
      };
      const isClosed = member.accountStatus !== ActiveState.ACTIVE && body.status === ActiveState.ACTIVE;
      const isSame =
        wanted.role === member.role && haveSameRights(wanted, member) && wanted.status === member.status;
      if (isSame && !isClosed) return undefined;
      refuseMemberChange(manager, member, wanted);
      const isBack = wanted.status === ActiveState.ACTIVE && member.status !== ActiveState.ACTIVE;
      if (isBack && !(await hasSeat(queries, organizationId, member.email.toLowerCase(), now)))
        throw noSeat();
      if (isClosed) {
        // The command line runs the whole portal.
        if (manager.organizationId && !(await ownsAddress(deps, queries, organizationId, member.email)))
          throw new Problem(409, 0, because('people.closedAsWhole'));
        await writeAccountStatus(queries, id, ActiveState.ACTIVE);
      }
      await writeMember(queries, organizationId, { id, ...wanted });
      return { action: 'person changed', detail: body };
    });
    const changed = await findMember(db, organizationId, id, localIssuer);
    if (!changed) throw notFound('This person');
    return withPermitted(manager, changed);
  });

  serve('DELETE /Management/People/:id', async ({ caller, params: { id }, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await change(manager, organizationId, id, async (queries, member) => {
      refuseMemberChange(manager, member, 'gone');
      await deleteMembership(queries, organizationId, id);
      return { action: 'membership ended', detail: { email: member.email } };
    });
  });
}
