import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';

/** What concerns the organization itself is for those who manage it. */
export const maySeeOrganization = ({ role }: CurrentUser) => hasAtLeast(role, Role.OrganizationManager);
