import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importCommand } from './import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-import-'));
  await writeFile(join(folder, 'service-token'), 'a token');
  for (const name of ['one.mp4', 'two.mp4']) await writeFile(join(folder, name), '');
  vi.stubEnv('DATA_DIR', folder);
  // nobody listens there: empty files are refused before anything is sent
  vi.stubEnv('PORT', '1');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('answers that something is missing, also of the last file', async () => {
  const said: string[] = [];
  const listen = (words: string) => void said.push(words);
  vi.spyOn(console, 'log').mockImplementation(listen);
  vi.spyOn(console, 'error').mockImplementation(listen);
  expect(await importCommand([join(folder, 'one.mp4')])).toBe(false);
  expect(await importCommand([folder])).toBe(false);
  vi.restoreAllMocks();
  expect(said.at(-1)).toBe('0 of 2 files can be watched.');
});
