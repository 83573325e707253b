import { setTimeout as wait } from 'node:timers/promises';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/uploads';
import { CommandProblem } from './command-problem.ts';
import { readEvents } from './read-events.ts';
import type { OpenedService } from './service.ts';
import { text } from './texts.ts';
import { withRetry } from './with-retry.ts';

/** Milliseconds between two questions where the service tells nothing by itself; where it does, they become rarer. */
const askEvery = 700;
const askEveryWhileTold = 15_000;
/** Milliseconds before the events are asked for again. */
const listenAgainAfter = 3_000;
/** Milliseconds without any progress after which the command no longer waits. */
const longestStandstill = 20 * 60_000;

export type FollowedProcessings = {
  /** Answers how the processing of an item has ended. */
  untilEnded(begun: Processing, onChange: (processing: Processing) => void): Promise<Processing>;
  close(): void;
};

type Asking = Pick<OpenedService, 'call' | 'listen'>;

/** Follows items by the service's events; where those break off, by asking. How it has ended is always asked. */
export function followProcessings(service: Asking): FollowedProcessings {
  const closing = new AbortController();
  const waiting = new Map<string, (processing: Processing | undefined) => void>();
  let isTold = false;

  const listen = async () => {
    while (!closing.signal.aborted) {
      try {
        const bytes = await service.listen('GET /Management/Processings/Events', closing.signal);
        isTold = true;
        for await (const { event, data } of readEvents(bytes)) {
          const told = JSON.parse(data) as Processing;
          waiting.get(told.id)?.(event === 'processing' ? told : undefined);
        }
      } catch {
        // A service of an older version, or one that is started again: asking does as well.
      }
      isTold = false;
      await wait(listenAgainAfter, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  void listen();

  /** The next state of an item. `undefined` after a while without news. */
  const nextWord = (id: string, silences: number) => {
    const told = Promise.withResolvers<Processing | undefined>();
    // An item that had ended before anybody waited for it is not reported again.
    const longest = isTold ? Math.min(askEveryWhileTold, askEvery * 2 ** silences) : askEvery;
    const timer = setTimeout(() => told.resolve(undefined), longest);
    waiting.set(id, told.resolve);
    return told.promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };

  return {
    async untilEnded(begun, onChange) {
      let current = begun;
      let changedAt = Date.now();
      let silences = 0;
      while (!hasEnded(current)) {
        onChange(current);
        const told = await nextWord(current.id, silences);
        silences = told ? 0 : silences + 1;
        const next =
          told && !hasEnded(told)
            ? told
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
