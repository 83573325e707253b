import type { AttemptProblem, DeliveryAttempt } from '@tv/contract/integrations/webhooks';
import type { Database } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { type JobKind, JobWaits } from '../platform/queue/job.ts';
import { outgoing } from '../platform/telemetry/outgoing.ts';
import { postMessage, type PostedAnswer } from '../platform/webhook/post-message.ts';
import {
  endDelivery,
  findSendable,
  noteAttempt,
  type Sendable,
  webhookKind,
  webhookOfDelivery,
  type WebhookPayload,
} from './deliveries-db.ts';
import type { WebhooksDeps } from './deps.ts';
import { createWebhookEnding } from './end-webhook.ts';
import { type Message, messageOf } from './message-of.ts';
import { createWebhookSecrets } from './secrets.ts';
import { webhookTarget } from './webhook-target.ts';
import { findWebhook, hasFailedForLong } from './webhooks-db.ts';

export type DeliveryDeps = WebhooksDeps & {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
  /** Milliseconds of one attempt; absent: as usual. */
  limit?: number;
};

/** Seconds after each attempt until the next: eleven attempts within a day. */
const pauses = [5, 60, 300, 900, 1800, 3600, 7200, 14_400, 21_600, 36_000];
/** Seconds that `Retry-After` can ask for at most. */
const longestRetryAfter = 3600;
/** Messages that one process sends to one webhook at a time, so that a slow one does not hold up the others. */
const maxOfWebhook = 4;
/** Seconds until a delivery looks again whether it is its turn. */
const turnPause = 1;
const roomPause = 5;

/** The address did not take a message. `code` may be logged. */
class NotTaken extends Error {
  readonly code: string;
  readonly retryAfterSeconds: number;
  constructor(code: string, retryAfterSeconds: number) {
    super(`A webhook answered ${code}.`);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The jobs that send deliveries. A worker that ends between the answer and its note sends one again, with the same id. */
export function webhookJobs(deps: DeliveryDeps): JobKind<WebhookPayload> {
  const { db, clock, limit } = deps;
  const secrets = createWebhookSecrets(deps.secretKey);
  const endWebhook = createWebhookEnding(deps);
  const underWay = new Map<string, number>();

  async function withRoom<Result>(webhookId: string, work: () => Promise<Result>): Promise<Result> {
    const before = underWay.get(webhookId) ?? 0;
    if (before >= maxOfWebhook) throw new JobWaits(roomPause);
    underWay.set(webhookId, before + 1);
    try {
      return await work();
    } finally {
      const left = underWay.get(webhookId)! - 1;
      if (left > 0) underWay.set(webhookId, left);
      else underWay.delete(webhookId);
    }
  }

  async function attempt(
    endpoint: string,
    message: Message,
    signal: AbortSignal,
  ): Promise<{ attempt: DeliveryAttempt; retryAfterSeconds: number }> {
    const now = clock();
    const since = performance.now();
    const answer = await send(endpoint, message, signal);
    const milliseconds = Math.round(performance.now() - since);
    const noted = { at: now.toISOString(), milliseconds };
    if (typeof answer === 'string') return { attempt: { ...noted, problem: answer }, retryAfterSeconds: 0 };
    return {
      attempt: { ...noted, status: answer.status, ...(answer.answer && { answer: answer.answer }) },
      retryAfterSeconds: readRetryAfter(answer.retryAfter, now),
    };
  }

  /** The answer, or why there was none. */
  async function send(
    address: string,
    message: Message,
    signal: AbortSignal,
  ): Promise<PostedAnswer | AttemptProblem> {
    const target = webhookTarget(address, deps.webhooksAllowLoopback);
    if (!target) return 'address';
    try {
      return await outgoing(
        { service: 'webhook', request: 'deliver' },
        () => postMessage({ ...target, ...message }, signal, limit),
        ({ status }) => !isTaken(status),
      );
    } catch (problem) {
      if (signal.aborted) throw problem;
      return problemOf(problem as NodeJS.ErrnoException);
    }
  }

  async function deliver(delivery: Sendable, signal: AbortSignal): Promise<string | undefined> {
    const { id, webhookId } = delivery;
    const webhook = await findWebhook(db, delivery.organizationId, webhookId);
    const message =
      webhook && !webhook.isPaused && !webhook.endedAt
        ? await messageOf({ ...deps, secrets }, webhook, delivery)
        : undefined;
    if (!webhook || !message) {
      await endDelivery(db, id, 'dropped');
      return 'not to be sent';
    }
    const { attempt: made, retryAfterSeconds } = await attempt(webhook.url, message, signal);
    const taken = isTaken(made.status);
    await noteAttempt(db, delivery, { attempt: made, body: message.body, isTaken: taken, now: clock() });
    if (taken) return undefined;
    if (made.status === 410) {
      await db.transaction(async (queries) => {
        await endDelivery(queries, id, 'failed');
        await endWebhook(queries, webhookId, 'gone');
      });
      return 'the address is gone';
    }
    throw new NotTaken(String(made.status ?? made.problem), retryAfterSeconds);
  }

  return {
    kind: webhookKind,
    concurrency: 32,
    leaseSeconds: 60,
    longestSeconds: 60,
    graceSeconds: 10,
    canEndWorker: false,
    retryPolicy: {
      maxAttempts: pauses.length + 1,
      delaySeconds: (attempts, problem) =>
        Math.max(pauses[attempts - 1] ?? 0, problem instanceof NotTaken ? problem.retryAfterSeconds : 0),
      // All attempts take a day; `Retry-After` and waiting for its turn may make it longer.
      longestSeconds: 2 * 86_400,
    },
    async run({ payload: { deliveryId } }, signal) {
      const delivery = await findSendable(db, deliveryId);
      if (!delivery || delivery.state !== 'waiting') return 'nothing to send';
      if (delivery.hasEarlier) throw new JobWaits(turnPause);
      return withRoom(delivery.webhookId, () => deliver(delivery, signal));
    },
    async onGivenUp(queries, { payload: { deliveryId } }) {
      await endDelivery(queries, deliveryId, 'failed');
      const webhookId = await webhookOfDelivery(queries, deliveryId);
      if (webhookId && (await hasFailedForLong(queries, webhookId, clock())))
        await endWebhook(queries, webhookId, 'failed');
    },
  };
}

const isTaken = (status: number | undefined) => status !== undefined && status >= 200 && status < 300;

/** Seconds; a header may have them, or an instant. */
function readRetryAfter(header: string | undefined, now: Date): number {
  if (!header) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return seconds > 0 ? Math.min(seconds, longestRetryAfter) : 0;
}

function problemOf({ code = '', name }: NodeJS.ErrnoException): AttemptProblem {
  if (code === 'EPRIVATE') return 'address';
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'silent';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable';
}
