import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCommand } from './import.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';

let folder: string;
const { lines } = captureOutput();
// Nobody listens at this port. Empty files are refused before anything is sent.
stubEnvironment(() => ({ DATA_DIR: folder, PORT: '1' }));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-import-'));
  await writeFile(join(folder, 'service-token'), 'a token');
  for (const name of ['one.mp4', 'two.mp4']) await writeFile(join(folder, name), '');
});
afterAll(() => rm(folder, { recursive: true }));

it('answers that something is missing, also of the last file', async () => {
  expect(await importCommand([join(folder, 'one.mp4')])).toBe(false);
  expect(await importCommand([folder])).toBe(false);
  expect(lines.at(-1)).toBe('0 of 2 files can be watched.');
});
