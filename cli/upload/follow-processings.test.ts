import type { Processing } from '@tv/contract/uploads/uploads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followProcessings } from './follow-processings.ts';

const item = (more: Partial<Processing> = {}): Processing => ({
  ...{
    id: 'a',
    title: 'A',
    organizationName: 'Own',
    processingStatus: 0,
    progress: 0,
    watchPath: '/watch/a',
  },
  ...more,
});

/** A service that says what it is told to by events, and answers questions with `now`. */
function aService(hasEvents: boolean) {
  const state = { now: item(), requests: 0 };
  let push: (text: string) => void = () => {};
  const opened = Promise.withResolvers<void>();
  const service = {
    async listen(_: string, signal: AbortSignal) {
      if (!hasEvents) throw new Error('404');
      return new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text));
          signal.addEventListener('abort', () => controller.close(), { once: true });
          opened.resolve();
        },
      });
    },
    call: async () => {
      state.requests++;
      return state.now as never;
    },
  };
  return {
    service,
    state,
    opened: opened.promise,
    tell: (processing: Processing) =>
      push(`: here\n\nevent: processing\ndata: ${JSON.stringify(processing)}\n\n`),
  };
}

// An item is polled when a test says so, however busy the computer is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('follows the events, and asks how it ended', async () => {
  const { service, state, opened, tell } = aService(true);
  const processings = followProcessings(service);
  await opened;
  const shown: number[] = [];
  const turns = [0.5, 0.9];
  const ended = processings.untilEnded(item(), ({ progress }) => {
    shown.push(progress);
    const next = turns.shift();
    // After the question has begun.
    setImmediate(() => {
      if (next === undefined) state.now = item({ processingStatus: 2, progress: 1 });
      tell(item({ processingStatus: next === undefined ? 3 : 1, progress: next ?? 0 }));
    });
  });
  expect(await ended).toMatchObject({ processingStatus: 2 });
  expect([shown, state.requests]).toEqual([[0, 0.5, 0.9], 1]);
  processings.close();
});

it('asks where the service has no events: soon at first, then more rarely', async () => {
  const { service, state } = aService(false);
  const processings = followProcessings(service);
  const ended = processings.untilEnded(item(), () => {});
  const requestsAfter: number[] = [];
  for (const milliseconds of [50, 100, 200, 400, 699, 1]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    requestsAfter.push(state.requests);
  }
  expect(requestsAfter).toEqual([1, 2, 3, 4, 4, 5]);
  state.now = item({ processingStatus: 2, progress: 1 });
  await vi.advanceTimersByTimeAsync(700);
  expect(await ended).toMatchObject({ progress: 1 });
  processings.close();
});
