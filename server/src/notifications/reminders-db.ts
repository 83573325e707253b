import { ActiveState } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { Language } from '@tv/contract/languages/languages';
import type { NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import { publicationSequence } from '../media-contents/lifecycle/publication-sequence-db.ts';
import { isForPerson } from '../media-contents/visibility.ts';
import { spokenBy } from '../mail/language-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { switchedOffBy } from './choices-db.ts';

/** Of what a reminder can owe a mail. */
export const reminderMails = ['set', 'moved', 'published'] as const;

export type DueReminder = {
  personId: string;
  email: string;
  firstName: string | null;
  mediaContentId: string;
  what: (typeof reminderMails)[number];
  title: string;
  description: string;
  translations: ItemTranslations;
  durationInSeconds: number;
  status: number;
  scheduledAt: Date | null;
  publishedAt: Date | null;
  /** Of `publicationSequence`. */
  sequence: number;
  organizationId: string;
  organizationName: string;
  colors: Record<string, unknown>;
  language: Language;
  timeZone: string;
  /** The person may still watch the item: they are active, a member, and in its audience. */
  isReached: boolean;
  switchedOff: NoticeSwitch[];
};

/** Locks the reminders with a message to send for this transaction, the oldest first. */
export const takeDueReminders = (db: Queries, most: number) =>
  db.query<DueReminder>(sql`
    with taken as (
      select person_id, media_content_id, mail_due from reminders
      where mail_due is not null order by created_at limit ${most}::int for update skip locked)
    select t.person_id as "personId", p.email, p.first_name as "firstName", mc.id as "mediaContentId",
      t.mail_due as what, mc.title, mc.description, mc.translations, mc.duration_in_seconds as "durationInSeconds", mc.status,
      mc.scheduled_publication_date as "scheduledAt", mc.publish_date as "publishedAt",
      ${publicationSequence} as sequence,
      ${spokenBy(sql`o.default_language`)} as language,
      coalesce(p.time_zone, (select time_zone from notification_choices c where c.person_id = p.id), 'UTC') as "timeZone",
      o.id as "organizationId", o.name as "organizationName", o.ui_customizations as colors,
      ${switchedOffBy(sql`p.id`)} as "switchedOff",
      (p.status = ${ActiveState.ACTIVE}::smallint and exists (
        select from memberships m
        where m.person_id = p.id and m.organization_id = mc.organization_id
          and m.status = ${ActiveState.ACTIVE}::smallint) and ${isForPerson(sql`p.id`)}) is true as "isReached"
    from taken t join people p on p.id = t.person_id join media_contents mc on mc.id = t.media_content_id
      join organizations o on o.id = mc.organization_id`);

/** Records that a person was notified. After the message about the publication the reminder is deleted, before that it waits for it. */
export async function recordNotified(db: Queries, sent: readonly DueReminder[]): Promise<void> {
  const rows = JSON.stringify(
    sent.map(({ personId, mediaContentId, what }) => ({
      person_id: personId,
      media_content_id: mediaContentId,
      what,
    })),
  );
  const each = sql`jsonb_to_recordset(${rows}::jsonb) as t (person_id uuid, media_content_id uuid, what text)`;
  await db.query(sql`
    delete from reminders r using ${each}
    where r.person_id = t.person_id and r.media_content_id = t.media_content_id and t.what = 'published'`);
  await db.query(sql`
    update reminders r set mail_due = null from ${each}
    where r.person_id = t.person_id and r.media_content_id = t.media_content_id and t.what <> 'published'`);
}
