import { because } from '@tv/contract/reasons/problem-reasons';
import type { Access } from '@tv/contract/endpoint';
import { ActiveState, Role } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { type Authority, holdsRight, type Right } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import { notAllowed, notForTheWeb, type Problem, refuse, signInFirst } from '../http/problem.ts';
import { type Caller, roleOfKey } from './caller.ts';

/** A check throws if the caller does not pass. The command line passes all checks except `isNoCommandLine`. */
type Check = (caller: Caller) => void;

/** The checks of a call in order, by the `access` of its entry in the contract. */
// oxfmt-ignore
export const checksOf: Record<Access, readonly Check[]> = {
  'anyone':                      [],
  'media-token':                 [],
  'public':                      [isNoCommandLine],
  'session':                     [isNoCommandLine, isSignedIn],
  'viewer':                      [isNoCommandLine, isSignedIn, hasRecord, isActive],
  'content-manager':             [                 isSignedIn, hasRecord, isActive, hasRole(Role.ContentManager)],
  'content-manager-or-reviewer': [                 isSignedIn, hasRecord, isActive, hasRoleOrRight(Role.ContentManager, 'mayReview')],
  'content-manager-or-recorder': [                 isSignedIn, hasRecord, isActive, isRecorder],
  'organization-manager':        [                 isSignedIn, hasRecord, isActive, hasRole(Role.OrganizationManager)],
  'admin':                       [                 isSignedIn, hasRecord, isActive, hasRole(Role.Admin)],
  'admin-or-key':                [                 isSignedIn, hasRecord, isActive, isAdminOrKey],
  'provider-admin':              [                 isSignedIn, hasRecord, isActive, isProviderAdmin],
  'machine-owner':               [                 isSignedIn, isOnTheMachine],
};

function isNoCommandLine({ kind }: Caller): void {
  if (kind === 'command-line') throw signInFirst();
}

function isSignedIn({ kind }: Caller): void {
  if (kind === 'nobody') throw signInFirst();
}

function hasRecord({ kind }: Caller): void {
  if (kind === 'session') throw notAllowed(because('access.noAccount'));
}

function isActive(caller: Caller): void {
  if (caller.kind === 'person' && !caller.person.isActive)
    throw notAllowed(
      because('access.inactive'),
      `This account is inactive (status ${ActiveState.INACTIVE}).`,
    );
}

function hasRole(least: Role): Check {
  return (caller) => {
    const role =
      caller.kind === 'person'
        ? caller.person.role
        : caller.kind === 'key'
          ? roleOfKey(caller.account)
          : undefined;
    if (role !== undefined && !hasAtLeast(role, least)) throw notAllowed();
  };
}

function hasRoleOrRight(least: Role, right: Right): Check {
  return (caller) => {
    if (caller.kind !== 'person' || !holdsRight(caller.person, right)) hasRole(least)(caller);
  };
}

function isRecorder(caller: Caller): void {
  if (caller.kind !== 'person' || !caller.person.mayRecord) hasRole(Role.ContentManager)(caller);
}

/** The scopes of a key are checked before; one with categories does not stand for the organization. */
function isAdminOrKey(caller: Caller): void {
  if (caller.kind !== 'key') hasRole(Role.Admin)(caller);
  else if (caller.account.categoryIds) throw notAllowed(because('keys.wholeOrganization'));
}

function isProviderAdmin(caller: Caller): void {
  if (caller.kind === 'key' || (caller.kind === 'person' && !caller.person.isProviderAdmin))
    throw notAllowed();
}

function isOnTheMachine({ kind }: Caller): void {
  if (kind !== 'command-line')
    throw notForTheWeb(403, ProblemCode.Other, 'This is for the command line on the portal’s machine.');
}

/** The 403 for a role lower than `least`. `undefined`: the role suffices. `what` begins the sentence of the error. */
export const roleRefusal = ({ role }: Authority, least: Role, what: string): Problem | undefined =>
  hasAtLeast(role, least)
    ? undefined
    : notAllowed(
        because(least === Role.Admin ? 'access.adminsOnly' : 'access.managersOnly'),
        `${what} is reserved for ${least === Role.Admin ? 'admins' : 'organization managers and admins'}: ask one of them.`,
      );

/** Throws 403 if the manager's role is lower than `least`. `what` begins the sentence of the error. */
export const requireRole = (authority: Authority, least: Role, what: string): void =>
  refuse(roleRefusal(authority, least, what));

const holdersOf: Record<Right, string> = {
  mayReview: 'organization managers, admins and members who may review',
};

/** Throws 403 if the membership lacks a right. `what` begins the sentence of the error. */
export function requireRight(authority: Authority, right: Right, what: string): void {
  if (!holdsRight(authority, right))
    throw notAllowed(
      because('access.reviewersOnly'),
      `${what} is reserved for ${holdersOf[right]}: ask one of them.`,
    );
}
