import type { Processing } from '@tv/contract/uploads';
import { ApiError } from '../api/api-error.ts';
import { readEvents } from '../api/event-stream.ts';

/** How far the processing of an item is; `gone`: the item was deleted meanwhile. */
export type ProcessingEvent = { kind: 'processing'; processing: Processing } | { kind: 'gone'; id: string };
type Listener = (event: ProcessingEvent) => void;

/** Seconds that the service is asked to go on. */
const duration = 3600;
/** Milliseconds until the stream is opened again: after it ended, and at most after failures. */
const shortestWait = 2_000;
const longestWait = 60_000;

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/**
 * Tells how far everything under way is that the person manages, first as it is and then each change, while the page
 * is seen. All listeners of a tab share one connection. Returns a function that ends it.
 */
export function followProcessings(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function follow(): () => void {
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = undefined;
  };
  const connect = async (failures: number): Promise<void> => {
    close();
    const own = new AbortController();
    connection = own;
    let wait = shortestWait;
    let failed = failures;
    try {
      for await (const { name, data } of readEvents('GET /Management/Processings/Events', {
        query: { seconds: duration },
        signal: own.signal,
      })) {
        failed = 0;
        tell(name, data);
      }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
      failed += 1;
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      wait = Math.max(asked, Math.min(longestWait, shortestWait * 2 ** failed));
    }
    if (connection === own) timer = setTimeout(() => void connect(failed), wait);
  };
  // A browser opens few connections to one service: a tab that nobody sees gives its own back.
  const onVisibility = () => (document.hidden ? close() : void connect(0));
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) void connect(0);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

function tell(name: string, data: string): void {
  const event = eventOf(name, data);
  if (event) for (const listener of [...listeners]) listener(event);
}

function eventOf(name: string, data: string): ProcessingEvent | undefined {
  try {
    const value = JSON.parse(data) as Processing;
    if (name === 'processing') return { kind: 'processing', processing: value };
    return name === 'gone' ? { kind: 'gone', id: value.id } : undefined;
  } catch {
    return undefined;
  }
}
