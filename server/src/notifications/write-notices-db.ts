import type { NoticeKind, NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

/** The switch that each kind of notice belongs to. `undefined`: who gets it must know of it. */
const switchOf: Record<NoticeKind, NoticeSwitch | undefined> = {
  news: 'news.notice',
  reminderPublished: 'reminders.notice',
  reminderMoved: 'reminders.notice',
  remark: 'submissions.notice',
  changesRequested: 'submissions.notice',
  approved: 'submissions.notice',
  withdrawn: 'submissions.notice',
  published: 'submissions.notice',
  toReview: 'reviews.notice',
  toPublish: 'reviews.notice',
  failed: 'uploads.notice',
  webhookEnded: undefined,
  retention: undefined,
  sourceFailing: 'uploads.notice',
  sourceGaveUp: 'uploads.notice',
};

/** The condition that a person did not switch off the notices of a kind. */
export const wantsNotice = (personId: Sql, kind: NoticeKind): Sql =>
  notOff(personId, sql`${switchOf[kind] ?? null}`);

const notOff = (personId: Sql, name: Sql): Sql => sql`not exists (
  select from notification_choices chosen where chosen.person_id = ${personId} and ${name}::text = any(chosen.switched_off))`;

/** The publication of an item. One notice per person, whatever they asked for. */
export const publicationKey = (mediaContentId: string): string => `published ${mediaContentId}`;

export type NewNotice = {
  personId: string;
  organizationId: string;
  kind: NoticeKind;
  mediaContentId?: string;
  webhookId?: string;
  retentionRuleId?: string;
  watchedSourceId?: string;
  /** The step of a review of which the notice tells. */
  reviewEntryId?: string;
  /** What happened: of several notices to a person with one key the first alone is written. */
  eventKey: string;
};

/** Writes notices in the transaction of their cause, to those who want them. */
export async function writeNotices(db: Queries, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = JSON.stringify(notices.map((notice) => ({ ...notice, switch: switchOf[notice.kind] })));
  await db.query(sql`
    insert into notices (id, person_id, organization_id, kind, media_content_id, webhook_id, retention_rule_id, watched_source_id,
      review_entry_id, event_key, created_at)
    select gen_random_uuid(), n."personId", n."organizationId", n.kind, n."mediaContentId", n."webhookId", n."retentionRuleId",
      n."watchedSourceId", n."reviewEntryId", n."eventKey", ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as n ("personId" uuid, "organizationId" uuid, kind text, "mediaContentId" uuid, "webhookId" uuid,
      "retentionRuleId" uuid, "watchedSourceId" uuid, "reviewEntryId" uuid, "eventKey" text, "switch" text)
    where ${notOff(sql`n."personId"`, sql`n."switch"`)}
    on conflict (person_id, event_key) do nothing`);
}
