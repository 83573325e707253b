import type { Database } from '../platform/db/database.ts';
import { remember } from '../platform/http/remember.ts';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import { StartupProblem } from '../platform/startup-problem.ts';
import { insertPushKeys, selectPushKeys } from './push-db.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

/**
 * The portal's own key pair. It is made once and stored, the private key sealed: devices subscribe for this public key, so
 * another one would silence them all. When several instances make one at once, the first one counts.
 */
export function createPushKeys(db: Database, secretKey: string): () => Promise<VapidKeys> {
  const sealed = createSealedText(secretKey, 'push keys');
  const load = async (): Promise<VapidKeys> => {
    const stored = (await selectPushKeys(db)) ?? (await make());
    try {
      return { publicKey: stored.publicKey, privateKey: sealed.open(stored.publicKey, stored.sealed) };
    } catch {
      throw new StartupProblem(
        'SECRET_KEY is not the one this database was started with. Set the old one again, or empty the tables push_keys and push_subscriptions (people then switch their devices on again).',
      );
    }
  };
  const make = async () => {
    const { publicKey, privateKey } = newVapidKeys();
    await insertPushKeys(db, { publicKey, sealed: sealed.seal(publicKey, privateKey) });
    return (await selectPushKeys(db))!;
  };
  return remember(load);
}
