import { ContentStatus, ProcessingStatus, ScheduleStatus } from '@tv/contract/enumerations';
import type { HoldOfItem } from '@tv/contract/hold-of-item';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../platform/db/sql.ts';
import { manageableBy } from '../manageable-db.ts';
import { StorageStep } from './archive-states.ts';

const { PENDING, PROCESSING, UPLOADED } = ProcessingStatus;

/** What decides whether an item can be archived, and what that would save. */
export type ArchiveFacts = {
  id: string;
  title: string;
  status: number;
  storage: StorageStep;
  hold: HoldOfItem | null;
  hasPackage: boolean;
  hasOriginal: boolean;
  processingStatus: number;
  /** A version, a sound track, captions or a poster are being brought in or made. */
  isWorkedOn: boolean;
  hasSchedule: boolean;
  isInReview: boolean;
  /** Bytes. */
  renditions: number;
  /** Of former versions, and of their originals where the one that is served is made of another. */
  former: number;
  formerVersions: number;
};

// Literals, so that PostgreSQL uses partial indexes.
const coming = sql`(${literal(PENDING)}, ${literal(PROCESSING)}, ${literal(UPLOADED)})`;

const isWorkedOn = sql`(mc.wanted_poster is not null
  or exists (select from media_versions v where v.media_content_id = mc.id and v.state in ${coming})
  or exists (select from sound_tracks s where s.media_content_id = mc.id and s.state in ${coming})
  or exists (select from caption_requests r where r.media_content_id = mc.id and r.state in ('waiting', 'working')))`;

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
    select mc.id, mc.title, mc.status, mc.storage, hold_of_item(mc.id) as hold, mc.package is not null as "hasPackage",
      mc.processing_status as "processingStatus", ${isWorkedOn} as "isWorkedOn",
      exists (select from upload_chunks c join uploads u on u.id = c.upload_id
        where c.upload_id = source.id and u.completed_at is not null) as "hasOriginal",
      exists (select from schedules s where s.media_content_id = mc.id and s.status = ${literal(ScheduleStatus.Scheduled)})
        as "hasSchedule",
      exists (select from reviews r where r.media_content_id = mc.id and r.ended_at is null) as "isInReview",
      (select coalesce(sum((file ->> 'sizeInBytes')::bigint), 0)::float8
        from jsonb_array_elements((mc.package -> 'renditions') || (mc.package -> 'audioTracks')) file
        where file ->> 'addedAs' is null) as renditions,
      (select coalesce(sum(b.size_in_bytes), 0)::float8 from stored_bytes b where exists (
        select from media_versions v where v.media_content_id = mc.id and v.replaced_at is not null
          and (b.upload_id = coalesce(v.source_id, mc.id) and b.part = 'package ' || v.version
            or b.upload_id = v.source_id and v.source_id <> source.id and b.part = 'original'))) as former,
      (select count(*)::int from media_versions v where v.media_content_id = mc.id and v.replaced_at is not null)
        as "formerVersions"
    from media_contents mc
    left join media_versions served on served.media_content_id = mc.id and served.version = mc.package_version
    cross join lateral (select case when served.id is null then mc.id else served.source_id end as id) source
    where ${condition}`);

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
    sql`update media_contents set storage = 0, archived_status = null where id = ${id}::uuid and storage <> 0`,
  );

/** The status that an archived item gets when it is brought back: it was published, or else a draft. */
export const statusAfterwards = (status: number): number =>
  status === ContentStatus.PUBLISHED ? status : ContentStatus.DRAFT;
