import { ActiveState, Role } from '@tv/contract/enumerations';
import type { LockedMember } from './manage-db.ts';

/** Whether this member is the organization's only active admin. */
export const isLastAdmin = ({ role, status, otherAdmins }: LockedMember): boolean =>
  role === Role.Admin && status === ActiveState.ACTIVE && otherAdmins === 0;
