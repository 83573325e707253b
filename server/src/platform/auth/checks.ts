import type { Access } from '@tv/contract/endpoint';
import { ActiveState, Role } from '@tv/contract/enumerations';
import { type Authority, holdsRight, type Right } from '@tv/contract/rights';
import { hasAtLeast } from '@tv/contract/roles';
import { notAllowed, signInFirst } from '../http/problem.ts';
import type { Caller } from './caller.ts';

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
  'organization-manager':        [                 isSignedIn, hasRecord, isActive, hasRole(Role.OrganizationManager)],
  'admin':                       [                 isSignedIn, hasRecord, isActive, hasRole(Role.Admin)],
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
  if (kind === 'session') throw notAllowed('This account has no access yet.');
}

function isActive(caller: Caller): void {
  if (caller.kind === 'person' && !caller.person.isActive)
    throw notAllowed(`This account is inactive (status ${ActiveState.INACTIVE}).`);
}

function hasRole(least: Role): Check {
  return (caller) => {
    if (caller.kind === 'person' && !hasAtLeast(caller.person.role, least)) throw notAllowed();
  };
}

function hasRoleOrRight(least: Role, right: Right): Check {
  return (caller) => {
    if (caller.kind !== 'person' || !holdsRight(caller.person, right)) hasRole(least)(caller);
  };
}

function isProviderAdmin(caller: Caller): void {
  if (caller.kind === 'person' && !caller.person.isProviderAdmin) throw notAllowed();
}

function isOnTheMachine({ kind }: Caller): void {
  if (kind !== 'command-line') throw notAllowed('This is for the command line on the portal’s machine.');
}

/** Throws 403 if the manager's role is lower than `least`. `what` begins the sentence of the error. */
export function requireRole({ role }: Authority, least: Role, what: string): void {
  if (!hasAtLeast(role, least))
    throw notAllowed(
      `${what} is for ${least === Role.Admin ? 'admins' : 'organization managers and admins'}: ask one of them.`,
    );
}

const holdersOf: Record<Right, string> = {
  mayReview: 'organization managers, admins and members who may review',
};

/** Throws 403 if the membership lacks a right. `what` begins the sentence of the error. */
export function requireRight(authority: Authority, right: Right, what: string): void {
  if (!holdsRight(authority, right)) throw notAllowed(`${what} is for ${holdersOf[right]}: ask one of them.`);
}
