import type { Row } from '../platform/db/row.ts';
import { ActiveState, SubtitleKind } from '@tv/contract/enumerations';
import type { LogoBackground } from '@tv/contract/branding/logos';
import type { StoredSubtitle } from '../captions/convert-subtitles.ts';
import { timelineColumns } from '../captions/timeline-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import { sessionLives } from '../platform/auth/sessions-db.ts';
import { pipelined, sql, type Sql, literal } from '../platform/db/sql.ts';
import type { CaptionTrack } from '../media/caption-playlists.ts';
import type { Holder } from '../media/media-token.ts';

/** `version` is that of the package it is shown with; absent: the one that is served. */
export async function findSubtitle(db: Queries, mediaContentId: string, id: string, version?: number) {
  const [row] = await db.query<StoredSubtitle>(
    pipelined(sql`
    select s.format, s.language_code, s.original_file, s.vtt_file, ${timelineColumns(version)} from subtitles s
    where s.id = ${id} and s.media_content_id = ${mediaContentId}`),
  );
  return row;
}

/** The subtitles that are shown as captions, by language. Spoken descriptions are left out. */
export const listCaptionTracks = (db: Queries, mediaContentId: string) =>
  db.query<CaptionTrack>(
    pipelined(sql`
    select id, language_code, language_name, kind, is_auto_generated from subtitles
    where media_content_id = ${mediaContentId} and kind <> ${SubtitleKind.DESCRIPTION}
    order by lower(language_name), kind, id limit 200`),
  );

export async function findAttachment(db: Queries, mediaContentId: string, id: string) {
  const [row] = await db.query<Row<'attachments', 'file_name' | 'mime_type' | 'file'>>(
    pipelined(sql`
    select file_name, mime_type, file from attachments
    where id = ${id} and media_content_id = ${mediaContentId}`),
  );
  return row;
}

/** The key of a category's cover, if its file has this name. */
export async function findCover(db: Queries, categoryId: string, name: string): Promise<string | undefined> {
  const file = `categories/${categoryId.toLowerCase()}/${name}`;
  const rows = await db.query(
    pipelined(sql`select from categories where id = ${categoryId}::uuid and cover_file = ${file}`),
  );
  return rows.length > 0 ? file : undefined;
}

/** The key of the logo for a background. One logo alone is shown on both. */
export async function findLogo(
  db: Queries,
  organizationId: string,
  background: LogoBackground,
): Promise<string | undefined> {
  const [row] = await db.query<{ light: string | null; dark: string | null }>(
    pipelined(
      sql`select logo_file as light, logo_dark_file as dark from organizations where id = ${organizationId}`,
    ),
  );
  return row?.[background] ?? row?.light ?? row?.dark ?? undefined;
}

/**
 * The SQL condition that the person of a media token is still active, a member, signed in, has the same version of rights, and
 * is in a network that the organization allows.
 */
export const stillHolds = (
  { personId, organizationId, rightsVersion, sessionId }: Holder,
  address: string | undefined,
): Sql => sql`
  exists (
    select from people p join memberships m on m.person_id = p.id
    where p.id = ${personId}::uuid and m.organization_id = ${organizationId}::uuid
      and p.status = ${literal(ActiveState.ACTIVE)} and m.status = ${literal(ActiveState.ACTIVE)} and p.rights_version + m.rights_version = ${rightsVersion}::int)
  and ${inAllowedNetwork(sql`${organizationId}::uuid`, address)}
  and ${sessionLives(sessionId)}`;

/**
 * Whether a version that is not served opens: to a token that was issued before the version was replaced, unless something was
 * cut out since, and to managers every former one. `issuedAt`: seconds since 1970.
 */
export async function isFormerOpen(
  db: Queries,
  { id, version, issuedAt, isManaged }: { id: string; version: number; issuedAt: number; isManaged: boolean },
): Promise<boolean> {
  const rows = await db.query(
    pipelined(sql`
    select from replaced_packages r where r.media_content_id = ${id}::uuid and r.version = ${version}::int and r.was_served
      and (r.replaced_at > to_timestamp(${issuedAt}::float8) and not r.is_closed or ${isManaged}::boolean and exists (
        select from media_versions v where v.media_content_id = r.media_content_id and v.version = r.version))`),
  );
  return rows.length > 0;
}
