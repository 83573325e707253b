import type { BroughtItem } from '@tv/contract/sources/sources';
import type { SourceItem } from '@tv/sources/source';
import { sayNote } from '../../parts/problems/say-note.ts';

/** What becomes of an item of a source. `coming` and `sending` end as one of the others. */
export type Outcome = 'coming' | 'sending' | 'came' | 'failed' | 'here' | 'deleted' | 'noFile';

export type BringLine = {
  item: SourceItem;
  outcome: Outcome;
  notes: readonly string[];
  sizeInBytes: number;
  /** The item in the portal. */
  id?: string;
  /** Its picture is to be put once its file is processed. */
  isPictureDue?: boolean;
};

/** What would become of each item, before anything is sent. */
export function linesOf(
  items: readonly SourceItem[],
  known: ReadonlyMap<string, BroughtItem>,
  sizes: ReadonlyMap<string, number>,
): BringLine[] {
  return items.map((item) => {
    const there = known.get(item.sourceId);
    const id = there?.id;
    const line = { item, notes: item.notes.map(sayNote), sizeInBytes: 0, ...(id && { id }) };
    if (there?.state === 'here' || there?.state === 'deleted') return { ...line, outcome: there.state };
    if (!item.media || !('path' in item.media)) return { ...line, outcome: 'noFile' };
    return { ...line, outcome: 'coming', sizeInBytes: sizes.get(item.media.path) ?? 0 };
  });
}

/** How many lines there are of each outcome, and with notes. */
export function countsOf(lines: readonly BringLine[]): Record<Outcome | 'noted', number> {
  const counts = { coming: 0, sending: 0, came: 0, failed: 0, here: 0, deleted: 0, noFile: 0, noted: 0 };
  for (const { outcome, notes } of lines) {
    counts[outcome]++;
    if (notes.length > 0 && outcome !== 'here') counts.noted++;
  }
  return counts;
}
