import { Role } from '@tv/contract/enumerations';
import type { Caller } from '../../platform/auth/caller.ts';
import type { UploadRow } from './db.ts';

/** Content managers reach what they began, other people what is of their current organization, the command line all. */
export function mayAddTo(upload: UploadRow, caller: Caller): boolean {
  if (caller.kind !== 'person') return true;
  const { id, organizationId, role } = caller.person;
  return (
    upload.organization_id === organizationId && (role !== Role.ContentManager || upload.created_by === id)
  );
}
