import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/db.ts';
import { domainOf } from '../registration/email-address.ts';
import { hasSeat } from '../registration/seats-db.ts';
import { holdOrganization, isNamed, roleByGroups, withdrawInvitations, writePerson } from './accounts-db.ts';
import { closeAccount, inviteNewcomer, openAccount } from './accounts.ts';
import type { DirectoryParts } from './directory-parts.ts';
import { noteByDirectory } from './note-change.ts';
import type { UserForm } from './read-user.ts';
import { notThere, refuse, ScimProblem } from './scim-problem.ts';
import {
  deleteUser,
  type DirectoryUser,
  findMemberByEmail,
  findUser,
  forgetDeleted,
  insertUser,
  isNameTaken,
  writeUser,
} from './users-db.ts';

/** A new user. A member who has the address already is that user from now on. */
export function addUser(parts: DirectoryParts, organizationId: string, form: UserForm): Promise<string> {
  return parts.db.transaction(async (queries) => {
    const now = parts.clock();
    await holdOrganization(queries, organizationId);
    await check(parts, queries, organizationId, form);
    const id = randomUUID();
    const personId = await findMemberByEmail(queries, organizationId, form.email);
    const isBack = await forgetDeleted(queries, organizationId, { email: form.email, personId });
    if (form.isActive) await takeSeat(queries, organizationId, form.email, personId && !isBack, now);
    await insertUser(queries, organizationId, { ...form, id, personId }, now);
    await noteByDirectory(queries, organizationId, 'directory user added', id, { email: form.email }, now);
    if (!form.isActive) await closeAccount(queries, organizationId, { ...form, personId }, now);
    else if (personId && isBack) await openAccount(queries, organizationId, personId, undefined, now);
    else if (!personId) await inviteNewcomer(parts, queries, organizationId, form.email, now);
    return id;
  });
}

/** What the user is from now on; being made inactive closes the account, being made active opens it again. */
export function changeUser(
  parts: DirectoryParts,
  organizationId: string,
  id: string,
  change: (user: DirectoryUser) => UserForm,
): Promise<void> {
  return parts.db.transaction(async (queries) => {
    const now = parts.clock();
    await holdOrganization(queries, organizationId);
    const user = await findUser(queries, organizationId, id);
    if (!user) throw notThere('This user');
    const form = change(user);
    const hasMoved = form.email !== user.email;
    await check(parts, queries, organizationId, form, user);
    const personId = user.personId ?? (await findMemberByEmail(queries, organizationId, form.email));
    const isBack = form.isActive && !user.isActive;
    if (isBack || (hasMoved && form.isActive && !personId))
      await takeSeat(queries, organizationId, form.email, personId && !isBack, now);
    await writeUser(queries, { ...form, id, personId }, now);
    if (personId) await writePerson(queries, organizationId, personId, form);
    if (!form.isActive && user.isActive) {
      await noteByDirectory(
        queries,
        organizationId,
        'directory user deactivated',
        id,
        { email: form.email },
        now,
      );
      await closeAccount(queries, organizationId, { email: user.email, personId }, now);
    } else if (isBack) {
      await noteByDirectory(
        queries,
        organizationId,
        'directory user activated',
        id,
        { email: form.email },
        now,
      );
      if (personId)
        await openAccount(queries, organizationId, personId, await roleByGroups(queries, id), now);
    }
    if (hasMoved && !personId) await withdrawInvitations(queries, organizationId, user.email);
    if (form.isActive && !personId && (hasMoved || isBack))
      await inviteNewcomer(parts, queries, organizationId, form.email, now);
  });
}

export function removeUser(parts: DirectoryParts, organizationId: string, id: string): Promise<void> {
  return parts.db.transaction(async (queries) => {
    const now = parts.clock();
    await holdOrganization(queries, organizationId);
    const user = await findUser(queries, organizationId, id);
    if (!user) throw notThere('This user');
    await closeAccount(queries, organizationId, user, now);
    await deleteUser(queries, id, now);
    await noteByDirectory(queries, organizationId, 'directory user removed', id, { email: user.email }, now);
  });
}

async function check(
  { organizationRules }: DirectoryParts,
  queries: Queries,
  organizationId: string,
  form: UserForm,
  before?: DirectoryUser,
): Promise<void> {
  if (
    form.userName.toLowerCase() !== before?.userName.toLowerCase() &&
    (await isNameTaken(queries, organizationId, form.userName, before?.id))
  )
    throw new ScimProblem(409, 'A user of this userName exists already.', 'uniqueness');
  const owner = organizationRules.find(({ domains }) => domains.includes(domainOf(form.email)));
  if (owner && form.email !== before?.email && !(await isNamed(queries, organizationId, owner.organization)))
    throw refuse('invalidValue', 'Addresses of this domain belong to another organization of this portal.');
}

/** `holds`: an active member has a seat already. */
async function takeSeat(
  queries: Queries,
  organizationId: string,
  email: string,
  holds: unknown,
  now: Date,
): Promise<void> {
  if (!holds && !(await hasSeat(queries, organizationId, email, now)))
    throw new ScimProblem(
      403,
      'The organization has reached its user limit: free a seat, or raise the limit.',
    );
}
