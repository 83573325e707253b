import type { Queries } from '../platform/db.ts';
import { short, sql } from '../platform/sql.ts';

export type SubtitleFile = {
  format: 'VTT' | 'SRT' | 'DFXP' | 'TTML';
  language_code: string;
  original_file: string;
  vtt_file: string;
};

export async function findSubtitle(db: Queries, mediaContentId: string, id: string) {
  const [row] = await db.query<SubtitleFile>(
    short(sql`
    select format, language_code, original_file, vtt_file from subtitles
    where id = ${id} and media_content_id = ${mediaContentId}`),
  );
  return row;
}

export async function findAttachment(db: Queries, mediaContentId: string, id: string) {
  const [row] = await db.query<{ file_name: string; mime_type: string; file: string }>(
    short(sql`
    select file_name, mime_type, file from attachments
    where id = ${id} and media_content_id = ${mediaContentId}`),
  );
  return row;
}

export async function findLogo(db: Queries, organizationId: string): Promise<string | undefined> {
  const [row] = await db.query<{ logo_file: string | null }>(
    short(sql`select logo_file from organizations where id = ${organizationId}`),
  );
  return row?.logo_file ?? undefined;
}

/** Whether a media token's person is still active, a member, signed in, and holds the same version of their rights. */
export async function grantHolds(
  db: Queries,
  grant: {
    personId: string;
    organizationId: string;
    rightsVersion: number;
    sessionId: string | undefined;
  },
): Promise<boolean> {
  const rows = await db.query(
    short(sql`
    select from people p join memberships m on m.person_id = p.id
    where p.id = ${grant.personId} and m.organization_id = ${grant.organizationId}
      and p.status = 0 and p.rights_version = ${grant.rightsVersion}
      and (${grant.sessionId ?? null}::text is null or exists (
        select from identity_records where uid = ${grant.sessionId ?? null} and model = 'Session'))`),
  );
  return rows.length > 0;
}
