import { ActiveState, Role } from '@tv/contract/enumerations';
import { type Authority, covers } from '@tv/contract/rights';
import { notAllowed, Problem } from '../platform/http/problem.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { LockedMember } from './manage-db.ts';
import { isLastAdmin } from './last-admin.ts';

type Wanted = (Authority & { status: number }) | 'gone';

/** Throws 403 for a change that the manager may not make. Only a manager who has a role or right may give or take it. */
export function refuseMemberChange(manager: Manager, member: LockedMember, wanted: Wanted): void {
  if (member.id === manager.personId)
    throw notAllowed('Nobody changes the own role or access: ask another manager.');
  if (!covers(manager, member)) throw notAllowed('This person has more rights than you: ask an admin.');
  if (wanted !== 'gone' && !covers(manager, wanted))
    throw notAllowed('Nobody gives more rights than the own ones: ask an admin.');
  const staysAdmin = wanted !== 'gone' && wanted.role === Role.Admin && wanted.status === ActiveState.ACTIVE;
  if (!staysAdmin && isLastAdmin(member))
    throw new Problem(409, 0, 'This is the organization’s last admin: make somebody else an admin first.');
}
