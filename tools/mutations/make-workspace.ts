import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { startPostgres } from '../test/postgres.mjs';
import { findPrograms } from '../test/programs.mjs';
import { ownEnvironment } from '../test/surroundings.mjs';
import { copyTree } from './copy-tree.ts';
import type { Workspace } from './run-checks.ts';

/** A copy of the tree with a PostgreSQL of its own, where its programs are. `endAll` ends that; the copy goes with the process. */
export async function makeWorkspace(tree = root): Promise<Workspace> {
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
