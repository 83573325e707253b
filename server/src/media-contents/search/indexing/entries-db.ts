import type { Queries } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isArabic } from '../words/arabic-words.ts';
import { searchText } from '../words/search-text.ts';
import type { EntryKind } from '../../fields.ts';
import type { Token } from '../words/token.ts';
import type { CutText } from './words-db.ts';

/** A speaker or a tag of an item, cut into words. */
type Entry = Pick<CutText, 'organizationId' | 'text' | 'words'> & { kind: EntryKind };

/** Adds speakers and tags to those that are suggested, once for each word that they can be begun with. */
export async function addEntries(db: Queries, entries: readonly Entry[]): Promise<void> {
  const known = new Map<
    string,
    { organizationId: string; kind: EntryKind; written: string; folded: string; beginning: string }
  >();
  for (const { organizationId, kind, text: written, words } of entries) {
    const folded = searchText(written);
    for (const beginning of beginningsOf(words))
      known.set(`${organizationId} ${kind} ${beginning} ${folded}`, {
        organizationId,
        kind,
        written,
        folded,
        beginning,
      });
  }
  if (known.size === 0) return;
  const rows = [...known.values()];
  await db.query(sql`
    insert into search_entries (organization_id, beginning, kind, folded, written)
    select * from unnest(${rows.map((row) => row.organizationId)}::uuid[], ${rows.map((row) => row.beginning)}::text[],
      ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.folded)}::text[], ${rows.map((row) => row.written)}::text[])
      as given (organization_id, beginning, kind, folded, written)
    order by organization_id, beginning collate "C", kind, folded on conflict do nothing`);
}

/** A text from each of its words on, its words divided by single spaces. An Arabic word may be typed without its article. */
const beginningsOf = (words: readonly Token[]) =>
  words.flatMap(({ word, also }, index) =>
    (isArabic(word) ? [word, ...also] : [word]).map((first) =>
      [first, ...words.slice(index + 1).map((each) => each.word)].join(' '),
    ),
  );
