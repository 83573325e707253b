import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandProblem } from '../command-problem.ts';
import { text } from '../texts.ts';

/** The stored sign-in of a person at one portal. */
export type Credentials = {
  issuer: string;
  clientId: string;
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  refreshToken?: string;
};

/** The user's own folder for settings (XDG Base Directory Specification; %APPDATA% on Windows). */
const credentialsFolder = (env = process.env): string =>
  join(env.XDG_CONFIG_HOME || env.APPDATA || join(homedir(), '.config'), 'tv');

const fileIn = (folder: string) => join(folder, 'credentials.json');

async function readAll(env?: NodeJS.ProcessEnv): Promise<Record<string, Credentials>> {
  const file = fileIn(credentialsFolder(env));
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Credentials>;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CommandProblem(text.signIn.damaged({ file }));
  }
}

export async function readCredentials(portalUrl: string, env?: NodeJS.ProcessEnv) {
  const all = await readAll(env);
  return Object.hasOwn(all, portalUrl) ? all[portalUrl] : undefined;
}

/** Saves the credentials of a portal in a file that only its owner can read (0600); `undefined` deletes them. Call it within `withCredentialsLock`. */
export async function writeCredentials(
  portalUrl: string,
  credentials: Credentials | undefined,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = credentialsFolder(env);
  const { [portalUrl]: _before, ...others } = await readAll(env);
  const all = credentials ? { ...others, [portalUrl]: credentials } : others;
  const partial = `${fileIn(folder)}.${randomUUID()}`;
  await writeFile(partial, `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(partial, fileIn(folder));
}

const lockAge = 60_000;
const longestWait = 90_000;

/** Lets one command at a time work: a refresh token is valid once, and the issuer ends the sign-in when it arrives twice. */
export async function withCredentialsLock<Result>(
  work: () => Promise<Result>,
  env?: NodeJS.ProcessEnv,
): Promise<Result> {
  const folder = credentialsFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'credentials.lock');
  for (const begun = Date.now(); ; await wait(100)) {
    const taken = await open(lock, 'wx', 0o600).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EEXIST') throw problem;
      return undefined;
    });
    if (taken) {
      await taken.close();
      break;
    }
    // Left by a command that was killed.
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > lockAge) await rm(lock, { force: true });
    if (Date.now() - begun > longestWait) throw new CommandProblem(text.signIn.locked({ lock }));
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
