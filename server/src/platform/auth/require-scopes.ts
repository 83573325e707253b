import type { CallName } from '@tv/contract/calls/api';
import { because } from '@tv/contract/reasons/problem-reasons';
import { scopesForApplications, scopesForKeys } from '@tv/contract/calls/scopes-of-calls';
import { notAllowed } from '../http/problem.ts';
import type { Caller } from './caller.ts';

/** Throws 403 where the call is not for the key or the application that makes it, or names the scopes that it lacks. */
export function requireScopes(name: CallName, caller: Caller): void {
  if (caller.kind === 'key') {
    const needed = scopesForKeys(name);
    if (!needed) throw notAllowed(because('keys.peopleOnly'));
    const scopes = missing(needed, caller.account.scopes);
    if (scopes) throw notAllowed(because('keys.scopes', { scopes }));
  }
  if ('session' in caller && caller.session.application) {
    const needed = scopesForApplications(name);
    if (!needed) throw notAllowed(because('applications.peopleOnly'));
    const scopes = missing(needed, caller.session.application.scopes);
    if (scopes) throw notAllowed(because('applications.scopes', { scopes }));
  }
}

const missing = (needed: readonly string[], scopes: readonly string[]) =>
  needed.filter((scope) => !scopes.includes(scope)).join(', ');
