import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { Caller } from '../../platform/auth/caller.ts';
import type { UploadRow } from './db.ts';
import { recordsForReview } from './member-recording.ts';

/** Whether a caller may add to an upload: members to what they record for review, content managers to their own uploads, higher roles to all of their current organization, the command line to all. */
export function mayAddTo(upload: UploadRow, caller: Caller): boolean {
  if (caller.kind === 'key') return upload.api_key_id === caller.account.id;
  if (caller.kind !== 'person') return true;
  const { id, organizationId, role } = caller.person;
  if (recordsForReview(caller) && !upload.details.isForReview) return false;
  return (
    upload.organization_id === organizationId &&
    (hasAtLeast(role, Role.OrganizationManager) || upload.created_by === id)
  );
}
