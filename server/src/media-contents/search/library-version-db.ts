import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import type { OrganizationAudience } from '../category-visibility-db.ts';

/**
 * The version of what search reads of the audience's organization, as a text. It differs after each committed change of its
 * documents and transcripts, after a change of its own row, and after an item of its public pages has expired. It belongs
 * into the statement whose result it is stored with, so that both see the same changes.
 */
export function libraryVersion(audience: OrganizationAudience, now: Date): Sql {
  const ofOrganization = sql`organization_id = ${audience.organizationId}::uuid`;
  const nextEnd = sql`(
    select mc.expiration_date from media_contents mc
    where mc.${ofOrganization} and mc.status = ${literal(ContentStatus.PUBLISHED)} and mc.is_listed
      and mc.visibility = ${literal(Visibility.PUBLIC)} and mc.expiration_option <> ${literal(ExpirationOption.None)}
      and not mc.has_ended and mc.expiration_date > ${now}::timestamptz
    order by mc.expiration_date limit 1)`;
  const changes = sql`(select sum(changes) from search_versions where ${ofOrganization})`;
  const ofRow = sql`(select xmin from organizations where id = ${audience.organizationId}::uuid)`;
  return sql`concat_ws(' ', ${changes}, ${ofRow} ${audience.kind === 'public' ? sql`, ${nextEnd}` : sql``})`;
}
