import { ProcessingStatus } from '@tv/contract/enumerations';
import { cutsOfVersion } from '../../media-contents/media-package/cuts-db.ts';
import type { PackagedAudioTrack } from '../../media/media-package.ts';
import { countSound } from '../../organization/storage/storage-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CamelRow } from '../../platform/db/row.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { enqueueJobs, hasNoJob } from '../../platform/queue/jobs-db.ts';
import { noteUnused } from '../unused-files/unused-folders-db.ts';
import { deleteUpload, releaseOriginal } from '../upload/db.ts';
import type { ProducedTrack } from '../encoding/read-produced-track.ts';

const { UPLOADED, PENDING, PROCESSING, COMPLETED, ERROR } = ProcessingStatus;

/** The kind of the jobs that make sound tracks. Their key is the track's id. */
export const soundKind = 'sound';
export type SoundPayload = { trackId: string };

/** A track that people added, of the table `sound_tracks`. */
export type SoundRow = CamelRow<
  'sound_tracks',
  | 'id'
  | 'media_content_id'
  | 'language_code'
  | 'name'
  | 'state'
  | 'progress'
  | 'problem'
  | 'note'
  | 'duration_in_seconds'
> & { kind: PackagedAudioTrack['kind']; sizeInBytes: number; receivedBytes: number };

const columns = sql`s.id, s.media_content_id as "mediaContentId", s.kind, s.language_code as "languageCode", s.name, s.state,
  s.progress, s.problem, s.note, s.duration_in_seconds as "durationInSeconds", u.size_in_bytes as "sizeInBytes",
  u.received_bytes as "receivedBytes"`;

/** The added tracks of an item, oldest first. */
export const listSounds = (db: Queries, mediaContentId: string) =>
  db.query<SoundRow>(sql`
    select ${columns} from sound_tracks s join uploads u on u.id = s.id
    where s.media_content_id = ${mediaContentId}::uuid order by s.created_at, s.id`);

export const insertSound = (
  db: Queries,
  sound: Pick<SoundRow, 'id' | 'mediaContentId' | 'kind' | 'languageCode' | 'name'> & {
    createdBy: string | null;
  },
  now: Date,
) =>
  db.query(sql`
    insert into sound_tracks (id, media_content_id, kind, language_code, name, state, created_by, created_at)
    values (${sound.id}::uuid, ${sound.mediaContentId}::uuid, ${sound.kind}::smallint, ${sound.languageCode}, ${sound.name},
      ${UPLOADED}::smallint, ${sound.createdBy}::uuid, ${now}::timestamptz)
    on conflict (id) do update set kind = excluded.kind, language_code = excluded.language_code, name = excluded.name`);

export const writeLabels = (
  db: Queries,
  id: string,
  { kind, languageCode, name }: Pick<SoundRow, 'kind' | 'languageCode' | 'name'>,
) =>
  db.query(sql`
    update sound_tracks set kind = ${kind}::smallint, language_code = ${languageCode}, name = ${name} where id = ${id}::uuid`);

/** A track whose file has arrived waits for a worker. */
export async function queueSound(db: Queries, id: string): Promise<void> {
  await db.query(sql`update sound_tracks set state = ${PENDING}::smallint where id = ${id}::uuid`);
  await enqueueSound(db, id);
}

const enqueueSound = (db: Queries, trackId: string) => {
  const payload: SoundPayload = { trackId };
  return enqueueJobs(db, soundKind, [{ key: trackId, payload }], { again: true });
};

const inHand = sql`s.state in (${literal(PENDING)}, ${literal(PROCESSING)})`;

/** Belongs into a transaction. Enqueues the tracks that no job will make: the job of a deleted item ends, and the item may be restored later. */
export async function enqueueLeftSounds(transaction: Queries): Promise<void> {
  const left = await transaction.query<{ id: string }>(sql`
    select s.id from sound_tracks s join media_contents mc on mc.id = s.media_content_id
    where ${inHand} and mc.deleted_at is null and ${hasNoJob(soundKind, sql`s.id`)} limit 100`);
  for (const { id } of left) await enqueueSound(transaction, id);
}

/** Starts an attempt. `undefined` if nothing is left to do. */
export async function claimSound(
  db: Queries,
  id: string,
): Promise<{ mediaContentId: string; sizeInBytes: number } | undefined> {
  const [row] = await db.query<{ mediaContentId: string; sizeInBytes: number }>(sql`
    update sound_tracks s set state = ${PROCESSING}::smallint, progress = 0 from uploads u, media_contents mc
    where s.id = ${id}::uuid and u.id = s.id and mc.id = s.media_content_id and mc.deleted_at is null and ${inHand}
    returning s.media_content_id as "mediaContentId", u.size_in_bytes as "sizeInBytes"`);
  return row;
}

/** Saves the progress, from 0 to 1. Answers whether the track is still wanted. */
export async function reportSoundProgress(db: Queries, id: string, share: number): Promise<boolean> {
  const rows = await db.query(sql`
    update sound_tracks s set progress = ${share}::real from media_contents mc
    where s.id = ${id}::uuid and s.state = ${PROCESSING}::smallint and mc.id = s.media_content_id and mc.deleted_at is null
    returning s.id`);
  return rows.length > 0;
}

/** Marks a track as failed with a sentence for people, in the transaction that gives its job up. */
export const failSound = (transaction: Queries, id: string, problem: string) =>
  transaction.query(sql`
    update sound_tracks s set state = ${ERROR}::smallint, problem = ${problem} where id = ${id}::uuid and ${inHand}`);

export type MadeSound = {
  track: ProducedTrack;
  durationInSeconds: number;
  folder: string;
  note: string | undefined;
  /** The version of the item that it was made for. */
  version: number;
};

/** Ends an attempt. The uploaded bytes are no longer needed. Answers whether the track was still wanted. */
export async function completeSound(
  transaction: Queries,
  { id, mediaContentId }: { id: string; mediaContentId: string },
  { track, durationInSeconds, folder, note, version }: MadeSound,
): Promise<boolean> {
  const rows = await transaction.query(sql`
    update sound_tracks set state = ${COMPLETED}::smallint, progress = 1, problem = null, note = ${note ?? null},
      track = ${JSON.stringify(track)}::jsonb, duration_in_seconds = ${durationInSeconds}::real,
      cuts = ${cutsOfVersion(sql`${mediaContentId}::uuid`, sql`${version}::int`)},
      playlist_file = ${`${folder}/${track.playlist}`}, media_file = ${`${folder}/${track.playlist.replace('.m3u8', '.mp4')}`}
    where id = ${id}::uuid and state = ${PROCESSING}::smallint returning id`);
  if (rows.length === 0) return false;
  await releaseOriginal(transaction, id);
  await countSound(transaction, id, track.sizeInBytes);
  return true;
}

/** Deletes a track with its upload and its counted bytes. It is inaccessible at once, and its files are removed a day later. */
export async function deleteSound(db: Queries, id: string, folder: string): Promise<void> {
  await deleteUpload(db, id);
  await noteUnused(db, folder, 24);
}

/** Whether an item leaves out the same of its original as when the track was made. */
export async function listSameCuts(db: Queries, mediaContentId: string, version: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from sound_tracks
    where media_content_id = ${mediaContentId}::uuid and cuts = ${cutsOfVersion(sql`${mediaContentId}::uuid`, sql`${version}::int`)}`);
  return rows.map(({ id }) => id);
}
