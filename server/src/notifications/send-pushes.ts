import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { DeliverPush } from './deliver-push.ts';
import { delayPush, endPush, takePushes, type WaitingPush } from './push-db.ts';
import { dropSubscription } from './subscriptions-db.ts';

export type PushDeps = { db: Database; clock: Clock; log: Log; deliverPush: DeliverPush };

/** Sent at the same time; one service that is slow holds up these only. */
const mostAtOnce = 32;
/** With the pauses below that is about an hour. */
const mostAttempts = 6;
/** What it tells is old news after a day, in milliseconds. */
const longestWait = 86_400_000;
/** Minutes until the next try: 1, 2, 4 … */
const pauseAfter = (attempts: number) => 2 ** (attempts - 1);

/** Sends every message that is due. One that is sent twice, after a crash, takes its own place on the device by its tag. */
export async function sendPushes(deps: PushDeps, signal?: AbortSignal): Promise<void> {
  let taken: WaitingPush[];
  do {
    taken = await takePushes(deps.db, deps.clock(), mostAtOnce);
    await Promise.all(taken.map((push) => sendOne(deps, push)));
  } while (taken.length === mostAtOnce && !signal?.aborted);
}

async function sendOne({ db, clock, log, deliverPush }: PushDeps, push: WaitingPush): Promise<void> {
  const { id, subscriptionId, attempts, isReached, createdAt } = push;
  if (!isReached) return void (await endPush(db, id, 'not for this person any more', clock()));
  const outcome = await deliverPush(push);
  const now = clock();
  if (outcome.kind === 'taken') return void (await endPush(db, id, 'taken', now));
  if (outcome.kind === 'gone') return void (await dropSubscription(db, subscriptionId));
  const { reason } = outcome;
  const pause =
    outcome.kind === 'silent'
      ? Math.max(pauseAfter(attempts) * 60_000, (outcome.retryAfterSeconds ?? 0) * 1000)
      : Infinity;
  const isOver = attempts >= mostAttempts || now.getTime() + pause > createdAt.getTime() + longestWait;
  // An address at a push service names a device: it is not logged.
  log.warn(
    { push: id, reason, attempts },
    isOver ? 'a push message was given up' : 'a push message was not taken',
  );
  if (isOver) await endPush(db, id, reason, now);
  else await delayPush(db, id, new Date(now.getTime() + pause));
}
