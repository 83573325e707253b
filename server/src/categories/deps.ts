import type { ItemJsonCache } from '../media-contents/item/item-json-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';

export type CategoriesDeps = {
  db: Database;
  clock: Clock;
  itemJson: ItemJsonCache;
  files: Files;
  scanner?: Scanner;
};
