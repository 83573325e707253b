import { type CutRange } from '@tv/contract/media/cuts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { cutsAsJson } from '../../media-contents/media-package/cuts-db.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import type { CamelRow } from '../../platform/db/row.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';

const { COMPLETED, PENDING, PROCESSING } = ProcessingStatus;

/** A version of an item's media, of the table `media_versions`. */
export type VersionRow = CamelRow<
  'media_versions',
  | 'id'
  | 'media_content_id'
  | 'source_id'
  | 'state'
  | 'progress'
  | 'problem'
  | 'version'
  | 'size_in_bytes'
  | 'created_by'
  | 'created_at'
  | 'replaced_at'
> & { cuts: CutRange[]; package: MediaPackage | null };

/** Cuts as the database stores them. Ranges are half-open. */
export const cutsText = (cuts: readonly CutRange[]) =>
  `{${cuts.map(({ from, to }) => `[${from},${to})`).join(',')}}`;

/** The cuts of `media_versions v` as JSON. */
export const cutsJson = cutsAsJson(sql`v.cuts`);

const columns = sql`v.id, v.media_content_id as "mediaContentId", v.source_id as "sourceId", ${cutsJson} as cuts, v.state,
  v.progress, v.problem, v.version, v.package, v.size_in_bytes as "sizeInBytes", v.created_by as "createdBy",
  v.created_at as "createdAt", v.replaced_at as "replacedAt"`;

export async function findVersion(
  db: Queries,
  mediaContentId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await db.query<VersionRow>(sql`
    select ${columns} from media_versions v where v.id = ${id}::uuid and v.media_content_id = ${mediaContentId}::uuid`);
  return row;
}

/** The versions that were ready once, the one that is served first, and those that were served last before the others. */
export const listReadyVersions = (db: Queries, mediaContentId: string) =>
  db.query<VersionRow>(sql`
    select ${columns} from media_versions v
    where v.media_content_id = ${mediaContentId}::uuid and v.state = ${literal(COMPLETED)}
    order by v.replaced_at desc nulls first, v.created_at desc`);

/** Whether a version of the item is being made, or waits for that. */
export async function isBeingMade(db: Queries, mediaContentId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from media_versions where media_content_id = ${mediaContentId}::uuid
      and state in (${literal(PENDING)}, ${literal(PROCESSING)})`);
  return rows.length > 0;
}

export const insertVersion = (
  db: Queries,
  version: Pick<VersionRow, 'id' | 'mediaContentId' | 'sourceId' | 'cuts' | 'state' | 'createdBy'>,
  now: Date,
) =>
  db.query(sql`
    insert into media_versions (id, media_content_id, source_id, cuts, state, created_by, created_at)
    values (${version.id}::uuid, ${version.mediaContentId}::uuid, ${version.sourceId}::uuid, ${cutsText(version.cuts)}::text::nummultirange,
      ${version.state}::smallint, ${version.createdBy}::uuid, ${now}::timestamptz)
    on conflict (id) do nothing`);

/** The original of the version that an item serves, and its cuts. An item without a row serves the file of its upload, uncut. */
export type PresentSource = { sourceId: string | null; cuts: CutRange[]; hasRow: boolean };

export async function findPresentSource(db: Queries, mediaContentId: string): Promise<PresentSource> {
  const [row] = await db.query<PresentSource>(sql`
    select v.source_id as "sourceId", ${cutsJson} as cuts, true as "hasRow"
    from media_contents mc join media_versions v on v.media_content_id = mc.id and v.version = mc.package_version
    where mc.id = ${mediaContentId}::uuid`);
  if (row) return row;
  const uploads = await db.query(
    sql`select from uploads where id = ${mediaContentId}::uuid and completed_at is not null`,
  );
  return { sourceId: uploads.length > 0 ? mediaContentId : null, cuts: [], hasRow: false };
}

/**
 * Gives what an item serves a row of its own, unless it has one: it is about to become a former version, or leaves a part of its
 * original out. `made` is its package without what people gave the item.
 */
export const registerPresent = (
  db: Queries,
  mediaContentId: string,
  made: MediaPackage,
  sizeInBytes: number,
  cuts: readonly CutRange[] = [],
) =>
  db.query(sql`
    insert into media_versions (id, media_content_id, source_id, cuts, state, progress, version, package, size_in_bytes, created_by, created_at)
    select mc.id, mc.id, case when u.completed_at is not null then u.id end, ${cutsText(cuts)}::text::nummultirange, ${COMPLETED}::smallint, 1, mc.package_version,
      ${JSON.stringify(made)}::jsonb, coalesce(s.size_in_bytes, ${sizeInBytes}::bigint), coalesce(u.created_by, mc.created_by),
      coalesce(u.completed_at, mc.created_at)
    from media_contents mc left join uploads u on u.id = mc.id
    left join stored_bytes s on s.upload_id = mc.id and s.part = 'package ' || mc.package_version
    where mc.id = ${mediaContentId}::uuid and mc.package is not null and mc.package_version > 0 and not exists (
      select from media_versions v where v.media_content_id = mc.id and v.version = mc.package_version)
    on conflict (id) do nothing`);

/** The WebVTT files of an item's captions, and what the version leaves out that each was written for. */
export const listSubtitleFiles = (db: Queries, mediaContentId: string) =>
  db.query<{ id: string; languageCode: string; kind: number; file: string; cuts: CutRange[] }>(sql`
    select s.id, s.language_code as "languageCode", s.kind, s.vtt_file as file, ${cutsAsJson(sql`s.cuts`)} as cuts
    from subtitles s where s.media_content_id = ${mediaContentId}::uuid`);
