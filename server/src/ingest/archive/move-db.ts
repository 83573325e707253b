import { isArchived, StorageStep } from '../../media-contents/lifecycle/archive-states.ts';
import { archiveKind, enqueueArchiveMove } from '../../media-contents/lifecycle/archive-job.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import { packageFiles } from '../../media/package-files.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { hasNoJob } from '../../platform/queue/jobs-db.ts';
import { archivePrefix } from '../../platform/storage/archive-files.ts';
import { findPresentSource } from '../versions/version-rows-db.ts';

/** Where the original of an item is, and where it belongs. */
export type Move = {
  mediaContentId: string;
  storage: StorageStep;
  sourceId: string;
  /** Of the original. */
  sizeInBytes: number;
  /** The files that it consists of, in their order. */
  chunks: string[];
  package: MediaPackage;
  packageVersion: number;
};

/** What is to be done of an item's original. `undefined`: nothing, or the item is gone. */
export async function findMove(db: Queries, mediaContentId: string): Promise<Move | undefined> {
  const { sourceId } = await findPresentSource(db, mediaContentId);
  const [move] = await db.query<Move>(sql`
    select mc.id as "mediaContentId", mc.storage, u.id as "sourceId", u.size_in_bytes as "sizeInBytes", mc.package,
      mc.package_version as "packageVersion",
      array(select file from upload_chunks where upload_id = u.id order by start_byte) as chunks
    from media_contents mc join uploads u on u.id = ${sourceId}::uuid
    where mc.id = ${mediaContentId}::uuid and mc.package is not null`);
  if (!move || move.storage === StorageStep.archived) return undefined;
  return isArchived(move) !== isInArchive(move) || isArchived(move) ? move : undefined;
}

/** Whether all of the original is in the archive. */
export const isInArchive = ({ chunks }: Pick<Move, 'chunks'>): boolean =>
  chunks.every((file) => file.startsWith(archivePrefix));

/**
 * Makes one file the original of an upload, in place of the files that it consisted of. Rejects where these are not the same any
 * more: then nothing is to be changed.
 */
export async function replaceChunks(
  transaction: Queries,
  { sourceId, chunks }: Pick<Move, 'sourceId' | 'chunks'>,
  file: string,
): Promise<void> {
  const gone = await transaction.query<{ file: string }>(
    sql`delete from upload_chunks where upload_id = ${sourceId}::uuid and file = any(${chunks}::text[]) returning file`,
  );
  if (gone.length !== chunks.length) throw new Error('The original was replaced while it was moved.');
  await transaction.query(
    sql`insert into upload_chunks (upload_id, start_byte, file) values (${sourceId}::uuid, 0, ${file})`,
  );
}

/** Enqueues the moves of archived items that no job will make. */
export async function enqueueLeftMoves(transaction: Queries): Promise<void> {
  const left = await transaction.query<{ id: string }>(sql`
    select mc.id from media_contents mc where mc.storage > 0 and mc.storage = ${StorageStep.leaving}::smallint
      and ${hasNoJob(archiveKind, sql`mc.id`)} limit 100`);
  for (const { id } of left) await enqueueArchiveMove(transaction, id);
}

/** The files of the served package that archiving removes: what is streamed, and what is drawn of it. Posters and texts stay. */
export const renditionFiles = ({ mediaContentId: id, packageVersion, package: media }: Move): string[] =>
  [...packageFiles(media), 'peaks.bin'].map((file) => `media/${id}/${packageVersion}/${file}`);

/** A package without its renditions. */
export function withoutRenditions(media: MediaPackage): MediaPackage {
  const { ownDefault: _, ...rest } = media;
  return {
    ...rest,
    renditions: [],
    audioTracks: media.audioTracks.filter(({ addedAs }) => addedAs !== undefined),
    hasSeekPreviews: false,
    hasWaveform: false,
  };
}
