import { ApiError } from './api-error.ts';
import type { StreamEvent } from './event-stream.ts';

/** Milliseconds until the stream is opened again: after it ended, and at most after failures. */
const shortestWait = 2_000;
const longestWait = 60_000;

/**
 * Tells the events of a stream while the page is seen. One that ends or breaks off is opened again. Gives up where the person
 * has no right to it. Returns a function that ends it.
 */
export function followEvents(
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  tell: (event: StreamEvent) => void,
): () => void {
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
      for await (const event of open(own.signal)) {
        failed = 0;
        tell(event);
      }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
      failed += 1;
      const requestedWait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      wait = Math.max(requestedWait, Math.min(longestWait, shortestWait * 2 ** failed));
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
