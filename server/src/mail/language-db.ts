import { asLanguage, defaultLanguage, languages, type Language } from '@tv/contract/languages/languages';
import { languageFor, type RequestedLanguage } from '@tv/contract/languages/page-language';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql } from '../platform/db/sql.ts';

/**
 * The language of a mail to an address: what its person chose, or asked for with a choice; else the default of the
 * organization that writes; else that of the person's browser; else what was asked for.
 */
export async function findLanguage(
  db: Queries,
  email: string,
  { organization, requested = {} }: { organization: Language | undefined; requested?: RequestedLanguage },
): Promise<Language> {
  const [row] = await db.query<{ chosen: string | null; language: string | null }>(sql`
    select chosen_language as chosen, language from people where lower(email) = lower(${email}) and language is not null
    order by last_visit_at desc nulls last, id limit 1`);
  return languageFor(
    {
      chosen: asLanguage(row?.chosen) ?? requested.chosen,
      preferred: asLanguage(row?.language) ?? requested.preferred,
    },
    organization,
  );
}

/** The language of a person in their current organization. For the command line and for an unknown person it is the first language. */
export async function findLanguageOfPerson(db: Queries, personId: string | undefined): Promise<Language> {
  if (!personId) return defaultLanguage;
  const [row] = await db.query<{ language: Language }>(sql`
    select ${spokenBy(sql`o.default_language`)} as language
    from people p left join organizations o on o.id = p.current_organization_id where p.id = ${personId}::uuid`);
  return row?.language ?? defaultLanguage;
}

/** The column with the language of `people p`, to whom an organization with this default writes; `otherwise` where none is known. */
export const spokenBy = (
  organizationDefault: Sql,
  otherwise: Sql = sql`${defaultLanguage}`,
): Sql => sql`coalesce(
  ${shipped(sql`p.chosen_language`)}, ${shipped(organizationDefault)}, ${shipped(sql`p.language`)}, ${otherwise})`;

/** A language that the portal speaks, else null. */
const shipped = (column: Sql): Sql =>
  sql`case when ${column} = any(${[...languages]}::text[]) then ${column} end`;
