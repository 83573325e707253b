import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { forgetMediaContent, listLongDeleted } from './db.ts';

const day = 24 * 3_600_000;

/** What was deleted after this can be restored (decisions §7). */
export const restorableSince = (now: Date) => new Date(now.getTime() - 30 * day);

/** Removes what can no longer be restored: first its files, so that a crash between leaves the row to try again by. */
export async function forgetDeleted({ db, files, clock }: { db: Database; files: Files; clock: Clock }) {
  const before = restorableSince(clock());
  for (const id of await listLongDeleted(db, before)) {
    await Promise.all([files.remove(`media/${id}`), files.remove(`uploads/${id}`)]);
    await forgetMediaContent(db, id, before);
  }
}
