import type { Group } from '@tv/contract/people/groups';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { readFile } from 'node:fs/promises';
import { CommandProblem } from '../command-problem.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { unreadable } from '../save-for-owner.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { foreignOption, noSuch, wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  rule: { type: 'string' },
  file: { type: 'string' },
} as const;
type Query = { organizationName: string | undefined };

/** Lists, creates and deletes groups, and adds members to one by their addresses. */
export async function groupsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'groups', most: Infinity });
  const [step, name, ...emails] = positionals;
  if (values.rule !== undefined && step !== 'create') throw foreignOption('rule', 'groups create');
  if (values.file !== undefined && step !== 'add') throw foreignOption('file', 'groups add');
  if (step !== undefined && !name) throw wrongUse('groups');
  if (step !== 'add' && emails.length > 0)
    throw new CommandProblem(`${text.groups.inQuotes} ${text.see({ command: 'groups' })}`);
  const service = await openService();
  const query = { organizationName: values.organization };
  if (!step || !name) for await (const group of listGroups(service, query)) printGroup(group);
  else if (step === 'create') await createGroup(service, query, name, values.rule);
  else if (step === 'members') await printMembers(service, query, name);
  else if (step === 'add')
    return addMembers(service, query, name, [...emails, ...(await readLines(values.file))]);
  else if (step === 'delete') await deleteGroup(service, query, name);
  else throw wrongUse('groups');
  return true;
}

async function* listGroups(service: Service, query: Query & { searchTerm?: string }): AsyncGenerator<Group> {
  for await (const page of service.pages('GET /Management/Groups', { query })) yield* page;
}

/** Groups of several sources may have one name: then those that the portal edits are meant. */
async function findGroup(service: Service, query: Query, name: string): Promise<Group> {
  const found: Group[] = [];
  for await (const group of listGroups(service, { ...query, searchTerm: name }))
    if (group.name.toLowerCase() === name.toLowerCase()) found.push(group);
  const group = found.find(({ source }) => source === 'manual' || source === 'rule') ?? found[0];
  if (!group) throw noSuch('group', name, 'groups');
  return group;
}

async function createGroup(
  service: Service,
  query: Query,
  name: string,
  rule: string | undefined,
): Promise<void> {
  printGroup(await service.call('POST /Management/Groups', { query, body: { name, ...(rule && { rule }) } }));
  if (!rule) return;
  const { matchingCount, peopleCount } = await service.call('GET /Management/Groups/Matches', {
    query: { ...query, rule },
  });
  if (matchingCount === peopleCount) console.error(text.groups.everyone({ count: peopleCount }));
}

async function printMembers(service: Service, query: Query, name: string): Promise<void> {
  const { id } = await findGroup(service, query, name);
  for await (const page of service.pages('GET /Management/Groups/:id/Members', { params: { id }, query: {} }))
    for (const { email } of page) console.log(email);
}

/** Answers whether every address is a member's. */
async function addMembers(service: Service, query: Query, name: string, emails: string[]): Promise<boolean> {
  if (emails.length === 0) throw new CommandProblem(text.groups.nameOrFile);
  const { id } = await findGroup(service, query, name);
  let [added, present] = [0, 0];
  const unknown: string[] = [];
  for (let at = 0; at < emails.length; at += groupLimits.addedMembers) {
    const outcome = await service.call('POST /Management/Groups/:id/Members', {
      params: { id },
      body: { emails: emails.slice(at, at + groupLimits.addedMembers) },
    });
    added += outcome.addedCount;
    present += outcome.presentCount;
    unknown.push(...outcome.unknown);
  }
  const counts = { count: added, name, present };
  console.log(present > 0 ? text.groups.addedBeside(counts) : text.groups.added(counts));
  for (const email of unknown) console.error(text.groups.nobody({ email }));
  return unknown.length === 0;
}

async function deleteGroup(service: Service, query: Query, name: string): Promise<void> {
  const { id } = await findGroup(service, query, name);
  await service.call('DELETE /Management/Groups/:id', { params: { id } });
  console.log(text.groups.deleted({ name }));
}

/** The lines of a file that have something in them. */
async function readLines(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  return content
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const printGroup = ({ name, source, rule, membersCount }: Group) =>
  console.log(
    `${pad(text.groups.sources[source], 17)} ${name} (${membersCount})${rule ? ` ${text.groups.endsIn({ rule })}` : ''}`,
  );
