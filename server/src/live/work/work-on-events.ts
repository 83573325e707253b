import { randomUUID } from 'node:crypto';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { hashToken } from '../../platform/auth/secret-token.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import { workRepeatedly } from '../../platform/queue/work-repeatedly.ts';
import { isLinkOpen } from '../backstage/backstage-db.ts';
import { moveEvent } from '../events-db.ts';
import { findEventOfKey } from '../keys-db.ts';
import type { LiveTicketClaims } from '../live-tickets.ts';
import type { AcceptKey, AcceptTicket, OnStream, ReceivedStream } from '../receive/receive-stream.ts';
import {
  leaveEvent,
  listEnded,
  listForgotten,
  listLeft,
  postponeEnded,
  takeEnded,
  takeEvent,
} from './leases-db.ts';
import { saveCues } from '../captions/save-cues.ts';
import type { EncodeLeftOptions } from '../receive/encoder/encode-left.ts';
import { addOriginal, type OriginalDeps } from './add-original.ts';
import { workInTurn } from './in-turn.ts';
import { makeItem } from './make-item.ts';
import { completeEvent, listLeftOnAir, takeUpLeft, tidyLeft } from './left-folders.ts';
import { type RunDeps, runEvent, type RunningEvent } from './run-event.ts';

export type Listening = {
  acceptKey: AcceptKey;
  acceptTicket: AcceptTicket;
  onStream: OnStream;
  signal: AbortSignal;
};

export type LiveWorkDeps = Omit<RunDeps, 'workerId' | 'complete'> &
  OriginalDeps & {
    encodeLeft: (options: EncodeLeftOptions) => Promise<void>;
    /** Listens for encoders until the signal. */
    receive: (listening: Listening) => Promise<void>;
    readTicket: (ticket: string, now: Date) => LiveTicketClaims | undefined;
  };

/** Milliseconds between two looks at events that nobody has. */
const lookEvery = 2_000;
const tidyEvery = 60_000;

/** Receives the streams of live events whose keys encoders send to this process. `stop` gives the events back. */
export async function workOnLiveEvents(deps: LiveWorkDeps): Promise<{ stop(): Promise<void> }> {
  const { db, clock, log, receive } = deps;
  const workerId = randomUUID();
  const listening = new AbortController();
  const events = new Map<string, Promise<RunningEvent>>();
  const inTurn = workInTurn();
  const complete = (id: string, signal: AbortSignal, isRunning?: () => boolean) =>
    inTurn(id, () => completeEvent(deps, id, { signal, ...(isRunning && { isRunning }) }));

  /** The event of a key, once this worker has it. A key of an event that another worker has is refused, and sent again by encoders. */
  const acceptKey: AcceptKey = (key) =>
    crossing('worker', async () => {
      const found = await findEventOfKey(db, hashToken(key));
      if (!found || !(await takeEvent(db, found.id, workerId, clock()))) return undefined;
      return { eventId: found.id, input: found.input };
    });

  const acceptTicket: AcceptTicket = (ticket) =>
    crossing('worker', async () => {
      const claims = deps.readTicket(ticket, clock());
      // A guest's ticket ends with the link.
      if (!claims || (claims.input === 'guest' && !(await isLinkOpen(db, claims)))) return undefined;
      return (await takeEvent(db, claims.eventId, workerId, clock())) ? claims : undefined;
    });

  const onStream = (stream: ReceivedStream): void => {
    const { eventId } = stream;
    const running =
      events.get(eventId) ??
      crossing('worker', () =>
        runEvent({ ...deps, workerId, complete }, eventId, () => void events.delete(eventId)),
      );
    events.set(eventId, running);
    running.then(
      (event) => event.take(stream),
      (err: unknown) => {
        events.delete(eventId);
        log.error({ err, event: eventId }, 'a live event could not be received');
        stream.end();
      },
    );
  };

  await takeUpLeft(deps);
  await receive({ acceptKey, acceptTicket, onStream, signal: listening.signal });
  const work = workRepeatedly(log, [
    {
      task: 'looking at live events',
      pause: lookEvery,
      async work() {
        const now = clock();
        for (const id of await listLeft(db, now)) await moveEvent(db, id, 'stopped', now);
        const longAgo = new Date(now.getTime() - liveLimits.longest * 1000);
        for (const id of await listForgotten(db, longAgo)) await moveEvent(db, id, 'end', now);
      },
    },
    {
      task: 'making items of live events',
      pause: lookEvery,
      async work(signal: AbortSignal) {
        for (const id of await listEnded(db, clock())) {
          if (signal.aborted) return;
          if (!(await takeEnded(db, id, workerId, clock()))) continue;
          try {
            await complete(id, signal);
            await makeItem(deps, id, signal);
            await saveCues(deps, id);
            await addOriginal(deps, id, signal);
          } catch (err) {
            // It is tried again after a pause. Those behind it do not wait for it.
            if (signal.aborted) return;
            log.error({ err, event: id }, 'no item could be made of a live event');
            await postponeEnded(db, id, clock());
          } finally {
            await leaveEvent(db, id, workerId);
          }
        }
      },
    },
    {
      task: 'completing and removing what live events left on this machine',
      pause: tidyEvery,
      async work(signal: AbortSignal) {
        const isRunning = (id: string) => events.has(id);
        // Another worker may have gone on with an event, and makes the item.
        for (const id of await listLeftOnAir(deps, isRunning))
          await complete(id, signal, () => isRunning(id));
        await tidyLeft(deps, isRunning);
      },
    },
  ]);
  return {
    async stop() {
      listening.abort();
      await work.stop();
      await Promise.all([...events.values()].map(async (running) => (await running).stop()));
    },
  };
}
