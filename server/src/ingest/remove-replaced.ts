import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { deleteReplacedPackage, listReplaced } from './replaced-packages-db.ts';

/** Milliseconds for which whoever began to watch an older package may go on. */
const retention = 24 * 3_600_000;

/** Removes packages in whose place newer ones have come: first the files, so that a crash between leaves the row to try again by. */
export async function removeReplaced({ db, files, clock }: { db: Database; files: Files; clock: Clock }) {
  for (const replaced of await listReplaced(db, new Date(clock().getTime() - retention))) {
    await files.remove(`media/${replaced.id}/${replaced.version}`);
    await deleteReplacedPackage(db, replaced);
  }
}
