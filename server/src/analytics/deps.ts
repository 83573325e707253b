import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

export type AnalyticsDeps = { db: Database; clock: Clock };
