import { existsSync, readFileSync } from 'node:fs';
import { readRows, type RowsEvent } from '@tv/server/backup/rows-db';
import { readRowsText } from '@tv/server/backup/rows-text';
import { verifyArchive } from '@tv/server/backup/verify-backup';
import { writeBackup } from '@tv/server/backup/write-backup';
import { recordBackup } from '@tv/server/platform/telemetry/last-backup';
import { CommandProblem } from './command-problem.ts';
import { readAsOwner, readPassphrase, refuseElsewhere, withPortalData } from './portal-data.ts';
import { sizeInWords } from './size-in-words.ts';
import { readArguments } from './read-arguments.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const maxNamed = 20;
const apart =
  'It does not contain SECRET_KEY, and cannot be restored without it: keep the key (DATA_DIR/secret-key if the setting is empty) and the other settings in another place.';

/** Saves all rows and files of the portal on this computer into one file, while it runs or not. */
export async function backupCommand(args: string[], env = process.env): Promise<boolean> {
  const options = { since: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'backup', most: 1 });
  refuseElsewhere('backup', env);
  const [file] = positionals;
  if (!file) throw new CommandProblem('Name the file of the backup: npm run tv -- backup tv-2026-11-22.tar');
  if (existsSync(file)) throw new CommandProblem(`${file} already exists: name another file.`);
  const passphrase = await readPassphrase(values['passphrase-file']);
  const { since } = values;
  const earlier = since ? { file: since, manifest: await verifyArchive(since, passphrase) } : undefined;
  const { manifest, missing, bytesAdded } = await withPortalData(env, async ({ config, db, files }) => {
    const rowsOfService = async (take: (event: RowsEvent) => Promise<void>) => {
      for await (const event of readRowsText(await readAsOwner('GET /Management/Backup/Rows', env)))
        await take(event);
    };
    const written = await writeBackup(files, db ? (take) => readRows(db, take) : rowsOfService, {
      file,
      passphrase,
      since: earlier,
      secretKey: config.secretKey,
      version,
    });
    await recordBackup(config.dataDir);
    return written;
  });
  const rows = manifest.parts.reduce((sum, part) => sum + part.rows, 0);
  console.log(
    `Saved ${rows} rows and ${manifest.files.size} files in ${file}: ${sizeInWords(bytesAdded)} of files.`,
  );
  const needed = manifest.archives.slice(1).map((each) => each.file);
  if (needed.length > 0) console.log(`To restore it, keep these files beside it: ${needed.join(', ')}.`);
  console.log(apart);
  for (const key of missing.slice(0, maxNamed)) console.error(`Missing in the store: ${key}`);
  if (missing.length > 0)
    console.error(
      `${missing.length === 1 ? '1 file' : `${missing.length} files`} named in the database could not be found: "npm run tv -- check" says what they belong to.`,
    );
  return missing.length === 0;
}
