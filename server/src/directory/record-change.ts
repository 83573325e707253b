import type { AuditAction } from '@tv/contract/organization/audit-actions';
import type { Queries } from '../platform/db/database.ts';
import { recordChange } from '../platform/audit-db.ts';

/** Writes to the audit log a change that the organization's directory made. The entry names no person. */
export const recordDirectoryChange = (
  queries: Queries,
  organizationId: string,
  action: AuditAction,
  subject: string,
  detail: Record<string, unknown>,
  now: Date,
) => recordChange(queries, { organizationId, personId: undefined, action, subject, detail, now });
