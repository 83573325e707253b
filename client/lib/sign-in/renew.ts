import { deviceStorage } from '../state/browser-storage.ts';
import { session } from '../session/session-state.ts';
import { inTurn } from '../session/tabs.ts';

const attempts = 3;
/** Milliseconds before trying again after a time limit. */
const pause = 5000;
const renewedUntil = 'tv.renewed-until';

/** `refused`: the provider has no session any more. `unanswered` says nothing of it. */
export type Renewal = 'renewed' | 'refused' | 'unanswered';

/**
 * Tabs share one refresh token, and a provider takes its second use for theft: so one tab renews at a time,
 * and those that waited find the new session already heard.
 */
export function renewInOneTab(
  ask: (byFrame: boolean) => Promise<boolean>,
  isRefusal: (error: unknown) => boolean,
): Promise<Renewal> {
  const before = expiry();
  return inTurn('tv.renew', async () => {
    // Another tab was faster; its message may still be on the way.
    if (Number(deviceStorage.get(renewedUntil)) > before && (await becomesLater(before))) return 'renewed';
    const renewal = await tryOften(ask, isRefusal);
    if (renewal === 'renewed') deviceStorage.set(renewedUntil, String(expiry()));
    return renewal;
  });
}

const expiry = () => {
  const current = session.get();
  return current.status === 'signed-in' ? current.expiresAt : 0;
};

/** Waits at most 2 s for a session that lives longer than the one before. */
function becomesLater(before: number): Promise<boolean> {
  if (expiry() > before) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (isLater: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isLater);
    };
    const timer = setTimeout(() => finish(false), 2000);
    const stop = session.subscribe(() => expiry() > before && finish(true));
  });
}

async function tryOften(
  ask: (byFrame: boolean) => Promise<boolean>,
  isRefusal: (error: unknown) => boolean,
): Promise<Renewal> {
  let byFrame = false;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return (await ask(byFrame)) ? 'renewed' : 'refused';
    } catch (error) {
      // A refused refresh token says nothing about the provider's own session: the frame asks for that.
      if (isRefusal(error) && byFrame) return 'refused';
      if (isRefusal(error)) byFrame = true;
      else if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return 'unanswered';
}
