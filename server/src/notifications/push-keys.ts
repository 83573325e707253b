import type { Database } from '../platform/db/database.ts';
import { remember } from '../platform/http/remember.ts';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import { StartupProblem } from '../platform/startup-problem.ts';
import { insertPushKeys, selectPushKeys } from './push-db.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

/**
 * The portal's key pair for push messages. It is created once and stored, the private key encrypted. Devices subscribe with the
 * public key, so a new pair would end all subscriptions. If several instances create one at once, the first one counts.
 */
export function createPushKeys(db: Database, secretKey: string): () => Promise<VapidKeys> {
  const sealed = createSealedText(secretKey, 'push keys');
  const load = async (): Promise<VapidKeys> => {
    const stored = (await selectPushKeys(db)) ?? (await make());
    try {
      return { publicKey: stored.publicKey, privateKey: sealed.open(stored.publicKey, stored.sealed) };
    } catch {
      throw new StartupProblem(
        'SECRET_KEY is not the one this database was started with. Set the old one again, or empty the tables push_keys and push_subscriptions (people then have to turn notifications on again).',
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
