import { ActiveState, Role } from '@tv/contract/enumerations';
import type { LockedMember } from './manage-db.ts';

/** Whether nobody else could mend what happens to this member's rights: the organization has no other active admin. */
export const isLastAdmin = ({ role, status, otherAdmins }: LockedMember): boolean =>
  role === Role.Admin && status === ActiveState.ACTIVE && otherAdmins === 0;
