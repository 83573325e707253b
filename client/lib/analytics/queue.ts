import { isSignInCallback } from '../area/own-path.ts';
import { publicOrganizationIn } from '@tv/contract/pages/page-paths';
import type { AnalyticsEvent, SearchEvent } from '@tv/contract/analytics/analytics';
import { limits } from '@tv/contract/limits/limits';
import { call } from '../api/call.ts';
import { visitorId } from '../state/visitor-id.ts';

/** Milliseconds that events are gathered. */
const rest = 3000;
/** The service takes so many at once. */
const most = 50;

const maxSearches = 5;

let waiting: AnalyticsEvent[] = [];
let searches: SearchEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues an event until the next ones are sent, unless the person asks not to be measured (Global Privacy Control). */
export function enqueue(name: AnalyticsEvent['name']): void {
  // Nothing is counted where people sign in and out.
  if (asksForPrivacy() || isSignInCallback(location.pathname)) return;
  waiting.push({ name, ...ofOrganization() });
  sendSoon(waiting.length >= most);
}

/** Queues a search the same way. One that goes on within the time until it is sent is not counted: it had not come to rest. */
export function enqueueSearch(term: string, resultCount: number): void {
  if (asksForPrivacy() || term.length > limits.countedTermLength) return;
  searches = searches.filter((search) => !term.startsWith(search.term));
  searches.push({ term, resultCount, ...ofOrganization() });
  sendSoon(searches.length >= maxSearches);
}

/** On public pages the organization is theirs; elsewhere the service knows the person's. */
function ofOrganization(): { organizationId?: string } {
  const organizationId = publicOrganizationIn(location.pathname);
  return organizationId ? { organizationId } : {};
}

function sendSoon(isFull: boolean): void {
  if (isFull) send();
  else timer ??= setTimeout(send, rest);
}

const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** As a beacon that outlives the page. `navigator.sendBeacon` could not say whose it is: it sends no bearer. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const body = {
    events: waiting,
    // Searches of visitors are distinguished by their random number. The service does not read it where somebody is signed in.
    ...(searches.length > 0 && { searches, visitorId: visitorId() }),
  };
  waiting = [];
  searches = [];
  if (body.events.length === 0 && !body.searches) return;
  // Nobody waits for it, and nothing depends on it.
  call('POST /AnalyticsEvents', { body, keepalive: true }).catch(() => {});
}

addEventListener('pagehide', send);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
