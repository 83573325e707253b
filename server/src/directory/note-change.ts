import type { Queries } from '../platform/db/database.ts';
import { noteChange } from '../platform/audit-db.ts';

/** Nobody's doing: the organization's directory said so. */
export const noteByDirectory = (
  queries: Queries,
  organizationId: string,
  action: string,
  subject: string,
  detail: Record<string, unknown>,
  now: Date,
) => noteChange(queries, { organizationId, personId: undefined, action, subject, detail, now });
