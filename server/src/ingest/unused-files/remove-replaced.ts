import type { Clock } from '../../platform/clock.ts';
import { releasePackage } from '../../organization/storage/storage-db.ts';
import type { Database } from '../../platform/db/database.ts';
import { replacedFor } from '../../media/replaced-package.ts';
import type { Files } from '../../platform/storage/files.ts';
import { deleteReplacedPackage, listReplaced } from './replaced-packages-db.ts';

/** Removes replaced packages. Files are removed first, so that after a crash the row still names them. */
export async function removeReplaced({ db, files, clock }: { db: Database; files: Files; clock: Clock }) {
  for (const replaced of await listReplaced(db, new Date(clock().getTime() - replacedFor))) {
    await files.remove(`media/${replaced.id}/${replaced.version}`);
    await releasePackage(db, replaced.id, replaced.version);
    await deleteReplacedPackage(db, replaced);
  }
}
