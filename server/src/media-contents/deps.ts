import type { MediaTokens } from '../media/media-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Change } from './management/change-item.ts';
import type { ItemJsonCache } from './item/item-json-db.ts';
import type { BotCheck } from '../platform/limits/bot-check.ts';

export type MediaContentsDeps = {
  db: Database;
  itemJson: ItemJsonCache;
  clock: Clock;
  mediaTokens: MediaTokens;
  secretKey: string;
  botCheck: BotCheck;
  /** Brings an archived item back, which makes its renditions again. */
  bringBackItem: Change;
};
