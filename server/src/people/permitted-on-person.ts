import { Role } from '@tv/contract/enumerations';
import type { ManagedPerson, PersonAction } from '@tv/contract/people/people';
import { covers } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { Manager } from '../platform/auth/caller.ts';

/** A member as the database tells it. */
export type Member = Omit<ManagedPerson, 'permitted'>;

/** Adds what the manager may do with a member. Calls may still be refused for reasons that only they look up, such as the last admin. */
export function withPermitted(manager: Manager, member: Member): ManagedPerson {
  const isOther = member.id !== manager.personId;
  const isAdmin = hasAtLeast(manager.role, Role.Admin);
  const mayChange = isOther && covers(manager, member);
  const allowed: Record<PersonAction, boolean> = {
    change: mayChange,
    removeSecondStep: isOther && isAdmin && member.hasSecondStep === true,
    takeData: isAdmin,
    erase: mayChange && isAdmin,
  };
  return {
    ...member,
    permitted: (Object.keys(allowed) as PersonAction[]).filter((action) => allowed[action]),
  };
}
