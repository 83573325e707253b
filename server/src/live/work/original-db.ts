import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** A piece of an original in the file store. */
export type StoredChunk = { start: number; length: number; file: string };

/** Makes stored pieces the original of an item, as an upload that is complete. */
export async function insertOriginal(
  transaction: Queries,
  { id, organizationId }: Pick<LockedItem, 'id' | 'organizationId'>,
  chunks: readonly StoredChunk[],
  now: Date,
): Promise<void> {
  const size = chunks.reduce((sum, { length }) => sum + length, 0);
  await transaction.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at, ended_at)
    values (${id}::uuid, ${organizationId}::uuid, 'recording.ts', ${size}::bigint, ${size}::bigint, '{}', ${now}::timestamptz, ${now}::timestamptz)`);
  await transaction.query(sql`
    insert into upload_chunks (upload_id, start_byte, file)
    select ${id}::uuid, start, file
    from unnest(${chunks.map(({ start }) => start)}::bigint[], ${chunks.map(({ file }) => file)}::text[]) as chunk (start, file)`);
}
