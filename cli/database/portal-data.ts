import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig, readDatabaseLocation } from '@tv/server/platform/config';
import type { Database } from '@tv/server/platform/db/database';
import { FolderInUse } from '@tv/server/platform/db/embedded-database/folder-lock';
import { openDatabase } from '@tv/server/platform/db/open-database';
import type { Files } from '@tv/server/platform/storage/files';
import { openFiles } from '@tv/server/platform/storage/open-files';
import { openOwnersBearer } from '../sign-in/bearer.ts';
import { CommandProblem } from '../command-problem.ts';
import { portalOf } from '../portal.ts';
import { unreadable } from '../save-for-owner.ts';
import { warn } from '../sentences.ts';
import { requestsTo } from '../send-request.ts';
import { text } from '../texts.ts';

/** The rows and files of the portal on this computer. `db` is absent while its service has the embedded database open. */
export type PortalData = { config: Config; db: Database | undefined; files: Files };

/** `command`: its name, for the sentence that refuses a portal elsewhere. */
export function refuseElsewhere(command: string, env: NodeJS.ProcessEnv): void {
  if (env.TV_PORTAL) throw new CommandProblem(text.elsewhere({ command }));
}

/** Throws a sentence where there is no portal: a mistyped DATA_DIR would else be a new and empty one. */
export async function withPortalData<Result>(
  env: NodeJS.ProcessEnv,
  work: (data: PortalData) => Promise<Result>,
): Promise<Result> {
  const location = readDatabaseLocation(env);
  if (!location.databaseUrl && !existsSync(join(location.dataDir, 'database')))
    throw new CommandProblem(text.backup.noPortal({ folder: location.dataDir }));
  const config = readConfig(env);
  const db = await openDatabase({ ...location, warn }).catch((problem: unknown) => {
    if (problem instanceof FolderInUse) return undefined;
    throw problem;
  });
  try {
    return await work({
      config,
      db,
      files: await openFiles(config, warn),
    });
  } finally {
    await db?.close();
  }
}

/** The bytes of a call that only the owner of this machine may make. */
export async function readAsOwner(
  name: 'GET /Management/Backup/Rows' | 'GET /Management/Checks',
  env: NodeJS.ProcessEnv,
): Promise<AsyncIterable<Uint8Array>> {
  const portal = portalOf(env);
  return requestsTo(portal, await openOwnersBearer(env)).listen(name, new AbortController().signal);
}

const fewestCharacters = 12;

/** The first line of a file. */
export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  const passphrase = content.split(/\r?\n/)[0]!;
  if (passphrase.length < fewestCharacters)
    throw new CommandProblem(text.backup.shortPassphrase({ file, count: fewestCharacters }));
  return passphrase;
}
