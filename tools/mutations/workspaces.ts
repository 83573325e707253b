import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { startPostgres } from '../test/postgres.mjs';
import { findPrograms } from '../test/programs.mjs';
import { endAll } from '../test/run.mjs';
import { ownEnvironment } from '../test/surroundings.mjs';
import { copyTree } from './copy-tree.ts';
import type { Workspace } from './run-checks.ts';

/** Runs a command that works in copies to its exit code: 0 where `work` answers true, else 1. A signal ends what was started, first. */
export async function endWith(work: (leaving: AbortSignal) => Promise<boolean>): Promise<never> {
  const leaving = new AbortController();
  const leave = async (code: number): Promise<never> => {
    leaving.abort();
    await endAll();
    process.exit(code);
  };
  process.on('SIGINT', () => void leave(130));
  process.on('SIGTERM', () => void leave(143));
  try {
    return await leave((await work(leaving.signal)) ? 0 : 1);
  } catch (problem) {
    console.error((problem as Error).message);
    return leave(1);
  }
}

export async function makeWorkspaces(count: number, tree = root): Promise<Workspace[]> {
  const made: Workspace[] = [];
  while (made.length < count) made.push(await makeWorkspace(tree));
  return made;
}

/** Works on all items, one at a time in each copy, until it is left. */
export async function workIn<Item>(
  workspaces: readonly Workspace[],
  items: readonly Item[],
  leaving: AbortSignal,
  work: (workspace: Workspace, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    workspaces.map(async (workspace) => {
      for (let item = left.shift(); item && !leaving.aborted; item = left.shift())
        await work(workspace, item);
    }),
  );
}

/** A copy of the tree with a PostgreSQL of its own, where its programs are. `endAll` ends that; the copy goes with the process. */
async function makeWorkspace(tree: string): Promise<Workspace> {
  const env = ownEnvironment();
  const { ffmpeg, postgres, firefox } = await findPrograms(env);
  const copy = copyTree(tree);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  // Modules of texts are no part of the project's files.
  if (spawnSync(process.execPath, ['tools/strings/make.ts'], { cwd: copy }).status !== 0)
    throw new Error('The modules of the texts cannot be made.');
  const database = postgres ? await startPostgres(postgres) : undefined;
  return {
    tree: copy,
    env: {
      ...env,
      PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
      ...(ffmpeg && { FFMPEG_PATH: ffmpeg }),
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(database && { TEST_DATABASE_URL: database.url }),
    },
  };
}
