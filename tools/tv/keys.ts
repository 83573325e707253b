import type { ApiKey } from '@tv/contract/api-keys';
import { keyScopes, type KeyScope } from '@tv/contract/key-scopes';
import { limits } from '@tv/contract/limits';
import { CommandProblem } from './command-problem.ts';
import { readArguments, readInstant, readList } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

const options = {
  organization: { type: 'string' },
  scopes: { type: 'string' },
  categories: { type: 'string' },
  expires: { type: 'string' },
  networks: { type: 'string' },
  'overlap-hours': { type: 'string' },
} as const;
type Query = { organizationName: string | undefined };

const usage = 'Write keys list, keys create <name> --scopes <a,b>, keys rotate <name> or keys delete <name>.';
const onlyOf = {
  create: ['scopes', 'categories', 'expires', 'networks'],
  rotate: ['overlap-hours'],
} as const;

/** Lists, makes, rotates and deletes the API keys of an organization. */
export async function keysCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'keys', most: 2 });
  const [step = 'list', name] = positionals;
  if (!['list', 'create', 'rotate', 'delete'].includes(step) || (step === 'list') !== (name === undefined))
    throw new CommandProblem(usage);
  for (const [owner, names] of Object.entries(onlyOf))
    for (const option of names)
      if (values[option] !== undefined && step !== owner)
        throw new CommandProblem(`--${option} belongs to "keys ${owner}".`);
  const service = await openService();
  const query = { organizationName: values.organization };
  if (name === undefined) for (const key of await listKeys(service, query)) print(key);
  else if (step === 'create') await createKey(service, query, name, values);
  else if (step === 'rotate') await rotateKey(service, query, name, values['overlap-hours']);
  else {
    const { id } = await findKey(service, query, name);
    await service.call('DELETE /Management/ApiKeys/:id', { params: { id } });
    console.log(`The API key "${name}" no longer works.`);
  }
  return true;
}

const listKeys = (service: Service, query: Query) => service.call('GET /Management/ApiKeys', { query });

async function findKey(service: Service, query: Query, name: string): Promise<ApiKey> {
  const keys = await listKeys(service, query);
  const found = keys.find((key) => key.name.toLowerCase() === name.toLowerCase() || key.id === name);
  if (!found)
    throw new CommandProblem(`There is no API key "${name}": "npm run tv -- keys list" lists them.`);
  return found;
}

type Given = { [Name in 'scopes' | 'categories' | 'expires' | 'networks']?: string | undefined };

async function createKey(service: Service, query: Query, name: string, given: Given): Promise<void> {
  const scopes = readScopes(given.scopes);
  const categoryIds =
    given.categories === undefined
      ? undefined
      : await categoriesBy(service, query, readList(given.categories));
  const { key } = await service.call('POST /Management/ApiKeys', {
    query,
    body: {
      ...{ name, scopes },
      ...(categoryIds && { categoryIds }),
      ...(given.expires !== undefined && { expiresAt: readInstant('expires', given.expires) }),
      ...(given.networks !== undefined && { allowedNetworks: readList(given.networks) }),
    },
  });
  printOnce(key);
}

async function rotateKey(
  service: Service,
  query: Query,
  name: string,
  hours: string | undefined,
): Promise<void> {
  const longest = limits.apiKeys.longestOverlapHours;
  if (hours !== undefined && !(/^\d{1,3}$/.test(hours) && Number(hours) <= longest))
    throw new CommandProblem(`--overlap-hours must be a whole number from 0 to ${longest}.`);
  const { id } = await findKey(service, query, name);
  const { key, former } = await service.call('POST /Management/ApiKeys/:id/Rotate', {
    params: { id },
    body: { ...(hours !== undefined && { overlapHours: Number(hours) }) },
  });
  printOnce(key);
  console.error(
    former ? `The key before works until ${moment(former.endsAt)}.` : 'The key before no longer works.',
  );
}

/** The key alone goes to the output, so that a script can store it. */
function printOnce(key: string): void {
  console.log(key);
  console.error('The key is not shown again. Give it to a command as TV_KEY.');
}

function readScopes(text: string | undefined): KeyScope[] {
  const scopes = readList(text ?? '');
  const isScope = (scope: string): scope is KeyScope => (keyScopes as readonly string[]).includes(scope);
  const wrong = scopes.find((scope) => !isScope(scope));
  if (scopes.length === 0 || wrong !== undefined)
    throw new CommandProblem(
      `${wrong === undefined ? 'Give --scopes' : `"${wrong}" is no scope`}: one or several of ${keyScopes.join(', ')}.`,
    );
  return scopes.filter(isScope);
}

async function categoriesBy(service: Service, query: Query, names: readonly string[]): Promise<string[]> {
  const known = new Map<string, string>();
  for await (const page of service.pages('GET /Management/Categories', { query }))
    for (const { id, name } of page) known.set(name.toLowerCase(), id);
  return names.map((name) => {
    const id = known.get(name.toLowerCase());
    if (!id)
      throw new CommandProblem(`There is no category "${name}": "npm run tv -- categories" lists them.`);
    return id;
  });
}

const moment = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

function print({ name, start, scopes, categoryIds, state, usedAt, expiresAt, former }: ApiKey): void {
  const facts = [
    scopes.join(','),
    ...(categoryIds ? [`${categoryIds.length} ${categoryIds.length === 1 ? 'category' : 'categories'}`] : []),
    usedAt ? `last used ${moment(usedAt)}` : 'never used',
    ...(expiresAt ? [`expires ${moment(expiresAt)}`] : []),
    ...(former ? [`the key before works until ${moment(former.endsAt)}`] : []),
  ];
  console.log(`${state.padEnd(8)} ${start}…  ${name}\n         ${facts.join(', ')}`);
}
