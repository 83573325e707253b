import { readFileSync } from 'node:fs';
import { type ApplicationType, applicationScopes, applicationTypes } from '@tv/contract/application-scopes';
import { asLine } from '@tv/contract/text-characters';
import { limits } from '@tv/contract/limits';
import { nameLimits } from '@tv/contract/name-limits';
import { type RedirectProblem, redirectProblem } from '@tv/contract/redirect-address';
import { hashToken } from './secret-token.ts';
import { StartupProblem } from '../startup-problem.ts';

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

const addressWords: Record<RedirectProblem, string> = {
  noAddress: 'is no complete address',
  notExact: 'is not written as browsers write it',
  hasUser: 'must not contain a user',
  hasFragment: 'must not contain a part after #',
  hasWildcard: 'must be exact, without *',
  notHttps: 'must begin with https://, or with http:// and localhost, 127.0.0.1 or [::1]',
  notReverseDomain: 'must begin with a scheme made of your own domain, such as com.example.app:/callback',
};

/** Reads a list of applications in JSON, or the file that the setting names. `taken`: client ids of the portal's own. */
export function readSignInClients(
  setting: string,
  given: string | undefined,
  taken: readonly string[],
): SignInClient[] {
  if (!given) return [];
  const text = given.trimStart().startsWith('[') ? given : readSettingFile(setting, given);
  const list = parsed(text);
  if (!Array.isArray(list))
    throw new StartupProblem(
      `${setting} must be a list in JSON, between single quotes in .env, or the path of a file with one: see .env.example.`,
    );
  const ids = new Set(taken);
  return list.map((entry: unknown, index) => {
    const client = readClient(`${setting}, entry ${index + 1}`, entry);
    if (ids.has(client.id))
      throw new StartupProblem(`${setting} has the id "${client.id}" twice, or it is the portal’s own.`);
    ids.add(client.id);
    return client;
  });
}

function readSettingFile(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupProblem(`${setting} names a file that cannot be read: ${path}.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readClient(where: string, entry: unknown): SignInClient {
  const wrong = (what: string) => new StartupProblem(`${where}: ${what}.`);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw wrong('must be an object');
  const strange = Object.keys(entry).find((key) => !fields.includes(key));
  if (strange) throw wrong(`knows ${fields.join(', ')}, not "${strange}"`);
  const {
    id,
    name,
    type,
    redirectUris = [],
    postLogoutRedirectUris = [],
    scopes,
    secret,
  } = entry as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w.-]{1,100}$/.test(id))
    throw wrong('"id" must be 1 to 100 letters, digits and . _ -');
  if (
    typeof name !== 'string' ||
    asLine(name) !== name ||
    name.trim() === '' ||
    name.length > nameLimits.application
  )
    throw wrong(`"name" must be a text of at most ${nameLimits.application} characters`);
  if (!isOneOf(applicationTypes, type)) throw wrong(`"type" must be one of ${applicationTypes.join(', ')}`);
  if (!isTexts(scopes) || scopes.length === 0 || !scopes.every((scope) => isOneOf(applicationScopes, scope)))
    throw wrong(`"scopes" must be a list of ${applicationScopes.join(', ')}`);
  const { addresses } = limits.applications;
  for (const [key, value] of Object.entries({ redirectUris, postLogoutRedirectUris }))
    if (!isTexts(value) || value.length > addresses)
      throw wrong(`"${key}" must be a list of at most ${addresses} addresses`);
  if ((type === 'device') !== ((redirectUris as string[]).length === 0))
    throw wrong(
      type === 'device'
        ? '"redirectUris" is not for devices'
        : '"redirectUris" must have at least one address',
    );
  for (const address of [...(redirectUris as string[]), ...(postLogoutRedirectUris as string[])]) {
    const problem = redirectProblem(type, address);
    if (problem) throw wrong(`the address ${JSON.stringify(address)} ${addressWords[problem]}`);
  }
  if (secret !== undefined && type !== 'web') throw wrong('only a web application has a "secret"');
  // Not shown: it may be a secret all the same.
  if (secret !== undefined && (typeof secret !== 'string' || !/^[\x21-\x7e]{32,200}$/.test(secret)))
    throw wrong('"secret" must be 32 to 200 characters without spaces: make it with openssl rand -base64 32');
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
