import type { ItemJsonCache } from '../media-contents/item/item-json-db.ts';
import type { MediaTokens } from '../media/media-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Outbox } from '../platform/mail/outbox.ts';

export type GuestsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  mediaTokens: MediaTokens;
  itemJson: ItemJsonCache;
  secretKey: string;
  /** The origin of the portal, for links in mails. */
  publicUrl: string;
};
