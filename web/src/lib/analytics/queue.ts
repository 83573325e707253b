import { isSignInCallback } from '../place/own-path.ts';
import { publicOrganizationIn } from '@tv/contract/page-paths';
import type { AnalyticsEvent } from '@tv/contract/analytics';
import { call } from '../api/call.ts';

/** Milliseconds that events are gathered. */
const rest = 3000;
/** The service takes so many at once. */
const most = 50;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues an event until the next ones are sent, unless the person asks not to be measured (Global Privacy Control). */
export function enqueue(name: AnalyticsEvent['name']): void {
  // Nothing is counted where people sign in and out.
  if (asksForPrivacy() || isSignInCallback(location.pathname)) return;
  // On public pages the organization is theirs; elsewhere the service knows the person's.
  const organizationId = publicOrganizationIn(location.pathname);
  waiting.push({ name, ...(organizationId && { organizationId }) });
  if (waiting.length >= most) send();
  else timer ??= setTimeout(send, rest);
}

const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** As a beacon that outlives the page. `navigator.sendBeacon` could not say whose it is: it sends no bearer. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  // Nobody waits for it, and nothing depends on it.
  if (events.length > 0) call('POST /AnalyticsEvents', { body: { events }, keepalive: true }).catch(() => {});
}

addEventListener('pagehide', send);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
