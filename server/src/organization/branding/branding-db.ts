import { asLanguage, type Language } from '@tv/contract/languages/languages';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { presentOrganization, type OrganizationRow } from '../db.ts';
import { knownColors } from './theme-colors.ts';

/** The branding of a person's current organization, of the organization with this id, or of the only organization. */
export async function findBranding(
  db: Queries,
  issuer: string,
  of: { subject: string } | { organizationId: string } | undefined,
): Promise<
  | {
      id: string;
      name: string;
      logoUrl?: string;
      logoDarkUrl?: string;
      colors: Record<string, string>;
      language: Language | undefined;
    }
  | undefined
> {
  const which =
    of === undefined
      ? sql`not is_provider and 1 = (select count(*) from (select from organizations where not is_provider limit 2) two)`
      : 'subject' in of
        ? sql`id = (select current_organization_id from people where issuer = ${issuer} and subject = ${of.subject})`
        : sql`id = ${of.organizationId}::uuid`;
  const [row] = await db.query<
    OrganizationRow & { colors: Record<string, unknown>; language: string | null }
  >(
    sql`
    select id, name, logo_file, logo_dark_file, ui_customizations as colors, default_language as language
    from organizations where ${which}`,
  );
  return (
    row && {
      ...presentOrganization(row),
      colors: knownColors(row.colors),
      language: asLanguage(row.language),
    }
  );
}
