import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Files } from '../platform/files.ts';
import type { Serve } from '../platform/serve.ts';
import { serveManagedContents } from './contents-routes.ts';

export type ManagementParts = { db: Database; files: Files; clock: Clock };

export function serveManagement(serve: Serve, parts: ManagementParts): void {
  serveManagedContents(serve, parts);
}
