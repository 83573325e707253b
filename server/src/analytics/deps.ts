import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';

export type AnalyticsDeps = { db: Database; clock: Clock };

export type CountingDeps = AnalyticsDeps & { limits: Limits; secretKey: string };
