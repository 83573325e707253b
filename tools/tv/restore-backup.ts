import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseRestore, restoreBackup } from '@tv/server/backup/restore-backup';
import { verifyBackup } from '@tv/server/backup/verify-backup';
import { readConfig, readDatabasePlace } from '@tv/server/platform/config';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { openFiles } from '@tv/server/platform/storage/open-files';
import { CommandProblem } from './command-problem.ts';
import { readPassphrase, refuseElsewhere } from './portal-data.ts';
import { readArguments } from './read-arguments.ts';

/** Writes a backup into the empty database and store of the settings. The service must not run. */
export async function restoreBackupCommand(args: string[], env = process.env): Promise<boolean> {
  const options = { 'passphrase-file': { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'restore', most: 1 });
  refuseElsewhere('restore', env);
  const [file] = positionals;
  if (!file) throw new CommandProblem('Name the file of the backup: npm run tv -- restore tv-2026-11-22.tar');
  const place = readDatabasePlace(env);
  if (!env.SECRET_KEY && !existsSync(join(place.dataDir, 'secret-key')))
    throw new CommandProblem(
      `SECRET_KEY is missing: set the key of the portal that was backed up, or copy its file secret-key into ${place.dataDir}.`,
    );
  const backup = await verifyBackup(file, await readPassphrase(values['passphrase-file']));
  const config = readConfig(env);
  const db = await openDatabase(place);
  try {
    const files = await openFiles(config, console.warn);
    await refuseRestore({ db, files, secretKey: config.secretKey }, backup);
    const restored = await restoreBackup({ db, files, log: console.log }, backup);
    console.log(
      `Restored ${restored.rows} rows and ${restored.files} files of ${backup.manifest.createdAt}.`,
    );
    console.log('Start the portal, then run "npm run tv -- check" to compare rows and files.');
  } finally {
    await db.close();
  }
  return true;
}
