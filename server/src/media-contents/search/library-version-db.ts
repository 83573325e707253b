import { sql, type Sql } from '../../platform/db/sql.ts';
import { seesBy } from '../audience-counts-db.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { nextExpiration } from '../expired-db.ts';

const forOne = 'for ';

/** Whether what was read with this version is for one member alone. */
export const isForOne = (version: string): boolean => version.includes(forOne);

/**
 * The version of what search reads of the viewer's organization, as a text. It differs after each committed change of its
 * documents and transcripts, after a change of its own row, and after an item of its public pages has expired. Where items have
 * an audience, it is for one member, and differs after a change of what they see by. It belongs into the statement whose result
 * it is stored with, so that both see the same changes.
 */
export function libraryVersion(viewer: OrganizationViewer, now: Date): Sql {
  const { kind, organizationId } = viewer;
  const changes = sql`(select sum(changes) from search_versions where organization_id = ${organizationId}::uuid)`;
  const ofRow = sql`(select xmin from organizations where id = ${organizationId}::uuid)`;
  const next = kind === 'public' ? sql`, ${nextExpiration(organizationId, now)}` : sql``;
  const whose =
    viewer.kind === 'member'
      ? sql`, case when exists (select from audience_counts where of_id = ${organizationId}::uuid)
          then concat_ws(' ', ${`${forOne}${viewer.personId}`}::text, ${seesBy(viewer)}) end`
      : sql``;
  return sql`concat_ws(' ', ${changes}, ${ofRow} ${next} ${whose})`;
}
