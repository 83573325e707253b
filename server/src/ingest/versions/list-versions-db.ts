import type { CutRange } from '@tv/contract/media/cuts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaVersion, VersionState } from '@tv/contract/media/media-versions';
import { namedPerson } from '../../media-contents/named-person-db.ts';
import { secondsLeft } from '../../media-contents/management/seconds-left.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { mediaFileAddress } from '../../platform/http/call-address.ts';
import { cutsJson } from './version-rows-db.ts';

const { PENDING, PROCESSING, COMPLETED, ERROR, UPLOADED } = ProcessingStatus;

const states: Record<number, VersionState> = {
  [UPLOADED]: 'uploading',
  [PENDING]: 'waiting',
  [PROCESSING]: 'processing',
  [ERROR]: 'failed',
  [COMPLETED]: 'ready',
};

type Row = {
  id: string;
  mediaContentId: string;
  state: number;
  isCurrent: boolean;
  progress: number;
  /** The share of the original that has arrived. */
  arrived: number | null;
  /** Since the attempt began. */
  seconds: number | null;
  problem: string | null;
  version: number | null;
  package: Pick<MediaPackage, 'durationInSeconds' | 'hasSeekPreviews' | 'hasWaveform' | 'notes'> | null;
  original: { id: string; fileName: string; sizeInBytes: number } | null;
  by: { id: string; name: string } | null;
  createdAt: Date;
  replacedAt: Date | null;
  sizeInBytes: number | null;
  processingSeconds: number | null;
  cuts: CutRange[];
};

/** The versions of an item: those that are not ready, the one that is served, and the former ones, newest first. */
export async function listVersions(db: Queries, mediaContentId: string): Promise<MediaVersion[]> {
  const rows = await db.query<Row>(sql`
    select v.id, v.media_content_id as "mediaContentId", v.state, (v.version = mc.package_version and v.state = ${literal(COMPLETED)}) is true as "isCurrent",
      v.progress, u.received_bytes::float8 / u.size_in_bytes as arrived,
      extract(epoch from now() - v.started_at)::float8 as seconds, v.problem, v.version, v.package,
      case when u.id is not null then json_build_object('id', u.id, 'fileName', u.file_name, 'sizeInBytes', u.size_in_bytes) end as original,
      ${namedPerson(sql`v.created_by`)} as by, v.created_at as "createdAt",
      v.replaced_at as "replacedAt", v.size_in_bytes as "sizeInBytes",
      extract(epoch from v.ended_at - v.started_at)::float8 as "processingSeconds", ${cutsJson} as cuts
    from media_versions v join media_contents mc on mc.id = v.media_content_id
    left join uploads u on u.id = v.source_id
    where v.media_content_id = ${mediaContentId}::uuid
    order by v.state = ${literal(COMPLETED)}, v.replaced_at desc nulls first, v.created_at desc, v.id limit 100`);
  const found = rows.map(present);
  if (found.some(({ isCurrent }) => isCurrent)) return found;
  const only = await findOnlyVersion(db, mediaContentId);
  return only ? [...found, present(only)] : found;
}

/** The only version of an item that never had a second one. */
async function findOnlyVersion(db: Queries, mediaContentId: string): Promise<Row | undefined> {
  const [row] = await db.query<Row>(sql`
    select mc.id, mc.id as "mediaContentId", ${COMPLETED}::smallint as state, true as "isCurrent", 1 as progress,
      null::float8 as arrived, null::float8 as seconds, null as problem, mc.package_version as version, mc.package,
      case when u.completed_at is not null then json_build_object('id', u.id, 'fileName', u.file_name, 'sizeInBytes', u.size_in_bytes) end as original,
      ${namedPerson(sql`coalesce(u.created_by, mc.created_by)`)} as by, mc.created_at as "createdAt", null::timestamptz as "replacedAt",
      coalesce(s.size_in_bytes, (select sum((file ->> 'sizeInBytes')::bigint)
        from jsonb_array_elements((mc.package -> 'renditions') || (mc.package -> 'audioTracks')) file))::bigint as "sizeInBytes",
      case when u.ended_at > mc.processing_started_at then extract(epoch from u.ended_at - mc.processing_started_at)::float8 end
        as "processingSeconds", '[]'::json as cuts
    from media_contents mc left join uploads u on u.id = mc.id
    left join stored_bytes s on s.upload_id = mc.id and s.part = 'package ' || mc.package_version
    where mc.id = ${mediaContentId}::uuid and mc.package is not null`);
  return row;
}

function present(row: Row): MediaVersion {
  const state = states[row.state] ?? 'failed';
  const { package: media, version, mediaContentId: id } = row;
  const left = state === 'processing' ? secondsLeft(row.progress, row.seconds) : undefined;
  const addressOf = (file: string) => mediaFileAddress(id, version!, file);
  const isPlayable = state === 'ready' && version !== null && version > 0;
  return {
    id: row.id,
    state,
    isCurrent: row.isCurrent,
    progress: Math.min(1, Math.max(0, state === 'uploading' ? (row.arrived ?? 0) : row.progress)),
    ...(left !== undefined && { secondsLeft: left }),
    ...(row.problem && { problem: row.problem }),
    notes: media?.notes ?? [],
    ...(row.original && { original: row.original }),
    ...(row.by && { by: row.by }),
    createdDate: row.createdAt.toISOString(),
    ...(row.replacedAt && { replacedDate: row.replacedAt.toISOString() }),
    ...(media && { durationInSeconds: media.durationInSeconds }),
    ...(row.processingSeconds !== null && { processingSeconds: row.processingSeconds }),
    sizeInBytes: Number(row.sizeInBytes ?? 0),
    cuts: row.cuts,
    ...(isPlayable && { videoUrl: addressOf('master.m3u8') }),
    ...(isPlayable && media?.hasSeekPreviews && { seekPreviewsUrl: addressOf('seek-previews.vtt') }),
    ...(isPlayable && media?.hasWaveform && { waveformUrl: addressOf('waveform.json') }),
  };
}
