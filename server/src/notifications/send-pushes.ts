import type { Database } from '../platform/db/database.ts';
import type { JobKind } from '../platform/queue/job.ts';
import type { DeliverPush } from './deliver-push.ts';
import { findReceiver, pushKind, type PushPayload } from './push-db.ts';
import { dropSubscription } from './subscriptions-db.ts';

export type PushDeps = { db: Database; deliverPush: DeliverPush };

/** The push service did not accept a message. `code` may be logged. The address may not, because it names a device. */
class PushNotTaken extends Error {
  readonly code: string;
  /** Seconds until the next attempt. `Infinity`: none. */
  readonly retryAfterSeconds: number;
  constructor(code: string, retryAfterSeconds: number) {
    super(`A push service answered ${code}.`);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const retryAfterOf = (problem: unknown) => (problem instanceof PushNotTaken ? problem.retryAfterSeconds : 0);

/** The jobs that send push messages. A message that is sent twice after a crash replaces itself on the device by its tag. */
export const pushJobs = ({ db, deliverPush }: PushDeps): JobKind<PushPayload> => ({
  kind: pushKind,
  // A slow push service delays at most this many messages.
  concurrency: 32,
  leaseSeconds: 60,
  longestSeconds: 60,
  graceSeconds: 10,
  canEndWorker: false,
  retryPolicy: {
    // With pauses of 1, 2, 4 … minutes, or longer if the service asks for it, all attempts take about an hour.
    maxAttempts: 6,
    delaySeconds: (attempts, problem) => Math.max(60 * 2 ** (attempts - 1), retryAfterOf(problem)),
    isLasting: (problem) => retryAfterOf(problem) === Infinity,
    // A message that is a day old is not sent any more.
    longestSeconds: 86_400,
  },
  itemOf: ({ mediaContentId }) => mediaContentId,
  async run({ payload }) {
    const receiver = await findReceiver(db, payload);
    if (!receiver) return 'no device any more';
    if (!receiver.isReached) return 'not for this person any more';
    const outcome = await deliverPush({ ...receiver, content: payload.content });
    if (outcome.kind === 'gone') await dropSubscription(db, payload.subscriptionId);
    else if (outcome.kind === 'refused') throw new PushNotTaken(outcome.reason, Infinity);
    else if (outcome.kind === 'silent')
      throw new PushNotTaken(outcome.reason, outcome.retryAfterSeconds ?? 0);
    return undefined;
  },
});
