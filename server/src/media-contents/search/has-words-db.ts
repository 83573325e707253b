import type { Queries } from '../../platform/db/database.ts';
import { nothing, sql, type Sql } from '../../platform/db/sql.ts';
import { lexeme, quoted } from './words/lexemes.ts';
import { findLibrary } from './words/library-db.ts';
import { meaningsOf } from './query/meanings-db.ts';
import { parseQuery } from './query/parse-query.ts';
import { anyMeaning } from './query/tsquery.ts';

/**
 * A condition on `media_contents mc` of one organization, to be put after others, for lists that have an order of their
 * own: an item has every word of the term in one of its texts, inflected or as the beginning of a word. Nothing for a term
 * without words.
 */
export async function andHasWords(
  db: Queries,
  organizationId: string,
  term: string | undefined,
): Promise<Sql> {
  if (!term?.trim()) return nothing;
  const library = await findLibrary(db, organizationId);
  const { words } = parseQuery(term);
  if (!library || words.length === 0) return sql`and false`;
  const meant = await meaningsOf(db, organizationId, library, words);
  const wanted = meant
    .map(
      (word) =>
        `(${anyMeaning(library.number, word)} | ${quoted(lexeme(library.number, 'word', word.word))}:*)`,
    )
    .join(' & ');
  return sql`and exists (
    select from search_documents d where d.media_content_id = mc.id and d.words @@ ${wanted}::tsquery)`;
}
