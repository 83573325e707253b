import { defaultLanguage, languages, type Language } from '@tv/contract/languages';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql } from '../platform/db/sql.ts';

const known = (language: string | null | undefined): Language | undefined =>
  languages.find((each) => each === language);

/** The language of the person with this address, or else `otherwise`. */
export async function findLanguage(
  db: Queries,
  email: string,
  otherwise: Language = defaultLanguage,
): Promise<Language> {
  const [row] = await db.query<{ language: string | null }>(sql`
    select language from people where lower(email) = lower(${email}) and language is not null
    order by last_visit_at desc nulls last, id limit 1`);
  return known(row?.language) ?? otherwise;
}

/** The language of a person. For the command line and for an unknown person it is the first language. */
export async function findLanguageOfPerson(db: Queries, personId: string | undefined): Promise<Language> {
  if (!personId) return defaultLanguage;
  const [row] = await db.query<{ language: string | null }>(
    sql`select language from people where id = ${personId}::uuid`,
  );
  return known(row?.language) ?? defaultLanguage;
}

/** The column with the language of `people p`. */
export const spokenBy: Sql = sql`case when p.language = any(${[...languages]}::text[]) then p.language else ${defaultLanguage} end`;
