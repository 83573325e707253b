import type { Queries } from '../../platform/db/database.ts';
import { joinSql, literal, sql } from '../../platform/db/sql.ts';
import type { OrganizationAudience } from '../category-visibility-db.ts';
import { documentVisibleTo } from '../visibility.ts';
import { captionsOpenTo } from './branches-db.ts';
import { lexeme, quoted } from './lexemes.ts';
import type { Library } from './library-db.ts';
import type { Meaning } from './meanings-db.ts';

/** Of a word in more items than this, one is met soon by date. */
const fewItems = 1_000;

/** The words of the library that are in an item, or in captions, that the audience may see. No answer names other words. */
export async function seenWords(
  db: Queries,
  { audience, library, now }: { audience: OrganizationAudience; library: Library; now: Date },
  words: readonly Meaning[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const visible = documentVisibleTo(audience, now);
  const tables = [
    { table: sql`search_documents`, count: sql`documents`, condition: visible },
    {
      table: sql`search_transcripts`,
      count: sql`spoken`,
      condition: sql`${visible} and ${captionsOpenTo(audience)}`,
    },
  ].map(
    ({ table, count, condition }) => sql`
      ${count} > ${literal(fewItems)} and exists (
        select from (select words from ${table} d where ${condition}
          order by d.published_at desc limit ${literal(fewItems)}) d where d.words @@ wanted::tsquery)
      or exists (select from ${table} d where ${condition} and d.words @@ wanted::tsquery)`,
  );
  const rows = await db.query<{ word: string }>(sql`
    select word from unnest(
      ${words.map(({ word }) => word)}::text[],
      ${words.map(({ word }) => quoted(lexeme(library.number, 'word', word)))}::text[],
      ${words.map(({ documents }) => documents)}::int[],
      ${words.map(({ spoken }) => spoken)}::int[]) as given (word, wanted, documents, spoken)
    where ${joinSql(tables, ' or ')}`);
  return new Set(rows.map(({ word }) => word));
}
