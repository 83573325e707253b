import type { AuditAction } from '@tv/contract/organization/audit-actions';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import { type Actor, asActor, commandLineActor, currentActor } from './actor.ts';
import type { Queries } from './db/database.ts';
import { sql } from './db/sql.ts';

/** One entry of the audit log. */
export type Change = {
  organizationId: string;
  /** The person who made the change. Absent when the service or the command line made it. */
  personId: string | undefined;
  /** The action in words, for example `category renamed`. */
  action: AuditAction;
  /** The id of the changed object. */
  subject: string;
  /** Further facts, as JSON. Never a secret. */
  detail?: Record<string, unknown>;
  now: Date;
};

/** Writes an entry to the audit log and answers its number. Call it in the transaction of the change. */
export async function recordChange(
  db: Queries,
  { organizationId, personId, action, subject, detail = {}, now }: Change,
): Promise<number> {
  const actor = personId ? undefined : currentActor();
  const [row] = await db.query<{ id: number }>(sql`
    insert into audit_log (at, organization_id, person_id, actor, api_key_id, action, subject, detail)
    values (${now}::timestamptz, ${organizationId}::uuid, ${personId ?? null}::uuid,
      ${actor?.name ?? null}, ${actor?.apiKeyId ?? null}::uuid, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)
    returning id`);
  return row!.id;
}

/** Writes what a person did with their own account into the audit log of each of their organizations. */
export const recordOfPerson = (
  db: Queries,
  personId: string,
  { action, detail = {}, now }: Pick<Change, 'action' | 'detail' | 'now'>,
) =>
  db.query(sql`
    insert into audit_log (at, organization_id, person_id, action, subject, detail)
    select ${now}::timestamptz, organization_id, person_id, ${action}, person_id::text, ${JSON.stringify(detail)}::jsonb
    from memberships where person_id = ${personId}::uuid`);

/** `recordChange` in the name of who brought a file in. Without a person it was the command line, or a key. */
export async function recordAsUploader(
  db: Queries,
  uploader: string | null,
  change: Omit<Change, 'personId'>,
  uploadId = change.subject,
): Promise<void> {
  const record = () => recordChange(db, { ...change, personId: uploader ?? undefined });
  if (uploader) await record();
  else await asActor(currentActor() ?? (await actorOfUpload(db, uploadId)), record);
}

async function actorOfUpload(db: Queries, id: string): Promise<Actor> {
  const [row] = await db.query<{ actor: string | null; api_key_id: string | null }>(
    sql`select actor, api_key_id from uploads where id = ${id}::uuid`,
  );
  return row?.actor ? { name: row.actor, apiKeyId: row.api_key_id ?? undefined } : { name: commandLineActor };
}

/** The action and details of a change, for the audit log. `undefined` when nothing changed. */
export type RecordedChange<Action extends AuditAction = AuditAction> =
  | { action: Action; detail?: Record<string, unknown> }
  | undefined;
/** The same of an item: its history has a sentence for each. */
export type RecordedItemChange = RecordedChange<ItemEvent>;
