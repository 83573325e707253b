import type { Queries } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { likeText, typoPatterns } from './search-text.ts';
import type { Audience } from '../visibility.ts';

/** A typed word and the words that it may stand for, the typed word among them. */
export type SearchWord = { typed: string; meant: string[] };

const mostMeant = 12;
/** Words of at least this length may have more than one wrong letter, if most of their trigrams match. */
const longWord = 7;

/**
 * Corrects mistyped words to words of items and captions. A word that is one of those, or a part of one, is taken as typed.
 * Words of invisible items are not revealed, because a correction still finds visible items only.
 */
export async function correctedWords(
  db: Queries,
  audience: Audience,
  words: readonly string[],
): Promise<SearchWord[] | undefined> {
  const organizationId = 'organizationId' in audience ? audience.organizationId : undefined;
  if (!organizationId) return undefined;
  const rows = await db.query<{ typed: string; word: string }>(
    words.map((typed) => meantBy(typed, organizationId)).reduce((all, each) => sql`${all} union all ${each}`),
  );
  const corrected = words.map((typed) => {
    const meant = rows.filter((row) => row.typed === typed).map(({ word }) => word);
    return { typed, meant: meant.length > 0 ? meant : [typed] };
  });
  const isOther = corrected.some(({ typed, meant }) => meant.some((word) => word !== typed));
  return isOther ? corrected : undefined;
}

const meantBy = (typed: string, organizationId: string): Sql => sql`
  (select ${typed}::text as typed, word from (
    select ${typed}::text as word, 0 as distance
    from search_words where organization_id = ${organizationId}::uuid
      and word like ${`%${likeText(typed)}%`} limit 1) as_typed
  union all
  (select ${typed}::text, word from search_words
    where organization_id = ${organizationId}::uuid and length(word) >= ${typed.length - 1}::int
      and (word like any(${typoPatterns(typed)}::text[])
        or ${typed.length >= longWord} and word % ${typed} and similarity(word, ${typed}) >= 0.5)
    order by abs(length(word) - ${typed.length}::int), similarity(word, ${typed}) desc, word
    limit ${mostMeant}))`;
