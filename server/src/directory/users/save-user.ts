import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/db/database.ts';
import { decidesAboutAccount } from '../../people/decides-about-account.ts';
import { lockMember } from '../../people/manage-db.ts';
import { ownsAddress } from '../../organization/domains/owns-address.ts';
import { hasSeat } from '../../registration/seats-db.ts';
import { lockOrganization, roleByGroups, withdrawInvitations, writePerson } from '../accounts-db.ts';
import { closeAccount, inviteNewcomer, openAccount } from '../accounts.ts';
import type { DirectoryDeps } from '../deps.ts';
import { recordDirectoryChange } from '../record-change.ts';
import type { UserForm } from './read-user.ts';
import { notThere, ScimProblem } from '../scim-problem.ts';
import {
  deleteUser,
  type DirectoryUser,
  findMemberByEmail,
  findUser,
  deleteTombstone,
  insertUser,
  isNameTaken,
  writeUser,
} from './users-db.ts';

/** Creates a user. A member with the same address is linked to the user. */
export function addUser(deps: DirectoryDeps, organizationId: string, form: UserForm): Promise<string> {
  return deps.db.transaction(async (queries) => {
    const now = deps.clock();
    await lockOrganization(queries, organizationId);
    await checkName(queries, organizationId, form);
    const id = randomUUID();
    const personId = await findMemberByEmail(queries, organizationId, form.email);
    const isBack = await deleteTombstone(queries, organizationId, { email: form.email, personId });
    if (form.isActive) await takeSeat(queries, organizationId, form.email, personId && !isBack, now);
    await insertUser(queries, organizationId, { ...form, id, personId }, now);
    await recordDirectoryChange(
      queries,
      organizationId,
      'directory user added',
      id,
      { email: form.email },
      now,
    );
    const known = { ...form, personId };
    if (!form.isActive) await closeAccount(deps, queries, organizationId, known, now);
    else if (personId && isBack)
      await openAccount(deps, queries, organizationId, { ...form, personId }, undefined, now);
    else if (!personId) await inviteNewcomer(deps, queries, organizationId, form.email, now);
    return id;
  });
}

/** Replaces a user. A user who becomes inactive loses access, one who becomes active gets it back. */
export function changeUser(
  deps: DirectoryDeps,
  organizationId: string,
  id: string,
  change: (user: DirectoryUser) => UserForm,
): Promise<void> {
  return deps.db.transaction(async (queries) => {
    const now = deps.clock();
    await lockOrganization(queries, organizationId);
    const user = await findUser(queries, organizationId, id);
    if (!user) throw notThere('This user');
    const form = change(user);
    const hasMoved = form.email !== user.email;
    await checkName(queries, organizationId, form, user);
    const personId = user.personId ?? (await findMemberByEmail(queries, organizationId, form.email));
    const isBack = form.isActive && !user.isActive;
    if (isBack || (hasMoved && form.isActive && !personId))
      await takeSeat(queries, organizationId, form.email, personId && !isBack, now);
    await writeUser(queries, { ...form, id, personId }, now);
    if (personId) await followForm(deps, queries, organizationId, personId, form);
    if (!form.isActive && user.isActive) {
      await recordDirectoryChange(
        queries,
        organizationId,
        'directory user deactivated',
        id,
        { email: form.email },
        now,
      );
      await closeAccount(deps, queries, organizationId, { email: user.email, personId }, now);
    } else if (isBack) {
      await recordDirectoryChange(
        queries,
        organizationId,
        'directory user activated',
        id,
        { email: form.email },
        now,
      );
      if (personId)
        await openAccount(
          deps,
          queries,
          organizationId,
          { ...form, personId },
          await roleByGroups(queries, id),
          now,
        );
    }
    if (hasMoved && !personId) await withdrawInvitations(queries, organizationId, user.email);
    if (form.isActive && !personId && (hasMoved || isBack))
      await inviteNewcomer(deps, queries, organizationId, form.email, now);
  });
}

export function removeUser(deps: DirectoryDeps, organizationId: string, id: string): Promise<void> {
  return deps.db.transaction(async (queries) => {
    const now = deps.clock();
    await lockOrganization(queries, organizationId);
    const user = await findUser(queries, organizationId, id);
    if (!user) throw notThere('This user');
    await closeAccount(deps, queries, organizationId, user, now);
    await deleteUser(queries, id, now);
    await recordDirectoryChange(
      queries,
      organizationId,
      'directory user removed',
      id,
      { email: user.email },
      now,
    );
  });
}

async function checkName(
  queries: Queries,
  organizationId: string,
  form: UserForm,
  before?: DirectoryUser,
): Promise<void> {
  if (
    form.userName.toLowerCase() !== before?.userName.toLowerCase() &&
    (await isNameTaken(queries, organizationId, form.userName, before?.id))
  )
    throw new ScimProblem(409, 'A user with this userName already exists.', 'uniqueness');
}

/** Saves the directory's names in the person's record, if the organization decides about the account and owns the address. */
async function followForm(
  deps: DirectoryDeps,
  queries: Queries,
  organizationId: string,
  personId: string,
  form: UserForm,
): Promise<void> {
  const member = await lockMember(queries, organizationId, personId);
  const decides = member && (await decidesAboutAccount(deps, queries, organizationId, member));
  if (decides && (await ownsAddress(deps, queries, organizationId, form.email)))
    await writePerson(queries, personId, form);
}

/** Throws if the organization has no free seat. `holds`: the person has a seat already, as an active member. */
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
