import { ActiveState, ReviewAction, Role } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import type { NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import { roleKeysFrom } from '@tv/contract/people/roles';
import { titleIn } from '../media-contents/texts/texts-in-language-db.ts';
import { spokenBy } from '../mail/language-db.ts';
import { personName } from '../media-contents/named-person-db.ts';
import { membershipHolds } from '../platform/auth/rights-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';
import { switchedOffBy } from './choices-db.ts';

/** A step of a review, and one person to notify of it. */
export type NotifiedStep = {
  entryId: string;
  action: number;
  comment: string;
  by: string;
  /** The step goes out by mail, too. */
  isMailDue: boolean;
  organizationId: string;
  mediaContentId: string;
  title: string;
  openRemarks: number;
  organizationName: string;
  colors: Record<string, unknown>;
  personId: string;
  /** The person submitted the item last. */
  isSubmitter: boolean;
  email: string;
  language: Language;
  switchedOff: NoticeSwitch[];
};

/** The most people who are notified of one step. */
const maxNotified = 100;

/** Locks the steps that people are to be notified of for this transaction, the oldest first. */
export async function takeDueReviewSteps(db: Queries, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from review_entries where mail_due or notice_due order by created_at limit ${most}::int
    for update skip locked`);
  return rows.map(({ id }) => id);
}

const { Information, Approve, Comment } = ReviewAction;

/**
 * The people who are notified of steps. A submission is for everybody who may review; any other step is for the person who submitted the
 * item, and an approval also for those who may publish it. Nobody is notified of their own step, nor is anyone who is no longer an active member.
 */
export const listNotified = (db: Queries, entryIds: readonly string[]) =>
  db.query<NotifiedStep>(sql`
    select e.id as "entryId", e.action, e.comment, e.mail_due as "isMailDue",
      coalesce(${personName(sql`a`)}, '') as by,
      mc.organization_id as "organizationId", mc.id as "mediaContentId", ${titleIn(spokenBy(sql`o.default_language`))} as title, o.name as "organizationName",
      o.ui_customizations as colors,
      (select count(*)::int from review_entries open join reviews ore on ore.id = open.review_id
        where ore.media_content_id = mc.id and open.resolved_at is null and open.parent_id is null
          and open.action = ${literal(Comment)}) as "openRemarks",
      p.id as "personId", p.email, recipient."isSubmitter", ${spokenBy(sql`o.default_language`)} as language, ${switchedOffBy(sql`p.id`)} as "switchedOff"
    from review_entries e join reviews r on r.id = e.review_id join media_contents mc on mc.id = r.media_content_id
      join organizations o on o.id = mc.organization_id left join people a on a.id = e.person_id
      left join lateral (
        select s.person_id from review_entries s
        where s.review_id = r.id and s.action = ${literal(Information)} and s.created_at <= e.created_at
        order by s.created_at desc, s.id limit 1) submitter on true
      join lateral (
        select m.person_id, m.person_id is not distinct from submitter.person_id as "isSubmitter" from memberships m
        where m.organization_id = mc.organization_id and m.status = ${literal(ActiveState.ACTIVE)}
          and m.person_id is distinct from e.person_id
          and case when e.action = ${literal(Information)} then ${membershipHolds(sql`m`, 'mayReview')}
            else m.person_id = submitter.person_id
              or e.action = ${literal(Approve)} and m.role = any(${roleKeysFrom(Role.OrganizationManager)}::text[]) end
        order by "isSubmitter" desc, m.person_id limit ${literal(maxNotified)}) recipient on true
      join people p on p.id = recipient.person_id and p.status = ${literal(ActiveState.ACTIVE)}
    where e.id = any(${[...entryIds]}::uuid[])
    order by e.created_at, p.id`);

export const recordNotified = (db: Queries, entryIds: readonly string[]) =>
  db.query(sql`
    update review_entries set mail_due = false, notice_due = false where id = any(${[...entryIds]}::uuid[])`);
