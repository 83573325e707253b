import { ActiveState } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import { spokenBy } from '../mail/language-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

export type NotifiedAdmin = {
  personId: string;
  email: string;
  language: Language;
  organizationName: string;
  colors: Record<string, unknown>;
};

/** The most admins who are notified. */
const maxNotified = 50;

/** Those who look after an organization's webhooks. */
export const listAdmins = (db: Queries, organizationId: string) =>
  db.query<NotifiedAdmin>(sql`
    select p.id as "personId", p.email, ${spokenBy(sql`o.default_language`)} as language, o.name as "organizationName", o.ui_customizations as colors
    from memberships m join people p on p.id = m.person_id join organizations o on o.id = m.organization_id
    where m.organization_id = ${organizationId}::uuid and m.role = 'Admin'
      and m.status = ${literal(ActiveState.ACTIVE)} and p.status = ${literal(ActiveState.ACTIVE)}
    order by p.id limit ${literal(maxNotified)}`);
