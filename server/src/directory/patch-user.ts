import { type Operation, readPath } from './patch-operations.ts';
import { flagOf, isObject, Resource, textOf } from './read-body.ts';
import { type Email, finishUser, readEmails, type UserDraft, type UserForm } from './read-user.ts';
import { refuse } from './scim-problem.ts';

const texts = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
} as const;
const ours = ['id', 'meta', 'groups', 'schemas'];

/** The user after the changes, in their order. Attributes that are not kept are let pass. */
export function patchUser(user: UserForm, operations: readonly Operation[]): UserForm {
  const { email, ...more } = user;
  const draft: UserDraft = { ...more, emails: [{ value: email, type: 'work', isPrimary: true }] };
  for (const operation of operations) apply(draft, operation);
  return finishUser(draft);
}

function apply(draft: UserDraft, operation: Operation): void {
  const { op, path, value } = operation;
  if (path === undefined) {
    for (const [name, each] of new Resource(value).entries()) applyNamed(draft, op, name, each);
    return;
  }
  if (ours.includes(path.split('.')[0]!))
    throw refuse('mutability', `${path} is this service's own: it cannot be changed.`);
  const name = Object.hasOwn(texts, path) ? texts[path as keyof typeof texts] : undefined;
  if (name) draft[name] = op === 'remove' ? undefined : textOf(path, value);
  else if (path === 'active') {
    if (op === 'remove') throw refuse('mutability', 'active is replaced, never removed.');
    draft.isActive = flagOf('active', value);
  } else if (path === 'name') applyName(draft, op, value);
  else if (path === 'emails' || path === 'emails.value')
    draft.emails = patchedEmails(draft.emails, operation);
}

/** A member of an object that came without a path; its name may be one. */
function applyNamed(draft: UserDraft, op: Operation['op'], name: string, value: unknown): void {
  // An extension's schema names an object; of the core's schema it says no more than what stands in it.
  if (/^urn:.*:user$/i.test(name)) {
    if (/:core:2\.0:user$/i.test(name)) apply(draft, { op, path: undefined, filter: undefined, value });
    return;
  }
  const target = readPath(name);
  if (!ours.includes(target.path!.split('.')[0]!)) apply(draft, { op, ...target, value });
}

function applyName(draft: UserDraft, op: Operation['op'], value: unknown): void {
  const name = new Resource(op === 'remove' ? {} : value);
  for (const [key, attribute] of [
    ['givenname', 'givenName'],
    ['familyname', 'familyName'],
  ] as const)
    if (op !== 'add' || name.get(key) !== undefined)
      draft[attribute] = textOf(`name.${attribute}`, name.get(key));
}

function patchedEmails(emails: Email[], { op, path, filter, value }: Operation): Email[] {
  const type = /\btype\s+eq\s+"([^"]*)"/i.exec(filter ?? '')?.[1]?.toLowerCase();
  // Only one address is kept, that of work.
  if (type !== undefined && type !== 'work') return emails;
  if (op === 'remove') return [];
  if (path === 'emails.value' || (filter !== undefined && !isObject(value)))
    return readEmails([{ value, type: 'work', primary: true }]);
  const given = readEmails(value);
  if (op === 'replace') return given;
  // The one that is primary in an addition takes that from the others (RFC 7644, section 3.5.2.1).
  const keepsPrimary = !given.some(({ isPrimary }) => isPrimary);
  return [...emails.map((each) => ({ ...each, isPrimary: each.isPrimary && keepsPrimary })), ...given];
}
