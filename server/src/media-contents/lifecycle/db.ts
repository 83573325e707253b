import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** A media content whose row this transaction holds; its schedules are only changed while it is held. */
export type HeldItem = {
  id: string;
  organizationId: string;
  status: number;
  hasPackage: boolean;
  asksReview: boolean;
  deletedAt: Date | null;
};

const { PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

/**
 * What follows from a new status is written together with it. The first publication gives the item its own date, unless it
 * has one; further ones keep it.
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
      deleted_at = case when ${status}::smallint = ${DELETED}::smallint then ${now}::timestamptz end
    where id = ${id}::uuid`);

export type OpenSchedule = { id: string; action: number; at: Date };

export const listOpenSchedules = (db: Queries, mediaContentId: string) =>
  db.query<OpenSchedule>(sql`
    select id, action, at from schedules
    where media_content_id = ${mediaContentId}::uuid and status = ${ScheduleStatus.Scheduled}::smallint order by action`);

export const endSchedule = (db: Queries, id: string, status: number, now: Date) =>
  db.query(sql`
    update schedules set status = ${status}::smallint, ended_at = ${now}::timestamptz
    where id = ${id}::uuid and status = ${ScheduleStatus.Scheduled}::smallint`);

/** Schedules, or moves what is scheduled. Answers whether that changed anything. */
export async function putSchedule(
  db: Queries,
  wanted: { mediaContentId: string; action: number; at: Date; personId: string | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into schedules as s (id, media_content_id, action, at, created_by, created_at)
    values (${crypto.randomUUID()}::uuid, ${wanted.mediaContentId}::uuid, ${wanted.action}::smallint,
      ${wanted.at}::timestamptz, ${wanted.personId ?? null}::uuid, ${now}::timestamptz)
    on conflict (media_content_id, action) where status = 1
      do update set at = excluded.at, sequence = s.sequence + 1 where s.at <> excluded.at
    returning id`);
  return rows.length > 0;
}

export type DueSchedule = { id: string; mediaContentId: string; action: number; at: Date };

/** The instant has come, and the item is where the action takes it from; one that has no package yet waits. */
export const listDueSchedules = (db: Queries, now: Date) =>
  db.query<DueSchedule>(sql`
    select s.id, s.media_content_id as "mediaContentId", s.action, s.at
    from schedules s join media_contents mc on mc.id = s.media_content_id
    where s.status = 1 and s.at <= ${now}::timestamptz and (
      (s.action = ${ScheduleAction.Publish}::smallint and mc.status = ${SCHEDULED}::smallint and mc.package is not null)
      or (s.action = ${ScheduleAction.Unpublish}::smallint and mc.status = ${PUBLISHED}::smallint))
    order by s.at, s.action limit 100`);

/** Takes a due schedule for this transaction, the item's row first; `undefined` when somebody else was quicker or moved it. */
export async function claimSchedule(db: Queries, due: DueSchedule, now: Date): Promise<HeldItem | undefined> {
  const item = await holdItem(db, due.mediaContentId);
  if (!item) return undefined;
  const claimed = await db.query(sql`
    update schedules set status = ${ScheduleStatus.Completed}::smallint, ended_at = ${now}::timestamptz
    where id = ${due.id}::uuid and status = ${ScheduleStatus.Scheduled}::smallint and at <= ${now}::timestamptz
    returning id`);
  return claimed.length > 0 ? item : undefined;
}

export async function holdItem(db: Queries, id: string): Promise<HeldItem | undefined> {
  const [row] = await db.query<HeldItem>(sql`
    select mc.id, mc.organization_id as "organizationId", mc.status,
      mc.package is not null as "hasPackage", o.asks_review as "asksReview", mc.deleted_at as "deletedAt"
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id = ${id}::uuid for update of mc`);
  return row;
}

/** Whoever waits for the item is told: that it has moved, or that it is there. */
export const tellReminded = (db: Queries, mediaContentId: string, what: 'moved' | 'published') =>
  db.query(sql`
    update reminders set mail_due = case when ${what}::text = 'moved' and mail_due = 'set' then 'set' else ${what}::text end
    where media_content_id = ${mediaContentId}::uuid`);

export const dropReminders = (db: Queries, mediaContentId: string) =>
  db.query(sql`delete from reminders where media_content_id = ${mediaContentId}::uuid`);

/** Deleted so long ago that they can no longer be restored. */
export async function listLongDeleted(db: Queries, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from media_contents where status = 2 and deleted_at < ${before}::timestamptz order by deleted_at limit 20`);
  return rows.map(({ id }) => id);
}

export async function forgetMediaContent(db: Queries, id: string, before: Date): Promise<void> {
  await db.query(sql`
    with gone as (
      delete from media_contents where id = ${id}::uuid and status = 2 and deleted_at < ${before}::timestamptz returning id)
    delete from uploads where id in (select id from gone)`);
}
