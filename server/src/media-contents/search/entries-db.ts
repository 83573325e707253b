import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { searchText } from './search-text.ts';
import { tokens } from './tokens.ts';

/** A speaker or a tag of an item. */
export type Entry = { organizationId: string; kind: 'speaker' | 'tag'; written: string };

/** Adds speakers and tags to those that are suggested, once for each word that they can be begun with. */
export async function addEntries(db: Queries, entries: readonly Entry[]): Promise<void> {
  const known = new Map<string, Entry & { folded: string; beginning: string }>();
  for (const entry of entries) {
    const folded = searchText(entry.written);
    for (const beginning of beginningsOf(entry.written))
      known.set(`${entry.organizationId} ${entry.kind} ${beginning} ${folded}`, {
        ...entry,
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

/** A text from each of its words on, its words divided by single spaces. */
export function beginningsOf(text: string): string[] {
  const words = tokens(text).map(({ word }) => word);
  return words.map((_word, place) => words.slice(place).join(' '));
}
