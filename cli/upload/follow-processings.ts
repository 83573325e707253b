import { setTimeout as wait } from 'node:timers/promises';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/uploads/uploads';
import { CommandProblem } from '../command-problem.ts';
import { readEvents } from './read-events.ts';
import type { OpenedService } from '../service.ts';
import { text } from '../texts.ts';
import { withRetry } from './with-retry.ts';

/** Milliseconds until an item is polled, because a short file is ready at once; the interval doubles from then on. */
const firstPollAfter = 50;
/** The longest interval while the service sends no events, and while it does. */
const pollInterval = 700;
const pollIntervalWithEvents = 15_000;
/** Milliseconds before the events are requested again. */
const listenAgainAfter = 3_000;
/** Milliseconds without any progress after which the command no longer waits. */
const longestStandstill = 20 * 60_000;

export type FollowedProcessings = {
  /** Answers how the processing of an item has ended. */
  untilEnded(begun: Processing, onChange: (processing: Processing) => void): Promise<Processing>;
  close(): void;
};

type Asking = Pick<OpenedService, 'call' | 'listen'>;

/** Follows items by the service's events; where those break off, by polling. The outcome is always requested. */
export function followProcessings(service: Asking): FollowedProcessings {
  const closing = new AbortController();
  const waiting = new Map<string, (processing: Processing | undefined) => void>();
  let hasEvents = false;

  const listen = async () => {
    while (!closing.signal.aborted) {
      try {
        const bytes = await service.listen('GET /Management/Processings/Events', closing.signal);
        hasEvents = true;
        for await (const { event, data } of readEvents(bytes)) {
          const sent = JSON.parse(data) as Processing;
          waiting.get(sent.id)?.(event === 'processing' ? sent : undefined);
        }
      } catch {
        // A service of an older version, or one that is started again: asking does as well.
      }
      hasEvents = false;
      await wait(listenAgainAfter, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  void listen();

  /** The next state of an item. `undefined` after a while without news. */
  const nextWord = (id: string, longest: number) => {
    const sent = Promise.withResolvers<Processing | undefined>();
    const timer = setTimeout(() => sent.resolve(undefined), longest);
    waiting.set(id, sent.resolve);
    return sent.promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };

  return {
    async untilEnded(begun, onChange) {
      let current = begun;
      let changedAt = Date.now();
      // An item that had ended before anybody waited for it is not reported again.
      let pollAfter = firstPollAfter;
      while (!hasEnded(current)) {
        onChange(current);
        const sent = await nextWord(current.id, pollAfter);
        const longest = hasEvents ? pollIntervalWithEvents : pollInterval;
        pollAfter = sent ? pollInterval : Math.min(2 * pollAfter, longest);
        const next =
          sent && !hasEnded(sent)
            ? sent
            : await withRetry(() =>
                service.call('GET /Management/Processings/:id', { params: { id: begun.id } }),
              );
        if (next.progress !== current.progress || next.processingStatus !== current.processingStatus)
          changedAt = Date.now();
        if (Date.now() - changedAt > longestStandstill) throw new CommandProblem(text.items.stalled);
        current = next;
      }
      return current;
    },
    close: () => closing.abort(),
  };
}

const hasEnded = ({ processingStatus }: Processing) =>
  processingStatus === ProcessingStatus.COMPLETED || processingStatus === ProcessingStatus.ERROR;
