import { withoutRequestSignal } from '../http/requests/request-signal.ts';
import type { Session } from './caller.ts';

/** Does something once for each access token, however many requests bring it. What failed is tried with the next request. */
export function oncePerToken(work: (session: Session) => Promise<void>): (session: Session) => Promise<void> {
  const done = new WeakMap<Session, Promise<void>>();
  return (session) => {
    const known = done.get(session);
    if (known) return known;
    const pending = withoutRequestSignal(() => work(session)).catch((problem: unknown) => {
      done.delete(session);
      throw problem;
    });
    done.set(session, pending);
    return pending;
  };
}
