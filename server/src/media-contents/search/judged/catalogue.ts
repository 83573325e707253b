import type { CatalogueItem } from './catalogue-item.ts';
import { generateItems } from './generated-items.ts';
import { readHandWritten } from './hand-written-items.ts';
import { readTopics } from './read-topics.ts';

/** All items, the same in each run. */
export function createCatalogue(): CatalogueItem[] {
  const topics = readTopics();
  return [...readHandWritten(topics), ...generateItems(topics)];
}
