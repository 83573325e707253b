import { ContentStatus, ProcessingStatus, ScheduleStatus } from '@tv/contract/enumerations';
import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../platform/db/sql.ts';
import { manageableBy } from '../manageable-db.ts';
import { type ArchiveObstacle, StorageStep } from './archive-states.ts';

const { PENDING, PROCESSING, UPLOADED, COMPLETED, ERROR } = ProcessingStatus;
const { DRAFT, PUBLISHED, SCHEDULED } = ContentStatus;

/** What decides whether an item can be archived, and what that would save. */
export type ArchiveFacts = {
  id: string;
  title: string;
  status: number;
  storage: StorageStep;
  hold: HoldOfItem | null;
  obstacle: ArchiveObstacle | null;
  savedBytes: number;
  formerVersions: number;
};

// Literals, so that PostgreSQL uses partial indexes.
const coming = sql`(${literal(PENDING)}, ${literal(PROCESSING)}, ${literal(UPLOADED)})`;

/** A file, a version, a sound track, captions or a poster of an item `mc` are brought in or made. */
const isWorkedOn = sql`(mc.processing_status not in (${literal(COMPLETED)}, ${literal(ERROR)}) or mc.wanted_poster is not null
  or exists (select from media_versions v where v.media_content_id = mc.id and v.state in ${coming})
  or exists (select from sound_tracks s where s.media_content_id = mc.id and s.state in ${coming})
  or exists (select from caption_requests r where r.media_content_id = mc.id and r.state in ('waiting', 'working')))`;

/** The upload of which the present package of an item `mc` is made. */
const presentSource = sql`(select case when served.id is null then mc.id else served.source_id end
  from (values (0)) one left join media_versions served on served.media_content_id = mc.id and served.version = mc.package_version)`;

/** Why an item `mc` cannot be archived as it is, by the name of the reason. Null: it can, unless a legal hold keeps it. */
export const archiveObstacle: Sql = sql`case
  when ${isWorkedOn} then 'archive.underWay'
  when mc.package is null then 'archive.notProcessed'
  when mc.status = ${literal(SCHEDULED)} or exists (
    select from schedules s where s.media_content_id = mc.id and s.status = ${literal(ScheduleStatus.Scheduled)}) then 'archive.scheduled'
  when mc.status not in (${literal(DRAFT)}, ${literal(PUBLISHED)})
    or exists (select from reviews r where r.media_content_id = mc.id and r.ended_at is null) then 'archive.inReview'
  when not exists (select from upload_chunks c join uploads u on u.id = c.upload_id
    where u.id = ${presentSource} and u.completed_at is not null) then 'archive.noOriginal' end`;

/**
 * The bytes that archiving an item `mc` would save: of its renditions, and of former versions, with their originals where the present
 * version is made of another one.
 */
export const archiveSaves: Sql = sql`(
  (select coalesce(sum((file ->> 'sizeInBytes')::bigint), 0)::float8
    from jsonb_array_elements((mc.package -> 'renditions') || (mc.package -> 'audioTracks')) file
    where file ->> 'addedAs' is null)
  + (select coalesce(sum(b.size_in_bytes), 0)::float8 from stored_bytes b where exists (
      select from media_versions v where v.media_content_id = mc.id and v.replaced_at is not null
        and (b.upload_id = coalesce(v.source_id, mc.id) and b.part = 'package ' || v.version
          or b.upload_id = v.source_id and v.source_id <> ${presentSource} and b.part = 'original'))))`;

export async function findArchiveFacts(db: Queries, id: string): Promise<ArchiveFacts | undefined> {
  const [facts] = await factsWhere(db, sql`mc.id = ${id}::uuid`);
  return facts;
}

/** The facts of those items that the manager manages, in no order. */
export const listArchiveFacts = (
  db: Queries,
  manager: Manager,
  ids: readonly string[],
): Promise<ArchiveFacts[]> => factsWhere(db, sql`mc.id = any(${ids}::uuid[]) and ${manageableBy(manager)}`);

const factsWhere = (db: Queries, condition: Sql): Promise<ArchiveFacts[]> =>
  db.query<ArchiveFacts>(sql`
    select mc.id, mc.title, mc.status, mc.storage, hold_of_item(mc.id) as hold, ${archiveObstacle} as obstacle,
      ${archiveSaves} as "savedBytes",
      (select count(*)::int from media_versions v where v.media_content_id = mc.id and v.replaced_at is not null)
        as "formerVersions"
    from media_contents mc where ${condition}`);

/** Marks a locked item as archived, whose files stay where they are for now. `status` is the one that it gets when it is brought back. */
export const markArchived = (db: Queries, id: string, step: StorageStep, status: number) =>
  db.query(sql`
    update media_contents set storage = ${step}::smallint, archived_status = ${status}::smallint where id = ${id}::uuid`);

/** Ends the move into the archive: the row names no rendition any more. `media` is the package without them. */
export const writeRenditionsGone = (db: Queries, id: string, media: MediaPackage) =>
  db.query(sql`
    update media_contents set storage = ${StorageStep.archived}::smallint, package = ${JSON.stringify(media)}::jsonb
    where id = ${id}::uuid`);

/** Marks an item as ready to be streamed again. */
export const clearArchived = (db: Queries, id: string) =>
  db.query(
    sql`update media_contents set storage = ${literal(StorageStep.ready)}, archived_status = null
      where id = ${id}::uuid and storage <> ${literal(StorageStep.ready)}`,
  );

/** The status that an archived item gets when it is brought back: it was published, or else a draft. */
export const statusAfterwards = (status: number): number =>
  status === ContentStatus.PUBLISHED ? status : ContentStatus.DRAFT;
