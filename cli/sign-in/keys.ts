import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { keyScopes, type KeyScope } from '@tv/contract/integrations/key-scopes';
import { limits } from '@tv/contract/limits/limits';
import { CommandProblem } from '../command-problem.ts';
import { moment } from '../formats.ts';
import { readArguments, readInstant, readList } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { foreignOption, noSuch, wholeNumber, wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  scopes: { type: 'string' },
  categories: { type: 'string' },
  expires: { type: 'string' },
  networks: { type: 'string' },
  'overlap-hours': { type: 'string' },
} as const;
type Query = { organizationName: string | undefined };

const onlyOf = {
  create: ['scopes', 'categories', 'expires', 'networks'],
  rotate: ['overlap-hours'],
} as const;

/** Lists, makes, rotates and deletes the API keys of an organization. */
export async function keysCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'keys', most: 2 });
  const [step = 'list', name] = positionals;
  if (!['list', 'create', 'rotate', 'delete'].includes(step) || (step === 'list') !== (name === undefined))
    throw wrongUse('keys');
  for (const [owner, names] of Object.entries(onlyOf))
    for (const option of names)
      if (values[option] !== undefined && step !== owner) throw foreignOption(option, `keys ${owner}`);
  const service = await openService();
  const query = { organizationName: values.organization };
  if (name === undefined) for (const key of await listKeys(service, query)) print(key);
  else if (step === 'create') await createKey(service, query, name, values);
  else if (step === 'rotate') await rotateKey(service, query, name, values['overlap-hours']);
  else {
    const { id } = await findKey(service, query, name);
    await service.call('DELETE /Management/ApiKeys/:id', { params: { id } });
    console.log(text.keys.stopped({ name }));
  }
  return true;
}

const listKeys = (service: Service, query: Query) => service.call('GET /Management/ApiKeys', { query });

async function findKey(service: Service, query: Query, name: string): Promise<ApiKey> {
  const keys = await listKeys(service, query);
  const found = keys.find((key) => key.name.toLowerCase() === name.toLowerCase() || key.id === name);
  if (!found) throw noSuch('key', name, 'keys list');
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
  const overlapHours =
    hours === undefined
      ? undefined
      : wholeNumber('overlap-hours', hours, [0, limits.apiKeys.longestOverlapHours]);
  const { id } = await findKey(service, query, name);
  const { key, former } = await service.call('POST /Management/ApiKeys/:id/Rotate', {
    params: { id },
    body: { ...(overlapHours !== undefined && { overlapHours }) },
  });
  printOnce(key);
  console.error(former ? text.keys.formerUntil({ when: moment(former.endsAt) }) : text.keys.formerStopped);
}

/** The key alone goes to the output, so that a script can store it. */
function printOnce(key: string): void {
  console.log(key);
  console.error(text.keys.notAgain);
}

function readScopes(written: string | undefined): KeyScope[] {
  const scopes = readList(written ?? '');
  const isScope = (scope: string): scope is KeyScope => (keyScopes as readonly string[]).includes(scope);
  if (scopes.length === 0 || !scopes.every(isScope))
    throw new CommandProblem(text.keys.scopes({ scopes: keyScopes.join(', ') }));
  return scopes.filter(isScope);
}

async function categoriesBy(service: Service, query: Query, names: readonly string[]): Promise<string[]> {
  const known = new Map<string, string>();
  for await (const page of service.pages('GET /Management/Categories', { query }))
    for (const { id, name } of page) known.set(name.toLowerCase(), id);
  return names.map((name) => {
    const id = known.get(name.toLowerCase());
    if (!id) throw noSuch('category', name, 'categories');
    return id;
  });
}

function print({ name, start, scopes, categoryIds, state, usedAt, expiresAt, former }: ApiKey): void {
  const facts = [
    scopes.join(','),
    ...(categoryIds ? [text.keys.categories({ count: categoryIds.length })] : []),
    usedAt ? text.lastUsed({ when: moment(usedAt) }) : text.neverUsed,
    ...(expiresAt ? [text.keys.expires({ when: moment(expiresAt) })] : []),
    ...(former ? [text.keys.formerUntil({ when: moment(former.endsAt) })] : []),
  ];
  console.log(`${pad(text.keys.states[state], 8)} ${start}…  ${name}\n         ${facts.join(', ')}`);
}
