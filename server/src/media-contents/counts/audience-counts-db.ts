import { ContentStatus } from '@tv/contract/enumerations';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { namesOf, seesAll, seesOwn } from '../audience/names-of-person-db.ts';
import type { Viewer } from '../visibility.ts';

type Member = Viewer & { kind: 'member' };

const idOf = ({ personId }: Member): Sql => sql`${personId}::uuid`;
const seesAllOf = (member: Member): Sql =>
  seesAll(idOf(member), sql`${member.organizationId}::uuid`, member.sees);
const seesOwnOf = (member: Member): Sql =>
  seesOwn(idOf(member), sql`${member.organizationId}::uuid`, member.sees);

/** The condition that a member sees the items with the audience `ac` of `audience_counts` in their organization. */
export const seenInOrganization = (member: Member): Sql =>
  sql`(ac.audience && ${namesOf(idOf(member))} or ${seesAllOf(member)})`;

/** The same in a category, which content managers may manage. */
export const seenInCategory = (member: Member, categoryId: Sql): Sql => sql`(${seenInOrganization(member)}
  or ${seesOwnOf(member)} and ${categoryId} in (
    select cm.category_id from category_managers cm where cm.person_id = ${idOf(member)}))`;

/** By what a member sees items that are not for everybody, as a text: their groups, their role, and the categories that they manage. */
const seesBy = (
  member: Member,
): Sql => sql`concat_ws(' ', md5(${namesOf(idOf(member))}::text), ${seesAllOf(member)},
  case when ${seesOwnOf(member)} then array(
    select cm.category_id from category_managers cm where cm.person_id = ${idOf(member)})::text end)`;

/**
 * What the items are counted of that a member sees by their audience, in the organization and its categories, as a text: the version
 * that changes with each count of an audience, and `seesBy`. Null for content managers, whose own items count, too.
 */
export const countedOf = (member: Member): Sql => sql`(
  select case when not ${seesOwnOf(member)} then concat_ws(' ',
    (select sum(changes) from search_versions where organization_id = ${member.organizationId}::uuid),
    ${seesBy(member)}) end as counted_of
  -- The offset prevents the planner from computing it wherever it is named.
  offset 0)`;

/** Items of a category that are counted one by one. */
const maxOwn = 1_000;

/** How many items a content manager sees in a category because they made them: no counter has these. At most `maxOwn`. */
export function ownUncountedIn(member: Member, categoryId: Sql): Sql {
  const personId = idOf(member);
  return sql`(select count(*) from (
    select from media_contents mc
      join media_content_categories mcc on mcc.media_content_id = mc.id and mcc.category_id = ${categoryId}
    where ${seesOwnOf(member)} and mc.created_by = ${personId}
      and mc.audience is not null and mcc.published_at is not null and not mc.audience && ${namesOf(personId)}
      and not exists (select from category_managers cm where cm.person_id = ${personId} and cm.category_id = ${categoryId})
    limit ${literal(maxOwn)}) own)`;
}

/** The condition that a content manager sees items in the organization whose audience does not have them: no counter counts these. */
export function ownsUncounted(member: Member): Sql {
  const personId = idOf(member);
  return sql`(${seesOwnOf(member)} and (
    exists (select from media_contents mc where mc.created_by = ${personId} and mc.audience is not null
      and mc.organization_id = ${member.organizationId}::uuid and mc.is_listed and mc.status = ${literal(ContentStatus.PUBLISHED)}
      and not mc.audience && ${namesOf(personId)})
    or exists (select from category_managers cm join audience_counts own on own.of_id = cm.category_id
      where cm.person_id = ${personId} and not own.audience && ${namesOf(personId)})))`;
}
