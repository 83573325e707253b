import { ActiveState, ReviewAction } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages';
import { spokenBy } from '../mail/language-db.ts';
import { personName } from '../media-contents/named-person-db.ts';
import { membershipHolds } from '../platform/auth/rights-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

/** A step of a review that one person is to be told of. */
export type DueReviewMail = {
  entryId: string;
  action: number;
  comment: string;
  by: string;
  mediaContentId: string;
  title: string;
  openRemarks: number;
  organizationName: string;
  colors: Record<string, unknown>;
  personId: string;
  email: string;
  language: Language;
};

/** The most people who are told of one step. */
const mostTold = 100;

/**
 * Locks the steps with mails to send for this transaction, the oldest first. A submission is for everybody else who may review, a decision
 * for the person who submitted the item, unless it is their own. Nobody is told who is no active member any more.
 */
export async function takeDueReviewSteps(db: Queries, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from review_entries where mail_due order by created_at limit ${most}::int for update skip locked`);
  return rows.map(({ id }) => id);
}

export const listReviewMails = (db: Queries, entryIds: readonly string[]) =>
  db.query<DueReviewMail>(sql`
    select e.id as "entryId", e.action, e.comment,
      coalesce(${personName(sql`a`)}, '') as by,
      mc.id as "mediaContentId", mc.title, o.name as "organizationName", o.ui_customizations as colors,
      (select count(*)::int from review_entries open join reviews ore on ore.id = open.review_id
        where ore.media_content_id = mc.id and open.resolved_at is null and open.parent_id is null
          and open.action = ${literal(ReviewAction.Comment)}) as "openRemarks",
      p.id as "personId", p.email, ${spokenBy} as language
    from review_entries e join reviews r on r.id = e.review_id join media_contents mc on mc.id = r.media_content_id
      join organizations o on o.id = mc.organization_id left join people a on a.id = e.person_id
      join lateral (
        select m.person_id from memberships m
        where m.organization_id = mc.organization_id and m.status = ${literal(ActiveState.ACTIVE)}
          and m.person_id is distinct from e.person_id
          and case when e.action = ${literal(ReviewAction.Information)} then ${membershipHolds(sql`m`, 'mayReview')}
            else m.person_id = (select s.person_id from review_entries s
              where s.review_id = r.id and s.action = ${literal(ReviewAction.Information)} and s.created_at <= e.created_at
              order by s.created_at desc, s.id limit 1) end
        order by m.person_id limit ${literal(mostTold)}) told on true
      join people p on p.id = told.person_id and p.status = ${literal(ActiveState.ACTIVE)}
    where e.id = any(${[...entryIds]}::uuid[])
    order by e.created_at, p.id`);

export const recordReviewTold = (db: Queries, entryIds: readonly string[]) =>
  db.query(sql`update review_entries set mail_due = false where id = any(${[...entryIds]}::uuid[])`);
