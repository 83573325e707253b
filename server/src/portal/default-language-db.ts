import { asLanguage, type Language } from '@tv/contract/languages/languages';
import { portalPath, publicOrganizationIn } from '@tv/contract/pages/page-paths';
import { hashToken } from '../platform/auth/secret-token.ts';
import type { CrossingWork } from '../platform/db/second-lock/crossing-work.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { matchPage } from './match-page.ts';

/** The organization whose page it is, and in whose scope that is found out. */
type OrganizationLookup = { work: CrossingWork; which: Sql };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The organization that an address of the portal names: its public pages, what it shares with a guest, an embed of its item, an
 * invitation of it, or one of its texts. Any other address belongs to the only organization, where there is no other.
 */
export function organizationAt(address: string): OrganizationLookup {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const named = publicOrganizationIn(pathname) ?? searchParams.get('organization') ?? '';
  if (uuid.test(named)) return { work: 'language of a page', which: sql`o.id = ${named}::uuid` };
  const guest = matchPage('/guest/:id', pathname);
  if (guest)
    return {
      work: 'language of a page',
      which: sql`o.id = (select organization_id from guests where id = ${guest.id}::uuid)`,
    };
  const embed = matchPage('/embed/:id', pathname);
  if (embed)
    return {
      work: 'language of a page',
      which: sql`o.id = (select organization_id from media_contents where id = ${embed.id}::uuid)`,
    };
  const token = searchParams.get('token');
  if (token && pathname === portalPath('account-setup'))
    return {
      work: 'call of anyone',
      which: sql`o.id = (
        select n.organization_id from onboarding_tokens t join onboardings n on n.id = t.onboarding_id
        where t.hash = ${hashToken(token)})`,
    };
  return {
    work: 'language of a page',
    which: sql`not o.is_provider
      and 1 = (select count(*) from (select from organizations where not is_provider limit 2) two)`,
  };
}

/** The default language of the organization at a place. */
export async function findDefaultLanguage(
  db: Queries,
  { which }: OrganizationLookup,
): Promise<Language | undefined> {
  const [row] = await db.query<{ language: string | null }>(
    sql`select o.default_language as language from organizations o where ${which}`,
  );
  return asLanguage(row?.language);
}
