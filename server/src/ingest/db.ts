import type { WrittenFormat } from '@tv/contract/captions/caption-formats';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { CompanionKind } from './upload/db.ts';

export async function listChunks(db: Queries, uploadId: string): Promise<string[]> {
  const rows = await db.query<{ file: string }>(
    sql`select file from upload_chunks where upload_id = ${uploadId} order by start_byte`,
  );
  return rows.map(({ file }) => file);
}

export type CompanionRow = {
  kind: CompanionKind;
  name: string;
  details: {
    languageCode: string;
    languageName: string;
    kind: number;
    format: WrittenFormat;
    vttFile: string;
  };
  file: string;
  size_in_bytes: number;
};

export const listCompanions = (db: Queries, uploadId: string) =>
  db.query<CompanionRow>(sql`
    select kind, name, details, file, size_in_bytes from upload_companions where upload_id = ${uploadId} order by kind, name`);

/** Whether the upload asked that the item stays a draft. */
export async function staysDraft(db: Queries, uploadId: string): Promise<boolean> {
  const [row] = await db.query<{ stays: boolean | null }>(
    sql`select (details ->> 'isDraft')::boolean as stays from uploads where id = ${uploadId}::uuid`,
  );
  return row?.stays ?? false;
}

/** Who brought an item in, and whether the upload asked for captions by machine. */
export async function findCaptionsWish(
  db: Queries,
  uploadId: string,
): Promise<{ organizationId: string; uploader: string | null; isWanted: boolean | null }> {
  const [row] = await db.query<{
    organizationId: string;
    uploader: string | null;
    isWanted: boolean | null;
  }>(sql`
    select organization_id as "organizationId", created_by as uploader, (details ->> 'makesCaptions')::boolean as "isWanted"
    from uploads where id = ${uploadId}::uuid`);
  return row!;
}

export const insertAttachment = (
  db: Queries,
  mediaContentId: string,
  attachment: { fileName: string; mimeType: string; sizeInBytes: number; file: string },
) =>
  db.query(sql`
    insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
    values (${crypto.randomUUID()}, ${mediaContentId}, ${attachment.fileName}, ${attachment.mimeType},
      ${attachment.sizeInBytes}, ${attachment.file})`);
