import { randomUUID } from 'node:crypto';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { type AddressPolicy, publicAddresses } from '../platform/http/public-address.ts';
import type { Log } from '../platform/log.ts';
import {
  type LeasedReceiver,
  leaseReceivers,
  noteFailure,
  noteSent,
  readLines,
  type StreamedLine,
} from './stream-db.ts';
import { sendBySyslog } from './syslog.ts';
import { sendByWebhook } from './webhook.ts';

export type StreamDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  secretKey: string;
  publicUrl: string;
  /** Tests allow their own receiver. */
  policy?: AddressPolicy;
  /** Milliseconds for one transfer. */
  limit?: number;
};

/** Receivers that one process serves at the same time, so that a slow one does not hold up the others. */
const maxAtOnce = 10;
/** Lines of one message. */
const maxLines = 100;
/** Seconds. More than a transfer takes. */
const leaseSeconds = 60;
/** Seconds until a receiver that failed is tried again: twice as long each time, at most five minutes. */
const longestPause = 300;

/** The name with which a webhook's secret is sealed. */
export const sealName = (organizationId: string) => `webhook of ${organizationId}`;
export const webhookSeal = (secretKey: string) => createSealedText(secretKey, 'audit-webhook');

/**
 * Sends waiting lines to their receivers: each receiver's in order, and at least once. The lines of a receiver that does not
 * take them wait; nothing else does.
 */
export async function streamLines(deps: StreamDeps, signal: AbortSignal): Promise<void> {
  for (;;) {
    const lease = { lease: randomUUID(), most: maxAtOnce, seconds: leaseSeconds, now: deps.clock() };
    const receivers = await leaseReceivers(deps.db, lease);
    await Promise.all(receivers.map((receiver) => serveReceiver(deps, receiver, signal)));
    if (receivers.length === 0 || signal.aborted) return;
  }
}

async function serveReceiver(deps: StreamDeps, receiver: LeasedReceiver, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  const { ids, lines } = await readLines(db, receiver.id, maxLines);
  try {
    if (lines.length > 0) await send(deps, receiver, lines, signal);
    await noteSent(db, receiver, ids, clock());
  } catch (problem) {
    const seconds = Math.min(longestPause, 2 ** Math.min(receiver.failures, 10));
    const nextAt = new Date(clock().getTime() + seconds * 1000);
    const reason = (problem as Error).message.slice(0, 200);
    await noteFailure(db, receiver, { problem: reason, nextAt });
    const { organizationId } = receiver;
    log.warn({ organizationId, reason, seconds }, 'a receiver of the audit log did not take its lines');
  }
}

async function send(
  { clock, secretKey, publicUrl, policy = publicAddresses, limit }: StreamDeps,
  { organizationId, address, sealed }: LeasedReceiver,
  lines: readonly StreamedLine[],
  signal: AbortSignal,
): Promise<void> {
  if (!organizationId || sealed === null)
    return sendBySyslog(address, new URL(publicUrl).hostname, lines, signal, limit);
  const secret = webhookSeal(secretKey).open(sealName(organizationId), sealed);
  return sendByWebhook({ address, secret, policy, now: clock() }, lines, signal, limit);
}
