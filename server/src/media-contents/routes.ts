import type { MediaTokens } from '../media/media-token.ts';
import type { BotCheck } from '../platform/limits/bot-check.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { serveCategories } from '../categories/routes.ts';
import { serveItemParts } from './sub-resources-routes.ts';
import { serveMediaContents } from './list-routes.ts';
import { serveUnlocks } from './unlock-routes.ts';

export type CatalogParts = {
  db: Database;
  clock: Clock;
  mediaTokens: MediaTokens;
  secretKey: string;
  botCheck: BotCheck;
};

export function serveCatalog(serve: Serve, parts: CatalogParts): void {
  serveCategories(serve, parts);
  serveMediaContents(serve, parts);
  serveItemParts(serve, parts);
  serveUnlocks(serve, parts);
}
