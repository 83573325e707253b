import type { CallName } from '@tv/contract/api';
import type { Access } from '@tv/contract/endpoint';
import type { CrossingWork } from '../db/crossing-work.ts';
import { crossing, managerScope, publicScope, readerScope, type Scope, withinScope } from '../db/scope.ts';
import type { Caller } from './caller.ts';

/** Calls that cross organizations whoever makes them. */
export const crossingCalls: Partial<Record<CallName, CrossingWork>> = {
  'POST /Users/Me/AddVisit': 'change of organizations',
  'PUT /Users/Me/CurrentOrganization': 'change of organizations',
  'POST /Management/Domains/:id/Checks': 'domain of addresses',
  'DELETE /Management/People/:id/SecondStep': 'account',
  'PUT /Management/Policies': 'account',
  // Whether a person is in another organization, too, decides what an admin may do with them, and what ends with a membership.
  'GET /Management/People': 'memberships elsewhere',
  'PATCH /Management/People/:id': 'memberships elsewhere',
  'DELETE /Management/People/:id': 'memberships elsewhere',
  'DELETE /Users/Me/Organizations/:id': 'memberships elsewhere',
  'POST /AnalyticsEvents': 'counting',
  'POST /MediaContents/:id/Visitors': 'counting',
  'POST /MediaContents/:id/Visitors/:visitorId/Publics': 'counting',
  'POST /WatchedTimestamps': 'counting',
  'POST /WatchedTimestamps/:id/Publics': 'counting',
  'POST /Reactions': 'counting',
  'DELETE /Reactions': 'counting',
  'POST /Categories/:id/Followers': 'counting',
  'DELETE /Categories/:id/Followers': 'counting',
  'POST /Categories/:id/LeadGenerationFormInputData': 'message to managers',
  'POST /Organizations/:id/LeadGenerationFormInputData': 'message to managers',
  'GET /Users/Me/Data': 'own data',
  'DELETE /Users/Me/Data': 'own data',
  'GET /Management/People/:id/Data': 'own data',
  'DELETE /Management/People/:id/Data': 'own data',
};

const crossingAccess: Partial<Record<Access, CrossingWork>> = {
  anyone: 'call of anyone',
  'media-token': 'media token',
  session: 'call of a session',
  'provider-admin': 'provider admin',
  'machine-owner': 'command line',
};

type MadeCall = {
  name: CallName;
  access: Access;
  caller: Caller;
  /** The request brings a token that may open one item of an organization that is not the caller's. */
  holdsUnlock: boolean;
};

/** Runs the handler of a call, so that its statements touch rows of the caller's organizations only. */
export function inScopeOf<Result>(call: MadeCall, handle: () => Result): Result {
  const what = crossingOf(call);
  return what ? crossing(what, handle) : withinScope(scopeOf(call.access, call.caller), handle);
}

function crossingOf({ name, access, caller, holdsUnlock }: MadeCall): CrossingWork | undefined {
  if (caller.kind === 'command-line') return 'command line';
  if (holdsUnlock && access === 'public') return 'media token';
  return crossingCalls[name] ?? crossingAccess[access];
}

function scopeOf(access: Access, caller: Caller): Scope {
  if (caller.kind !== 'person') return publicScope;
  const { id, organizationId, organizationIds } = caller.person;
  return access === 'public' || access === 'viewer'
    ? readerScope(id, organizationIds)
    : managerScope(id, organizationId);
}
