import type { Row } from '../../platform/db/row.ts';
import type { Attachment } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { presentAttachment } from '../item-parts/sub-resources-db.ts';

export type NewBytes = { file: string; sizeInBytes: number };

type AttachmentRow = Row<'attachments', 'id' | 'file_name' | 'mime_type' | 'size_in_bytes' | 'file'>;

const columns = sql`id, file_name, mime_type, size_in_bytes, file`;

/** An attachment of a locked item. */
export async function findAttachmentOf(
  db: Queries,
  mediaContentId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(sql`
    select ${columns} from attachments where media_content_id = ${mediaContentId}::uuid and id = ${id}::uuid`);
  return row;
}

export async function findAttachmentByName(
  db: Queries,
  mediaContentId: string,
  fileName: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(sql`
    select ${columns} from attachments where media_content_id = ${mediaContentId}::uuid and file_name = ${fileName}
    order by position, created_at, id limit 1`);
  return row;
}

export async function readAttachment(
  db: Queries,
  mediaContentId: string,
  id: string,
): Promise<Attachment | undefined> {
  const row = await findAttachmentOf(db, mediaContentId, id);
  return row && presentAttachment(mediaContentId, row);
}

/** The ids of an item's attachments. */
export async function listAttachmentIds(db: Queries, mediaContentId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from attachments where media_content_id = ${mediaContentId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

/** Adds an attachment behind the others. */
export async function addAttachment(
  db: Queries,
  mediaContentId: string,
  given: NewBytes & { fileName: string; mimeType: string },
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.query(sql`
    insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file, created_at, position)
    select ${id}::uuid, ${mediaContentId}::uuid, ${given.fileName}, ${given.mimeType}, ${given.sizeInBytes}::bigint,
      ${given.file}, ${now}::timestamptz,
      (select coalesce(max(position), -1) + 1 from attachments where media_content_id = ${mediaContentId}::uuid)`);
  return id;
}

export const writeBytes = (db: Queries, id: string, { file, sizeInBytes }: NewBytes) =>
  db.query(sql`
    update attachments set file = ${file}, size_in_bytes = ${sizeInBytes}::bigint where id = ${id}::uuid`);

export const writeName = (db: Queries, id: string, fileName: string, mimeType: string) =>
  db.query(sql`
    update attachments set file_name = ${fileName}, mime_type = ${mimeType} where id = ${id}::uuid`);

/** Answers whether the order was another one before. */
export async function writeOrder(
  db: Queries,
  mediaContentId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await db.query(sql`
    update attachments a set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    where a.id = wanted.id and a.media_content_id = ${mediaContentId}::uuid and a.position <> wanted.position
    returning a.id`);
  return rows.length > 0;
}

export const removeAttachment = (db: Queries, id: string) =>
  db.query(sql`delete from attachments where id = ${id}::uuid`);
