import { ActiveState } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages';
import { spokenBy } from '../mail/language-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const mostReceivers = 20;

export type Receiver = {
  personId: string;
  email: string;
  language: Language;
  title: string;
  organizationName: string;
  colors: Record<string, unknown>;
};

/**
 * The people who are told that an upload was set aside: the person who brought it in, or else, where that was the command line
 * or an account that is closed, those who manage the organization.
 */
export const listReceivers = (db: Queries, uploadId: string) =>
  db.query<Receiver>(sql`
    with candidates as (
      select p.id, p.email, ${spokenBy} as language, mc.title, o.name, o.ui_customizations,
        p.id is not distinct from u.created_by as is_uploader
      from uploads u
      join media_contents mc on mc.id = u.id and mc.deleted_at is null
      join organizations o on o.id = u.organization_id
      join memberships m on m.organization_id = o.id and m.status = ${ActiveState.ACTIVE}::smallint
      join people p on p.id = m.person_id and p.status = ${ActiveState.ACTIVE}::smallint
      where u.id = ${uploadId}::uuid and (p.id = u.created_by
        or m.role = any(${['OrganizationManager', 'Admin']}::text[])))
    select id as "personId", email, language, title, name as "organizationName", ui_customizations as colors
    from candidates where is_uploader or not exists (select from candidates where is_uploader)
    order by id limit ${mostReceivers}::int`);
