import type { CallName } from '@tv/contract/calls/api';
import type { Access } from '@tv/contract/endpoint';
import type { CrossingWork } from '../db/second-lock/crossing-work.ts';
import {
  accountScope,
  crossing,
  managerScope,
  organizationScope,
  publicScope,
  readerScope,
  type Scope,
  withinScope,
} from '../db/second-lock/scope.ts';
import type { Caller } from './caller.ts';

/** Calls that cross organizations for any caller. */
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
  'GET /Feeds/Artwork.jpg': 'secret address',
  'GET /Calendars/Personal.ics': 'secret address',
  'GET /Feeds/Personal.xml': 'secret address',
  'GET /Feeds/Media/:id/:file': 'secret address',
  'GET /Guests/:id': 'secret address',
  'GET /Guests/:id/MediaContents': 'secret address',
  'POST /Guests/:id/Invitation': 'secret address',
  'POST /Guests/:id/Codes': 'secret address',
  'POST /Guests/:id/Sessions': 'secret address',
  'DELETE /Guests/:id/Sessions': 'secret address',
  'POST /Backstage': 'secret address',
  'POST /Backstage/Tickets': 'secret address',
  'POST /AnalyticsEvents': 'counting',
  'POST /MediaContents/:id/Visitors': 'counting',
  'POST /MediaContents/:id/Visitors/:visitorId/Publics': 'counting',
  'POST /MediaContents/:id/Playings': 'counting',
  'POST /MediaContents/:id/Playings/Publics': 'counting',
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

/** Calls of anyone that read what is public. */
const publicCalls: ReadonlySet<CallName> = new Set<CallName>([
  'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml',
  'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg',
  'GET /Organizations/:id/Publics/calendar.ics',
  'GET /media/categories/:id/covers/:file',
  'GET /media/organizations/:id/logo',
]);

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
  /** The organization of which the caller is a guest. */
  guestOf?: string | undefined;
};

/** Runs the handler of a call, so that its statements touch rows of the caller's organizations only. */
export function inScopeOf<Result>(call: MadeCall, handle: () => Result): Result {
  const what = crossingOf(call);
  return what ? crossing(what, handle) : withinScope(scopeOf(call), handle);
}

function crossingOf({ name, access, caller }: MadeCall): CrossingWork | undefined {
  if (crossingCalls[name]) return crossingCalls[name];
  if (publicCalls.has(name)) return undefined;
  return caller.kind === 'command-line' ? 'command line' : crossingAccess[access];
}

function scopeOf({ access, caller, guestOf }: MadeCall): Scope {
  if (caller.kind === 'key') return accountScope(caller.account.organizationId);
  if (caller.kind !== 'person') return guestOf ? organizationScope(guestOf) : publicScope;
  const { id, organizationId, organizationIds } = caller.person;
  return access === 'public' || access === 'viewer'
    ? readerScope(id, guestOf ? [...organizationIds, guestOf] : organizationIds)
    : managerScope(id, organizationId);
}
