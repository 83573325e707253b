import type {
  NewSignInConnection,
  SignInConnection,
  SignInConnectionChange,
} from '@tv/contract/sign-in/sign-in-connections';
import { usualConnectionClaims } from '@tv/contract/sign-in/sign-in-connections';
import { text as readText } from 'node:stream/consumers';
import { CommandProblem } from '../command-problem.ts';
import { onOrOff, oneOf, readArguments, readList, refuseBoth } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { foreignOption, noSuch, wrongUse } from '../arguments/wrong-use.ts';

const settings = ['issuer', 'client-id', 'domains', 'name-claim', 'groups-claim'] as const;
const options = {
  organization: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  domains: { type: 'string' },
  'name-claim': { type: 'string' },
  'groups-claim': { type: 'string' },
  secret: { type: 'boolean' },
  'no-secret': { type: 'boolean' },
  name: { type: 'string' },
  active: { type: 'string' },
  'only-this-way': { type: 'string' },
  yes: { type: 'boolean' },
} as const;
type Values = { [Name in Exclude<keyof typeof options, 'secret' | 'no-secret' | 'yes'>]?: string } & {
  [Name in 'secret' | 'no-secret' | 'yes']?: boolean;
};
type Query = { organizationName: string | undefined };

const steps = ['list', 'add', 'try', 'change', 'remove'];
const ofBoth = [...settings, 'secret'] as const;
const onlyOf: Record<string, readonly (keyof Values)[]> = {
  list: [],
  add: ofBoth,
  try: [],
  change: [...ofBoth, 'no-secret', 'name', 'active', 'only-this-way'],
  remove: ['yes'],
};

const ownersOf = (option: keyof Values): string =>
  steps
    .filter((step) => onlyOf[step]?.includes(option))
    .map((step) => `connections ${step}`)
    .join(', ');

/** Lists, makes, tries, changes and removes the sign-in providers of an organization. */
export async function connectionsCommand(args: string[]): Promise<boolean> {
  const { values: given, positionals } = readArguments(args, options, { command: 'connections', most: 2 });
  const values = given as Values;
  const [step = 'list', name] = positionals;
  const allowed = onlyOf[step];
  if (!steps.includes(step) || !allowed || (step === 'list') !== (name === undefined))
    throw wrongUse('connections');
  for (const option of Object.keys(values) as (keyof Values)[])
    if (option !== 'organization' && !allowed.includes(option)) throw foreignOption(option, ownersOf(option));
  refuseBoth(values, 'secret', 'no-secret');
  const service = await openService();
  const query = { organizationName: values.organization };
  if (name === undefined) for (const each of await listConnections(service, query)) print(each);
  else if (step === 'add') await add(service, query, name, values);
  else {
    const found = await findConnection(service, query, name);
    if (step === 'try') await tryOut(service, found);
    else if (step === 'change') await change(service, found, values);
    else await remove(service, found, values.yes);
  }
  return true;
}

const listConnections = (service: Service, query: Query) =>
  service.call('GET /Management/SignInConnections', { query });

async function findConnection(service: Service, query: Query, name: string): Promise<SignInConnection> {
  const found = (await listConnections(service, query)).filter(
    (each) => each.name.toLowerCase() === name.toLowerCase() || each.id === name,
  );
  if (found.length > 1) throw new CommandProblem(text.several({ name }));
  if (!found[0]) throw noSuch('connection', name, 'connections list');
  return found[0];
}

async function add(service: Service, query: Query, name: string, values: Values): Promise<void> {
  const { issuer, 'client-id': clientId, domains } = values;
  if (!issuer || !clientId || !domains) throw wrongUse('connections');
  const body: NewSignInConnection = {
    ...{ name, issuer, clientId, domains: readList(domains) },
    ...claimsIn(values),
    ...(values.secret && { clientSecret: await readSecret() }),
  };
  const made = await service.call('POST /Management/SignInConnections', { query, body });
  print(made);
  console.log(`  ${text.connections.register}\n  ${made.redirectUrl}`);
}

async function tryOut(service: Service, { id }: SignInConnection): Promise<void> {
  const { url } = await service.call('POST /Management/SignInConnections/:id/Try', { params: { id } });
  console.log(url);
  console.error(text.connections.openIt);
}

async function change(service: Service, found: SignInConnection, values: Values): Promise<void> {
  const { name, issuer, 'client-id': clientId, domains, active, 'only-this-way': onlyThisWay } = values;
  const body: SignInConnectionChange = {
    ...(name !== undefined && { name }),
    ...(issuer !== undefined && { issuer }),
    ...(clientId !== undefined && { clientId }),
    ...(domains !== undefined && { domains: readList(domains) }),
    ...claimsIn(values, found.claims),
    ...(values.secret && { clientSecret: await readSecret() }),
    ...(values['no-secret'] && { clientSecret: '' }),
    ...(active !== undefined && { isActive: oneOf(onOrOff, '--active', active) }),
    ...(onlyThisWay !== undefined && {
      onlyThisWay: oneOf(onOrOff, '--only-this-way', onlyThisWay),
    }),
  };
  if (Object.keys(body).length === 0)
    throw new CommandProblem(`${text.items.addChange} ${text.see({ command: 'connections' })}`);
  print(await service.call('PATCH /Management/SignInConnections/:id', { params: { id: found.id }, body }));
}

async function remove(
  service: Service,
  { id, name, ...counts }: SignInConnection,
  yes = false,
): Promise<void> {
  const { peopleCount, withoutPasswordCount } = counts;
  if (peopleCount > 0 && !yes)
    throw new CommandProblem(
      text.connections.inUse({ count: peopleCount, name, without: withoutPasswordCount }),
    );
  await service.call('DELETE /Management/SignInConnections/:id', { params: { id } });
  console.log(text.connections.removed({ name }));
}

/** Both claims, where one is given: the other stays as it is. */
function claimsIn(values: Values, present = usualConnectionClaims) {
  const { 'name-claim': name = present.name, 'groups-claim': groups = present.groups } = values;
  const isGiven = values['name-claim'] !== undefined || values['groups-claim'] !== undefined;
  return isGiven ? { claims: { name, groups } } : {};
}

async function readSecret(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(`${text.connections.askSecret} `);
  const secret = (await readText(process.stdin)).trim();
  if (!secret) throw new CommandProblem(text.connections.noSecret);
  return secret;
}

const stateOf = ({ isActive, onlyThisWay, isTried }: SignInConnection) =>
  isActive ? (onlyThisWay ? 'onlyWay' : 'active') : isTried ? 'off' : 'untried';

function print(connection: SignInConnection): void {
  const { id, name, issuer, clientId, domains, hasSecret, peopleCount } = connection;
  const facts = [
    hasSecret ? text.connections.client({ id: clientId }) : text.connections.clientWithout({ id: clientId }),
    domains.join(' ') || text.connections.noDomains,
    text.connections.people({ count: peopleCount }),
  ];
  console.log(
    `${id}  ${pad(text.connections.states[stateOf(connection)], 9)} ${name}  ${issuer}\n  ${facts.join(', ')}`,
  );
}
