import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { forgetUnusedFolder, listUnusedFolders } from './unused-folders-db.ts';

/** Removes folders that no row names any more. The row goes last, so that after a crash it still names the folder. */
export async function removeUnusedFolders({ db, files }: { db: Database; files: Files }): Promise<void> {
  for (const folder of await listUnusedFolders(db)) {
    await files.remove(folder);
    await forgetUnusedFolder(db, folder);
  }
}
