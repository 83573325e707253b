import type { Page } from '@tv/client/lib/api/call.ts';

/**
 * Reads the entries of a list that grows page by page, each once and in the order of the pages. Of pages that were added only
 * those are read, so that a page costs the same however long the list is. Without a new page the array is the one before.
 */
export function createGrowingEntries<Entry>(idOf: (entry: Entry) => string) {
  let read: readonly Page<Entry[]>[] = [];
  let known = new Set<string>();
  let entries: readonly Entry[] = [];
  return (pages: readonly Page<Entry[]>[]): readonly Entry[] => {
    const goesOn = read.length <= pages.length && read.every((page, index) => page === pages[index]);
    if (goesOn && read.length === pages.length) return entries;
    const before = goesOn ? entries : [];
    if (!goesOn) known = new Set();
    const added = pages
      .slice(goesOn ? read.length : 0)
      .flatMap(({ answer }) => answer)
      .filter((entry) => {
        const id = idOf(entry);
        return !known.has(id) && known.add(id);
      });
    read = pages;
    entries = [...before, ...added];
    return entries;
  };
}
