import type { Answer, CallName } from '@tv/contract/calls/api';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { seenAsCalls, seenAsHeader } from '@tv/contract/people/seen-as-calls';
import { ApiError } from '../api/api-error.ts';
import { outgoing } from '../api/outgoing.ts';
import { readJson, tabStorage } from '../state/browser-storage.ts';
import { showBar } from './bar.ts';
import { seenAsKey } from './storage-key.ts';

/** The manager stays who they are, in an organization that looks as it does. */
const ofManager: ReadonlySet<CallName> = new Set([
  'GET /Users/Me',
  'GET /Organizations/:id/Publics',
  'GET /Organizations/:id/UICustomizations/Publics',
  'GET /Organizations/:id/IntegrationsConfiguration/Publics',
  'GET /Organizations/:id/IntegrationsConfiguration/Viewers',
]);

type SeenAs = Answer<'POST /Management/SeenAs'> & {
  /** The address of the studio to go back to. */
  from: string;
};

function read(): SeenAs | undefined {
  const seen = readJson(tabStorage, seenAsKey) as SeenAs | null | undefined;
  return seen && Date.parse(seen.expiresAt) > Date.now() ? seen : undefined;
}

/** Leaves for the portal as somebody else sees it, in this tab and until it is closed. */
export function enter(begun: Answer<'POST /Management/SeenAs'>, path: string): void {
  const from = location.pathname + location.search;
  tabStorage.set(seenAsKey, JSON.stringify({ ...begun, from }));
  location.assign(path);
}

/** Ends it, and goes back to where it began. */
function leave({ from }: SeenAs): void {
  tabStorage.set(seenAsKey, null);
  location.assign(from);
}

/**
 * Before the first call of a page: where this tab sees the portal as somebody else, calls that may be made so carry the token, and all
 * others fail here. The service refuses them, too.
 */
export function resume(): void {
  const seen = read();
  // The studio is the manager's own.
  if (!seen || location.pathname.startsWith(studioPath(''))) return tabStorage.set(seenAsKey, null);
  outgoing.guard = (name): Record<string, string> => {
    if (ofManager.has(name)) return {};
    if (!seenAsCalls.has(name)) throw new ApiError('Not while seeing as somebody else', { status: 403 });
    return { [seenAsHeader]: seen.token };
  };
  const end = () => leave(seen);
  setTimeout(end, Date.parse(seen.expiresAt) - Date.now());
  showBar(seen, end);
}
