import { because } from '@tv/contract/reasons/problem-reasons';
import { ActiveState, Role } from '@tv/contract/enumerations';
import { type Authority, covers } from '@tv/contract/people/rights';
import { notAllowed, Problem } from '../platform/http/problem.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { LockedMember } from './manage-db.ts';
import { isLastAdmin } from './last-admin.ts';

type Wanted = (Authority & { status: number }) | 'gone';

/** Throws 403 for a change that the manager may not make. Only a manager who has a role or right may give or take it. */
export function refuseMemberChange(manager: Manager, member: LockedMember, wanted: Wanted): void {
  if (member.id === manager.personId) throw notAllowed(because('people.ownRole'));
  if (!covers(manager, member)) throw notAllowed(because('people.moreRights'));
  if (wanted !== 'gone' && !covers(manager, wanted)) throw notAllowed(because('people.givesMoreRights'));
  const staysAdmin = wanted !== 'gone' && wanted.role === Role.Admin && wanted.status === ActiveState.ACTIVE;
  if (!staysAdmin && isLastAdmin(member)) throw new Problem(409, 0, because('people.lastAdmin'));
}
