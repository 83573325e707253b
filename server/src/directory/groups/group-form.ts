import { isUuid } from '../../platform/db/list-order.ts';
import { type Operation, readPath } from '../patch/patch-operations.ts';
import { listOf, Resource, textOf } from '../read-body.ts';
import { findAttribute, groupResource } from '../resource-schemas.ts';
import { refuse } from '../scim-problem.ts';

export type GroupForm = {
  displayName: string;
  externalId: string | undefined;
  /** The ids of the users in the group. */
  members: Set<string>;
};

/** The most members of one group. */
const maxMembers = 10_000;

export function readGroup(body: unknown): GroupForm {
  const group = new Resource(body);
  for (const [name] of group.entries())
    if (!findAttribute(groupResource, name))
      throw refuse('invalidSyntax', `${name} is not stored here: see the attributes at Schemas.`);
  return {
    displayName: nameOf(group.get('displayName')),
    externalId: textOf('externalId', group.get('externalId')),
    members: readMembers(group.get('members')),
  };
}

function nameOf(value: unknown): string {
  const name = textOf('displayName', value);
  if (!name) throw refuse('invalidValue', 'displayName is missing.');
  return name;
}

function readMembers(value: unknown): Set<string> {
  const ids = listOf('members', value, maxMembers).map((each) => {
    const member = new Resource(typeof each === 'string' ? { value: each } : each);
    const id = textOf('members.value', member.get('value'));
    const type = textOf('members.type', member.get('type'))?.toLowerCase() ?? 'user';
    if (!id || !isUuid(id) || type !== 'user')
      throw refuse('invalidValue', 'members must be users, each by the id that it has here.');
    return id.toLowerCase();
  });
  return new Set(ids);
}

/** Applies changes to a group, in order. */
export function patchGroup(group: GroupForm, operations: readonly Operation[]): GroupForm {
  const patched = { ...group, members: new Set(group.members) };
  for (const operation of operations) apply(patched, operation);
  if (patched.members.size > maxMembers)
    throw refuse('tooMany', `A group may have ${maxMembers} members at most.`);
  return patched;
}

function apply(group: GroupForm, { op, path: text, value }: Operation): void {
  if (text === undefined) {
    for (const [name, each] of new Resource(value).entries())
      // Okta includes the id, which is ignored.
      if (!['id', 'meta', 'schemas'].includes(name)) apply(group, { op, path: name, value: each });
    return;
  }
  const { path, filter } = readPath(text);
  if (path === 'id' || path.startsWith('meta'))
    throw refuse('mutability', `${path} is this service's own: it cannot be changed.`);
  if (path === 'displayname') group.displayName = nameOf(op === 'remove' ? undefined : value);
  else if (path === 'externalid')
    group.externalId = op === 'remove' ? undefined : textOf('externalId', value);
  else if (path === 'members' || path === 'members.value') applyMembers(group, op, filter, value);
  else throw refuse('invalidPath', `"${text}" is no path of an attribute that is stored here.`);
}

function applyMembers(
  group: GroupForm,
  op: Operation['op'],
  filter: string | undefined,
  value: unknown,
): void {
  if (filter !== undefined) {
    const id = /^\s*value\s+eq\s+"([^"]*)"\s*$/i.exec(filter)?.[1];
    if (id === undefined) throw refuse('invalidPath', 'Members are chosen by members[value eq "<id>"].');
    const isMember = group.members.has(id.toLowerCase());
    if (op !== 'add' && !isMember) throw refuse('noTarget', `No member matches "${id}".`);
    if (op === 'remove') group.members.delete(id.toLowerCase());
    else for (const each of readMembers(value ?? { value: id })) group.members.add(each);
    return;
  }
  if (op === 'replace') group.members = readMembers(value);
  else if (op === 'add') for (const id of readMembers(value)) group.members.add(id);
  // Entra ID lists the members to remove in the value. Without a value all members are removed.
  else if (value === undefined || value === null) group.members.clear();
  else for (const id of readMembers(value)) group.members.delete(id);
}
