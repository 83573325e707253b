import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { aCategory, anApiKey, anOrganization } from '@tv/server/test-builders';
import { sql } from '@tv/server/platform/db/sql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CommandProblem } from '../command-problem.ts';
import { importCommand } from './import.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { itemsOf, standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let stop: () => Promise<void>;
let own: string;
let board: string;
let folder: string;
const { out } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  own = await anOrganization(portal.db, { name: 'Own' });
  board = await aCategory(portal.db, own, 'Board');
  await aCategory(portal.db, own, 'Safety');
  await anOrganization(portal.db, { name: 'Other' });
  const names = ['whole', 'refused', 'board', 'loose'];
  folder = writeFolder(
    portal.folder,
    'files',
    Object.fromEntries(names.map((name) => [`${name}.wav`, name])),
  );
  stop = standInForWorker(portal.db);
});
afterAll(async () => {
  await stop();
  await portal.close();
});

/** Runs the command as a shell does: the key is taken out of its arguments. */
const inShell = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const command = [join(import.meta.dirname, '../tv.ts'), ...args];
    const env = { PATH: process.env.PATH, ...portal.env };
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    );
  });

/** Runs the command with a key in the environment. */
async function importBy(key: string, ...args: string[]): Promise<{ isDone: boolean; output: string }> {
  vi.stubEnv('TV_KEY', key);
  try {
    return { isDone: await importCommand(args), output: out() };
  } catch (problem) {
    if (!(problem instanceof CommandProblem)) throw problem;
    return { isDone: false, output: problem.message };
  }
}

it('brings a file in by a key, under whose name it stands in the audit log', async () => {
  const scopes = ['content:read', 'content:write'] as const;
  const { id, key } = await anApiKey(portal.db, own, { name: 'Nightly import', scopes });
  const run = await inShell('import', join(folder, 'whole.wav'), '--category', 'Safety', '--key', key);
  expect(run).toMatchObject({ code: 0 });
  expect(run.output).not.toContain(key);
  expect(await itemsOf(portal.db, 'whole')).toMatchObject([{ status: 1, categories: ['Safety'] }]);
  const lines = await portal.db.query<{ actor: string; api_key_id: string; person_id: string | null }>(sql`
    select distinct a.actor, a.api_key_id, a.person_id from audit_log a join uploads u on u.id::text = a.subject
    where u.file_name = 'whole.wav'`);
  expect(lines).toEqual([{ actor: 'API key "Nightly import"', api_key_id: id, person_id: null }]);
  const elsewhere = await importBy(key, join(folder, 'refused.wav'), '--organization', 'Other');
  expect(elsewhere.isDone).toBe(false);
  expect(await itemsOf(portal.db, 'refused')).toEqual([]);
});

it('refuses a key without the scope, and names it', async () => {
  const { key } = await anApiKey(portal.db, own, { scopes: ['content:read'] });
  const run = await importBy(key, join(folder, 'refused.wav'));
  expect(run).toEqual({ isDone: false, output: expect.stringContaining('content:write') });
  expect(await itemsOf(portal.db, 'refused')).toEqual([]);
});

it('brings in only what is in the categories of the key', async () => {
  const { key } = await anApiKey(portal.db, own, { categoryIds: [board] });
  const inBoard = await importBy(key, join(folder, 'board.wav'), '--category', 'Board');
  expect(inBoard).toMatchObject({ isDone: true });
  expect(await itemsOf(portal.db, 'board')).toMatchObject([{ categories: ['Board'] }]);
  for (const names of [[], ['Safety'], ['Board', 'Safety'], ['New one']]) {
    const run = await importBy(
      key,
      join(folder, 'loose.wav'),
      ...names.flatMap((name) => ['--category', name]),
    );
    expect(run).toEqual({ isDone: false, output: expect.stringMatching(/categor/i) });
  }
  expect(await itemsOf(portal.db, 'loose')).toEqual([]);
});
