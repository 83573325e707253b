import type { ManagedDirectoryGroup } from '@tv/contract/sign-in/directory';
import { rolesByWord, wordOfRole } from '@tv/contract/people/role-words';
import { CommandProblem } from '../command-problem.ts';
import { day, moment } from '../formats.ts';
import { oneOf, readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { columnsOf, pad } from '../wrap.ts';
import { noSuch, wrongUse } from '../arguments/wrong-use.ts';

const options = { organization: { type: 'string' } } as const;
type Query = { organizationName: string | undefined };

const roles = { none: 'none', ...rolesByWord } as const;

/** Makes, lists and revokes the tokens by which an organization's directory says who belongs to it. */
export async function scimTokenCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'scim-token', most: Infinity });
  const [step, ...words] = positionals;
  const service = await openService();
  const query = { organizationName: values.organization };
  if (step === undefined) await printTokens(service, query);
  else if (step === 'make') await makeToken(service, query, words.join(' '));
  else if (step === 'revoke') await revokeToken(service, query, words.join(' '));
  else throw wrongUse('scim-token');
  return true;
}

const listTokens = (service: Service, query: Query) =>
  service.call('GET /Management/DirectoryTokens', { query });

async function printTokens(service: Service, query: Query): Promise<void> {
  for (const { name, createdDate, usedDate } of await listTokens(service, query))
    console.log(
      `${pad(name, 30)} ${text.directory.created({ day: day(createdDate) })}, ${usedDate ? text.lastUsed({ when: moment(usedDate) }) : text.neverUsed}`,
    );
}

async function makeToken(service: Service, query: Query, name: string): Promise<void> {
  if (!name) throw new CommandProblem(text.directory.nameToken);
  const made = await service.call('POST /Management/DirectoryTokens', {
    body: { name },
    query,
  });
  const { enter, address, token, notAgain } = text.directory;
  const width = Math.max(columnsOf(address), columnsOf(token)) + 2;
  const lines = [pad(address, width) + made.address, pad(token, width) + made.token];
  console.log([enter, ...lines.map((line) => `  ${line}`), notAgain].join('\n'));
}

async function revokeToken(service: Service, query: Query, name: string): Promise<void> {
  const found = (await listTokens(service, query)).filter((each) => each.name === name || each.id === name);
  if (found.length === 0) throw noSuch('token', name, 'scim-token');
  for (const { id } of found)
    await service.call('DELETE /Management/DirectoryTokens/:id', { params: { id } });
  console.log(text.directory.stopped({ name }));
}

/** Prints the directory's groups, or says which role the people of one have. */
export async function scimGroupsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'scim-groups', most: 2 });
  const [name, word] = positionals;
  const service = await openService();
  const groups = await listGroups(service, { organizationName: values.organization });
  if (name === undefined) {
    for (const group of groups) printGroup(group);
    return true;
  }
  const group = groups.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!group) throw noSuch('directoryGroup', name, 'scim-groups');
  printGroup(
    await service.call('PATCH /Management/DirectoryGroups/:id', {
      params: { id: group.id },
      body: { role: oneOf(roles, '<role>', word) },
    }),
  );
  return true;
}

async function listGroups(service: Service, query: Query): Promise<ManagedDirectoryGroup[]> {
  const all: ManagedDirectoryGroup[] = [];
  for await (const page of service.pages('GET /Management/DirectoryGroups', { query })) all.push(...page);
  return all;
}

const printGroup = ({ name, role, membersCount }: ManagedDirectoryGroup) =>
  console.log(`${(role ? wordOfRole(role) : 'none').padEnd(21)} ${name} (${membersCount})`);
