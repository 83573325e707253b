import type { Queries } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OrganizationViewer } from '../../category-visibility-db.ts';
import { documentVisibleTo } from '../../visibility.ts';
import { captionsOpenTo } from '../query/branches-db.ts';
import { lexeme, quoted } from '../words/lexemes.ts';
import type { Library } from '../words/library-db.ts';
import type { Meaning } from '../query/meanings-db.ts';
import { someDocument } from './some-document-db.ts';

/** The words of the library that are in an item, or in captions, that the viewer may see. No answer names other words. */
export async function seenWords(
  db: Queries,
  { viewer, library, now }: { viewer: OrganizationViewer; library: Library; now: Date },
  words: readonly Meaning[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const visible = documentVisibleTo(viewer, now);
  const { documents } = library;
  const wanted = sql`wanted::tsquery`;
  const inTexts = { wanted, documents, items: sql`documents`, condition: visible };
  const inCaptions = {
    ...{ wanted, documents, items: sql`spoken` },
    condition: sql`${visible} and ${captionsOpenTo(viewer)}`,
  };
  const rows = await db.query<{ word: string }>(sql`
    select word from unnest(
      ${words.map(({ word }) => word)}::text[],
      ${words.map(({ word }) => quoted(lexeme(library.number, 'word', word)))}::text[],
      ${words.map(({ documents }) => documents)}::int[],
      ${words.map(({ spoken }) => spoken)}::int[]) as given (word, wanted, documents, spoken)
    where ${someDocument(sql`search_documents`, inTexts)} or ${someDocument(sql`search_transcripts`, inCaptions)}`);
  return new Set(rows.map(({ word }) => word));
}
