import type { Queries } from '../../platform/db/database.ts';
import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import type { OrganizationAudience } from '../category-visibility-db.ts';

/**
 * The newest changes that a version is made of. A change that is committed after so many later ones is not seen: until a
 * cached answer ends by its age, it may lack that change.
 */
const newestChanges = 500;
/** How long a change is stored, in milliseconds. Cached answers are valid for a shorter time. */
const storedFor = 120_000;

/**
 * The version of what search reads of the audience's organization, as a text. It differs after each committed change of its
 * documents and transcripts, after a change of its own row, and after an item of its public pages has expired. To be selected in the statement whose result it belongs to, so that both see the same changes.
 */
export function libraryVersion(audience: OrganizationAudience, now: Date): Sql {
  const ofOrganization = sql`organization_id = ${audience.organizationId}::uuid`;
  const nextEnd = sql`(
    select mc.expiration_date from media_contents mc
    where mc.${ofOrganization} and mc.status = ${literal(ContentStatus.PUBLISHED)} and mc.is_listed
      and mc.visibility = ${literal(Visibility.PUBLIC)} and mc.expiration_option <> ${literal(ExpirationOption.None)}
      and not mc.has_ended and mc.expiration_date > ${now}::timestamptz
    order by mc.expiration_date limit 1)`;
  return sql`(
    select concat_ws(' ', count(*), sum(id), (select xmin from organizations where id = ${audience.organizationId}::uuid)
      ${audience.kind === 'public' ? sql`, ${nextEnd}` : sql``})
    from (
      select id from search_changes where ${ofOrganization} order by id desc limit ${literal(newestChanges)}) change)`;
}

/** Removes changes that no cached answer can have missed. */
export async function removeOldChanges(db: Queries): Promise<void> {
  await db.query(sql`
    delete from search_changes where changed_at < now() - make_interval(secs => ${storedFor / 1_000})`);
}
