import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import type { CamelRow, Row } from '../../platform/db/row.ts';
import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql, literal } from '../../platform/db/sql.ts';
import type { StorageStep } from './archive-states.ts';

/** A media content whose row is locked until the transaction ends. Its status and its schedules change only under this lock. */
export type LockedItem = {
  id: string;
  organizationId: string;
  /** The uploader. `null` for the command line, and for a person who was deleted. */
  createdBy: string | null;
  status: number;
  hasPackage: boolean;
  /** 0: it has none. */
  packageVersion: number;
  asksReview: boolean;
  deletedAt: Date | null;
  storage: StorageStep;
  /** The status that an archived item gets when it is brought back. `null`: it is not archived. */
  archivedStatus: number | null;
  /** The legal hold that keeps it. */
  hold: HoldOfItem | null;
};

const { DRAFT, PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

/**
 * Writes a status together with the dates that follow from it. The first publication gives the item its own date, unless
 * it has one; later publications leave that date alone. An archived item that was deleted comes back as a draft.
 */
export const writeStatus = (
  db: Queries,
  id: string,
  status: number,
  { now, publishedAt, scheduledAt }: { now: Date; publishedAt?: Date; scheduledAt?: Date },
) =>
  db.query(sql`
    update media_contents set status = ${status}::smallint, updated_at = ${now}::timestamptz,
      publish_date = coalesce(publish_date, ${publishedAt ?? null}::timestamptz),
      first_published_at = coalesce(
        first_published_at, case when ${status}::smallint = ${PUBLISHED}::smallint then ${now}::timestamptz end),
      scheduled_publication_date = ${scheduledAt ?? null}::timestamptz,
      deleted_at = case when ${status}::smallint = ${DELETED}::smallint then ${now}::timestamptz end,
      archived_status = case when archived_status is null or ${status}::smallint <> ${DELETED}::smallint then archived_status
        else ${DRAFT}::smallint end
    where id = ${id}::uuid`);

/** Moves the publication of an item that is scheduled already. */
export const writeScheduledDate = (db: Queries, id: string, scheduledAt: Date, now: Date) =>
  db.query(sql`
    update media_contents set scheduled_publication_date = ${scheduledAt}::timestamptz, updated_at = ${now}::timestamptz
    where id = ${id}::uuid`);

export type OpenSchedule = Row<'schedules', 'id' | 'action' | 'at'>;

export const listOpenSchedules = (db: Queries, mediaContentId: string) =>
  db.query<OpenSchedule>(sql`
    select id, action, at from schedules
    where media_content_id = ${mediaContentId}::uuid and status = ${ScheduleStatus.Scheduled}::smallint order by action`);

export const endSchedule = (db: Queries, id: string, status: number, now: Date) =>
  db.query(sql`
    update schedules set status = ${status}::smallint, ended_at = ${now}::timestamptz
    where id = ${id}::uuid and status = ${ScheduleStatus.Scheduled}::smallint`);

/** Inserts a schedule, or moves the open one of the same action. Answers whether that changed anything. */
export async function putSchedule(
  db: Queries,
  wanted: { mediaContentId: string; action: number; at: Date; personId: string | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into schedules as s (id, media_content_id, action, at, created_by, created_at)
    values (${crypto.randomUUID()}::uuid, ${wanted.mediaContentId}::uuid, ${wanted.action}::smallint,
      ${wanted.at}::timestamptz, ${wanted.personId ?? null}::uuid, ${now}::timestamptz)
    on conflict (media_content_id, action) where status = ${literal(ScheduleStatus.Scheduled)}
      do update set at = excluded.at, sequence = s.sequence + 1 where s.at <> excluded.at
    returning id`);
  return rows.length > 0;
}

export type DueSchedule = CamelRow<'schedules', 'id' | 'media_content_id' | 'action' | 'at'>;

/** Schedules that are due. A publication waits until its item has a package. */
export const listDueSchedules = (db: Queries, now: Date) =>
  db.query<DueSchedule>(sql`
    select s.id, s.media_content_id as "mediaContentId", s.action, s.at
    from schedules s join media_contents mc on mc.id = s.media_content_id
    where s.status = ${literal(ScheduleStatus.Scheduled)} and s.at <= ${now}::timestamptz and (
      (s.action = ${ScheduleAction.Publish}::smallint and mc.status = ${SCHEDULED}::smallint and mc.package is not null)
      or (s.action = ${ScheduleAction.Unpublish}::smallint and mc.status = ${PUBLISHED}::smallint))
    order by s.at, s.action limit 100`);

/** Locks the item of a due schedule and completes the schedule. `undefined` if it was completed or moved meanwhile. */
export async function claimSchedule(
  db: Queries,
  due: DueSchedule,
  now: Date,
): Promise<LockedItem | undefined> {
  const item = await lockItem(db, due.mediaContentId);
  if (!item) return undefined;
  const claimed = await db.query(sql`
    update schedules set status = ${ScheduleStatus.Completed}::smallint, ended_at = ${now}::timestamptz
    where id = ${due.id}::uuid and status = ${ScheduleStatus.Scheduled}::smallint and at <= ${now}::timestamptz
    returning id`);
  return claimed.length > 0 ? item : undefined;
}

/** Locks the item's row until the transaction ends. */
export async function lockItem(db: Queries, id: string): Promise<LockedItem | undefined> {
  const [row] = await db.query<LockedItem>(sql`
    select mc.id, mc.organization_id as "organizationId", mc.created_by as "createdBy", mc.status,
      mc.package is not null as "hasPackage", mc.package_version as "packageVersion", o.asks_review as "asksReview", mc.deleted_at as "deletedAt", mc.storage, mc.archived_status as "archivedStatus", hold_of_item(mc.id) as hold
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id = ${id}::uuid for update of mc`);
  return row;
}

/** Queues messages to everybody who asked for a reminder: the publication has moved, or the item is published. */
export const tellReminded = (db: Queries, mediaContentId: string, what: 'moved' | 'published') =>
  db.query(sql`
    update reminders set mail_due = case when ${what}::text = 'moved' and mail_due = 'set' then 'set' else ${what}::text end
    where media_content_id = ${mediaContentId}::uuid`);

export const dropReminders = (db: Queries, mediaContentId: string) =>
  db.query(sql`delete from reminders where media_content_id = ${mediaContentId}::uuid`);

/** Items deleted so long ago that they can no longer be restored, without those under legal hold. */
export async function listLongDeleted(db: Queries, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from media_contents where status = ${literal(DELETED)} and deleted_at < ${before}::timestamptz
      and hold_of_item(id) is null order by deleted_at limit 20`);
  return rows.map(({ id }) => id);
}

/** The uploads that versions and sound tracks of an item were made of. */
export async function listOriginals(db: Queries, id: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select distinct source_id as id from media_versions where media_content_id = ${id}::uuid and source_id is not null
    union select id from sound_tracks where media_content_id = ${id}::uuid`);
  return rows.map((row) => row.id);
}

/** Locks a deleted item that can be purged, until the transaction ends. Answers whether it is still there, and under no legal hold. */
export async function lockForPurge(transaction: Queries, id: string): Promise<boolean> {
  const item = await lockItem(transaction, id);
  return item?.status === DELETED && !item.hold;
}

export async function purgeItem(db: Queries, id: string, before: Date): Promise<void> {
  await db.query(sql`
    with gone as (
      delete from media_contents where id = ${id}::uuid and status = ${literal(DELETED)} and deleted_at < ${before}::timestamptz returning id)
    delete from uploads where id in (select id from gone)
      or id in (select v.source_id from media_versions v join gone on gone.id = v.media_content_id)
      or id in (select s.id from sound_tracks s join gone on gone.id = s.media_content_id)`);
}
