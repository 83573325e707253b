import type { Database } from '../platform/db/database.ts';
import { remember } from '../platform/http/remember.ts';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import { StartupProblem } from '../platform/startup-problem.ts';
import webPush from 'web-push';
import { insertPushKeys, selectPushKeys } from './push-db.ts';

/** Says to push services that it is this portal that writes (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string };

/**
 * Made once and kept, the private one sealed: devices subscribe for this public key, so another one would silence them
 * all. Asked by several instances at once, the first one's count.
 */
export function createPushKeys(db: Database, secretKey: string): () => Promise<PushKeys> {
  const sealed = createSealedText(secretKey, 'push keys');
  const load = async (): Promise<PushKeys> => {
    const kept = (await selectPushKeys(db)) ?? (await make());
    try {
      return { publicKey: kept.publicKey, privateKey: sealed.open(kept.publicKey, kept.sealed) };
    } catch {
      throw new StartupProblem(
        'SECRET_KEY is not the one this database was started with. Set the old one again, or empty the tables push_keys and push_subscriptions (people then switch their devices on again).',
      );
    }
  };
  const make = async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await insertPushKeys(db, { publicKey, sealed: sealed.seal(publicKey, privateKey) });
    return (await selectPushKeys(db))!;
  };
  return remember(load);
}
