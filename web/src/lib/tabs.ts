/** What the tabs of one browser tell each other; it never leaves this origin. */
export type TabMessage =
  | { kind: 'ask-user' }
  | { kind: 'user'; user: string }
  | { kind: 'signed-out' }
  | { kind: 'organization'; organizationId: string };

let channel: BroadcastChannel | undefined;
const open = () => (channel ??= new BroadcastChannel('tv.session'));

export const tell = (message: TabMessage) => open().postMessage(message);

export function hear(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  open().addEventListener('message', onMessage);
  return () => open().removeEventListener('message', onMessage);
}

/** Held, shared, by every tab that has a session: a new tab sees by it whether asking is worth the wait. */
const sessionLock = 'tv.session';
let isHolding = false;

export function holdSessionLock(): void {
  if (isHolding) return;
  isHolding = true;
  void navigator.locks.request(sessionLock, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

export async function anotherTabHasSession(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === sessionLock);
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
