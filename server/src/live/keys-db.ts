import type { LiveInput } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** Makes this the key of an input. The one before is refused from now on. */
export const putKey = (
  db: Queries,
  id: string,
  key: { organizationId: string; input: LiveInput; hash: string; start: string; now: Date },
) =>
  db.query(sql`
    insert into live_keys (media_content_id, input, organization_id, hash, start, created_at)
    values (${id}::uuid, ${key.input}, ${key.organizationId}::uuid, ${key.hash}, ${key.start}, ${key.now}::timestamptz)
    on conflict (media_content_id, input) do update
      set hash = excluded.hash, start = excluded.start, created_at = excluded.created_at`);

/** The event to which the key of an encoder belongs. The key of a guest's link opens no other way in. */
export async function findEventOfKey(
  db: Queries,
  hash: string,
): Promise<{ id: string; input: LiveInput } | undefined> {
  const [row] = await db.query<{ id: string; input: LiveInput }>(
    sql`select media_content_id as id, input from live_keys where hash = ${hash} and input <> 'guest'`,
  );
  return row;
}
