/** What the tabs of one browser tell each other; it never leaves this origin. */
export type TabMessage =
  | { kind: 'ask-user' }
  | { kind: 'user'; user: string }
  | { kind: 'signed-out' }
  | { kind: 'organization'; organizationId: string };

/** `null` where the browser refuses it, as in some frames of other sites. The page then has no other tabs. */
let channel: BroadcastChannel | null | undefined;
function open(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('tv.session');
  } catch {
    channel = null;
  }
  return channel;
}

export const tell = (message: TabMessage) => open()?.postMessage(message);

export function hear(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  open()?.addEventListener('message', onMessage);
  return () => open()?.removeEventListener('message', onMessage);
}

/** Does work in one tab at a time. Pages without storage have no locks either, and no other tab to wait for. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined;
  try {
    return await navigator.locks.request(name, () => (begun = work()));
  } catch {
    return begun ?? work();
  }
}

/** Held, shared, by every tab that has a session: a new tab sees by it whether asking is worth the wait. */
const sessionLock = 'tv.session';
let isHolding = false;

export function holdSessionLock(): void {
  if (isHolding) return;
  isHolding = true;
  void hold().catch(() => {});
}

const hold = async () =>
  navigator.locks.request(sessionLock, { mode: 'shared' }, () => new Promise(() => {}));

export async function anotherTabHasSession(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === sessionLock);
  } catch {
    return false;
  }
}

/** The session of another tab, or undefined when none answers within the limit (milliseconds). */
export function askOtherTabs(limit: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const finish = (user: string | undefined) => {
      clearTimeout(timer);
      stop();
      resolve(user);
    };
    const timer = setTimeout(() => finish(undefined), limit);
    const stop = hear((message) => {
      if (message.kind === 'user') finish(message.user);
    });
    tell({ kind: 'ask-user' });
  });
}
