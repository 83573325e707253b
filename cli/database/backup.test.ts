import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { restoreBackupCommand } from './restore-backup.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-backup-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what cannot be right is refused before anything is read', async () => {
  const env = { DATA_DIR: join(folder, 'none'), SECRET_KEY: 'a secret of the tests, long enough to be one' };
  writeFileSync(join(folder, 'short'), 'short\n');
  const file = join(folder, 'a.tar');
  const passphrase = (name: string) => ['--passphrase-file', join(folder, name)];
  await expect(backupCommand([], env)).rejects.toThrow('Name the file of the backup');
  await expect(backupCommand([join(folder, 'short')], env)).rejects.toThrow('already exists');
  await expect(backupCommand([file, ...passphrase('short')], env)).rejects.toThrow('needs 12 characters');
  await expect(backupCommand([file, ...passphrase('no')], env)).rejects.toThrow('cannot be read (ENOENT)');
  await expect(backupCommand([file], env)).rejects.toThrow(`There is no portal in ${env.DATA_DIR}`);
  await expect(checkCommand([], env)).rejects.toThrow('There is no portal in');
  const { SECRET_KEY: _, ...withoutKey } = env;
  await expect(restoreBackupCommand([file], withoutKey)).rejects.toThrow('SECRET_KEY is missing');
  await expect(restoreBackupCommand([file], env)).rejects.toThrow('There is no file');
  const elsewhere = { ...env, TV_PORTAL: 'https://tv.example' };
  for (const command of [backupCommand, restoreBackupCommand])
    await expect(command([file], elsewhere)).rejects.toThrow('not on a portal elsewhere');
});
