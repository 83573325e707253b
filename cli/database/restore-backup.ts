import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseRestore, restoreBackup } from '@tv/server/backup/restore-backup';
import { verifyBackup } from '@tv/server/backup/verify-backup';
import { readConfig, readDatabaseLocation } from '@tv/server/platform/config';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { openFiles } from '@tv/server/platform/storage/open-files';
import { CommandProblem } from '../command-problem.ts';
import { moment } from '../formats.ts';
import { readPassphrase, refuseElsewhere } from './portal-data.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { say, warn } from '../sentences.ts';
import { text } from '../texts.ts';

/** Writes a backup into the empty database and store of the settings. The service must not run. */
export async function restoreBackupCommand(args: string[], env = process.env): Promise<boolean> {
  const options = { 'passphrase-file': { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'restore', most: 1 });
  refuseElsewhere('restore', env);
  const [file] = positionals;
  if (!file) throw new CommandProblem(text.backup.nameRestored);
  const location = readDatabaseLocation(env);
  if (!env.SECRET_KEY && !existsSync(join(location.dataDir, 'secret-key')))
    throw new CommandProblem(text.backup.keyMissing({ folder: location.dataDir }));
  const backup = await verifyBackup(file, await readPassphrase(values['passphrase-file']));
  const config = readConfig(env);
  const db = await openDatabase({ ...location, warn });
  try {
    const files = await openFiles(config, warn);
    await refuseRestore({ db, files, secretKey: config.secretKey }, backup);
    const restored = await restoreBackup(
      { db, files, log: (sentence) => console.log(say(sentence)) },
      backup,
    );
    console.log(text.backup.restored({ ...restored, when: moment(backup.manifest.createdAt) }));
    console.log(text.backup.startThenCheck);
  } finally {
    await db.close();
  }
  return true;
}
