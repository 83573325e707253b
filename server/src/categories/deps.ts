import type { ItemJsonCache } from '../media-contents/item-json-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

export type CategoriesDeps = { db: Database; clock: Clock; itemJson: ItemJsonCache };
