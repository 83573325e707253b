import { currentActor } from './actor.ts';
import type { Queries } from './db/database.ts';
import { sql } from './db/sql.ts';

export type Change = {
  organizationId: string;
  /** Absent: the service by itself, or the command line. */
  personId: string | undefined;
  /** What was done, in words. */
  action: string;
  /** Id of what it was done to. */
  subject: string;
  /** Never a secret. */
  detail?: Record<string, unknown>;
  now: Date;
};

/** Written in the transaction of the change itself. */
export const noteChange = (
  db: Queries,
  { organizationId, personId, action, subject, detail = {}, now }: Change,
) =>
  db.query(sql`
    insert into audit_log (at, organization_id, person_id, actor, action, subject, detail)
    values (${now}::timestamptz, ${organizationId}::uuid, ${personId ?? null}::uuid,
      ${personId ? null : (currentActor() ?? null)}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`);

/** What was done, for the audit log; `undefined`: everything was so already. */
export type Noted = { action: string; detail?: Record<string, unknown> } | undefined;
