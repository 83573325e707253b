import { managedBy } from './visibility.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import type { Manager } from '../platform/auth/caller.ts';

/** Which `media_contents mc` somebody manages; the command line all. */
export const manageableBy = ({ organizationId, personId, role }: Manager): Sql =>
  organizationId ? managedBy({ organizationId, personId, role }) : sql`true`;
