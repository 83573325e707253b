import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { SettingProblem } from './startup-problem.ts';

/** The parts of a setting that separates them by commas. */
export const list = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Folders, each by its whole path. */
export function wholePaths(env: NodeJS.ProcessEnv, name: string): string[] {
  const folders = list(env[name]);
  const wrong = folders.find((folder) => !isAbsolute(folder));
  if (wrong) throw new SettingProblem(['wholePath', { name, value: wrong }]);
  return folders;
}

export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
) {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingProblem(['wholeNumber', { name, least, most }]);
  return value;
}

export function oneOf<const Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const given = env[name] || fallback;
  const value = allowed.find((each) => each === given);
  if (!value) throw new SettingProblem(['oneOf', { name, values: allowed.join(', ') }]);
  return value;
}

/** Lets receivers or providers be on this machine, without TLS. Only a portal that is there itself may: elsewhere people could reach what is inside. */
export function allowsLoopback(env: NodeJS.ProcessEnv, name: string, isLocal: boolean): boolean {
  const isAllowed = oneOf(env, name, ['true', 'false'], 'false') === 'true';
  if (isAllowed && !isLocal) throw new SettingProblem(['forTests', { name }]);
  return isAllowed;
}

export function address(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new SettingProblem([
      'addressBegins',
      { name, beginnings: protocols.map((each) => `${each}//`).join(', ') },
    ]);
  return value.replace(/\/+$/, '');
}

/** An address without a path: links, cookies, the provider and the service worker all begin at the root. */
export function origin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = address(env, name, ['http:', 'https:']);
  if (!value) return undefined;
  const { pathname, search, hash, username, password, origin: itsOrigin } = new URL(value);
  if (pathname !== '/' || search || hash || username || password)
    throw new SettingProblem(['addressWithPath', { name, origin: itsOrigin }]);
  return value;
}

/** `name@host`, or with a name before it in front of `<…>`. */
export function sender(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = env[name] || fallback;
  const mailbox = '[^\\s<>@]+@[^\\s<>@]+';
  if (!new RegExp(`^(${mailbox}|[^<>\\r\\n]*<${mailbox}>)$`).test(value))
    throw new SettingProblem(['notEmail', { name }]);
  return value;
}

/** A folder that is made where it is missing, and that this user alone reads and writes. */
export function usableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingProblem(['folderNotWritable', { folder, code }]);
  }
}
