import { existsSync, readFileSync } from 'node:fs';
import { readRows, type RowsEvent } from '@tv/server/backup/rows-db';
import { readRowsText } from '@tv/server/backup/rows-text';
import { verifyArchive } from '@tv/server/backup/verify-backup';
import { writeBackup } from '@tv/server/backup/write-backup';
import { recordBackup } from '@tv/server/platform/telemetry/last-backup';
import { CommandProblem } from '../command-problem.ts';
import { size } from '../formats.ts';
import { readAsOwner, readPassphrase, refuseElsewhere, withPortalData } from './portal-data.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { text } from '../texts.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const maxNamed = 20;

/** Saves all rows and files of the portal on this computer into one file, while it runs or not. */
export async function backupCommand(args: string[], env = process.env): Promise<boolean> {
  const options = { since: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'backup', most: 1 });
  refuseElsewhere('backup', env);
  const [file] = positionals;
  if (!file) throw new CommandProblem(text.backup.nameFile);
  if (existsSync(file)) throw new CommandProblem(text.backup.exists({ file }));
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
  console.log(text.backup.saved({ rows, files: manifest.files.size, file, size: size(bytesAdded) }));
  const needed = manifest.archives.slice(1).map((each) => each.file);
  if (needed.length > 0) console.log(text.backup.keep({ files: needed.join(', ') }));
  console.log(text.backup.withoutKey);
  for (const key of missing.slice(0, maxNamed)) console.error(text.backup.missing({ key }));
  if (missing.length > 0) console.error(text.backup.missingCount({ count: missing.length }));
  return missing.length === 0;
}
