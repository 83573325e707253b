import { ProblemCode } from '@tv/contract/problems';
import type { Language } from '@tv/contract/languages/languages';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { pushedTo } from './pushed-to.ts';

/** Whether this device tells its person of what the portal sends (Web Push). */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

/** Milliseconds that a browser gets to reach its push service. */
const timeLimit = 20_000;

export async function pushState(personId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const made = pushedTo()?.personId === personId ? await subscription() : undefined;
  if (!made) return 'off';
  // Told again, so that the portal knows this device's present language, and that it is still there.
  await tell(made).then(
    ({ id }) => pushedTo({ personId, id }),
    () => {},
  );
  return 'on';
}

/** Asks the person, then the browser's push service, then tells the portal. */
export async function switchPushOn(personId: string, pushKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { pushManager } = await within(
    navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready),
  );
  const subscribe = () =>
    within(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  // One that was made for another key of the portal's is of no use.
  const made = await subscribe().catch(async () => {
    await (await subscription())?.unsubscribe();
    return subscribe();
  });
  const { id } = await tell(made).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.errorCode !== ProblemCode.Duplicated) throw error;
    await made.unsubscribe();
    return tell(await subscribe());
  });
  pushedTo({ personId, id });
  return 'on';
}

/** Once the subscription has ended in the browser, it is over, even if the portal does not learn of it. */
export async function switchPushOff(): Promise<PushState> {
  const known = pushedTo();
  await forgetDevice();
  if (known)
    await call('DELETE /Users/Me/PushSubscriptions/:id', { params: { id: known.id } }).catch(() => {});
  return 'off';
}

/** The next person in this browser gets no message that was meant for the person before. */
export async function forgetDevice(): Promise<void> {
  pushedTo(null);
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

function tell(made: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  const language = document.documentElement.lang as Language;
  return call('POST /Users/Me/PushSubscriptions', { body: { endpoint, keys: { p256dh, auth }, language } });
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer of the push service')), timeLimit);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
