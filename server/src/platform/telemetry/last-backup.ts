import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes in the data folder that a backup is whole. */
export const recordBackup = (dataDir: string): Promise<void> =>
  writeFile(fileIn(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });

/** When the last backup was made by `tv backup` with this data folder; `undefined`: never. */
export const lastBackup = (dataDir: string): Promise<Date | undefined> =>
  stat(fileIn(dataDir)).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
