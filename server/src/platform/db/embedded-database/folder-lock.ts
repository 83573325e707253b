import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingProblem } from '../../startup-problem.ts';

/** Another process has the data folder open. */
export class FolderInUse extends SettingProblem {}

/**
 * Locks the data folder against a second process: two processes would lose each other's writes without an error. The lock
 * is the kernel's, so that it is gone whenever this process is.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode=exclusive; pragma busy_timeout=0; begin exclusive; commit');
    lock.exec('begin exclusive; create table if not exists held (at integer); commit');
  } catch {
    lock.close();
    throw new FolderInUse(['folderInUse', { folder }]);
  }
  return () => lock.close();
}
