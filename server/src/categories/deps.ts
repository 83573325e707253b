import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

export type CategoriesDeps = { db: Database; clock: Clock };
