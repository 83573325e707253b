import { readFileSync } from 'node:fs';
import {
  type ApplicationType,
  applicationScopes,
  applicationTypes,
} from '@tv/contract/integrations/application-scopes';
import { asLine } from '@tv/contract/text-characters';
import { limits } from '@tv/contract/limits/limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { redirectProblem } from '@tv/contract/integrations/redirect-address';
import type { Sentence } from '../sentences.ts';
import { hashToken } from './secret-token.ts';
import { SettingProblem } from '../startup-problem.ts';

/** An application that the settings register at the portal's own provider. It serves everybody. */
export type SignInClient = {
  id: string;
  name: string;
  type: ApplicationType;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  scopes: string[];
  secretHashes: string[];
};

const fields = ['id', 'name', 'type', 'redirectUris', 'postLogoutRedirectUris', 'scopes', 'secret'];

/** Reads a list of applications in JSON, or the file that the setting names. `taken`: client ids of the portal's own. */
export function readSignInClients(
  setting: string,
  given: string | undefined,
  taken: readonly string[],
): SignInClient[] {
  if (!given) return [];
  const text = given.trimStart().startsWith('[') ? given : readSettingFile(setting, given);
  const list = parsed(text);
  if (!Array.isArray(list)) throw new SettingProblem(['clientsList', { setting }]);
  const ids = new Set(taken);
  return list.map((entry: unknown, index) => {
    const client = readClient({ setting, entry: index + 1 }, entry);
    if (ids.has(client.id)) throw new SettingProblem(['clientTwice', { setting, id: client.id }]);
    ids.add(client.id);
    return client;
  });
}

function readSettingFile(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new SettingProblem(['settingFile', { setting, path }]);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readClient(where: { setting: string; entry: number }, entry: unknown): SignInClient {
  const wrong = (...what: Sentence[]) => new SettingProblem(['clientEntry', where], ...what);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw wrong(['entryObject']);
  const strange = Object.keys(entry).find((key) => !fields.includes(key));
  if (strange) throw wrong(['entryKnows', { names: fields.join(', '), strange }]);
  const {
    id,
    name,
    type,
    redirectUris = [],
    postLogoutRedirectUris = [],
    scopes,
    secret,
  } = entry as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w.-]{1,100}$/.test(id)) throw wrong(['entryId']);
  if (
    typeof name !== 'string' ||
    asLine(name) !== name ||
    name.trim() === '' ||
    name.length > nameLimits.application
  )
    throw wrong(['entryName', { longest: nameLimits.application }]);
  if (!isOneOf(applicationTypes, type))
    throw wrong(['oneOf', { name: '"type"', values: applicationTypes.join(', ') }]);
  if (!isTexts(scopes) || scopes.length === 0 || !scopes.every((scope) => isOneOf(applicationScopes, scope)))
    throw wrong(['entryScopes', { scopes: applicationScopes.join(', ') }]);
  const { addresses } = limits.applications;
  for (const [key, value] of Object.entries({ redirectUris, postLogoutRedirectUris }))
    if (!isTexts(value) || value.length > addresses)
      throw wrong(['entryAddresses', { key, most: addresses }]);
  if ((type === 'device') !== ((redirectUris as string[]).length === 0))
    throw wrong(type === 'device' ? ['entryOfDevice'] : ['entryWithoutAddress']);
  for (const address of [...(redirectUris as string[]), ...(postLogoutRedirectUris as string[])]) {
    const problem = redirectProblem(type, address);
    if (problem) throw wrong(['entryAddress', { address: JSON.stringify(address) }], [problem]);
  }
  if (secret !== undefined && type !== 'web') throw wrong(['secretOfWeb']);
  // Not shown: it may be a secret all the same.
  if (secret !== undefined && (typeof secret !== 'string' || !/^[\x21-\x7e]{32,200}$/.test(secret)))
    throw wrong(['secretShape']);
  return {
    id,
    name,
    type,
    redirectUris: redirectUris as string[],
    postLogoutRedirectUris: postLogoutRedirectUris as string[],
    scopes,
    secretHashes: typeof secret === 'string' ? [hashToken(secret)] : [],
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((each) => each === value);
