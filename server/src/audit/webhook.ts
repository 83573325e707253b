import { createHmac, randomBytes } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type AddressPolicy, createLookup, publicEndpoint } from '../platform/http/public-address.ts';
import type { StreamedLine } from './stream-db.ts';

/** Time limit of a whole request, in milliseconds. */
const timeLimit = 10_000;

/** A secret that signs messages, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** Headers of a message by the names of Standard Webhooks 1.0. `id` is the same when the same lines are sent again. */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Sends lines to a webhook. Rejects unless it answers 2xx in time; redirects are not followed, and answers are not read. */
export async function sendByWebhook(
  { address, secret, policy, now }: { address: string; secret: string; policy: AddressPolicy; now: Date },
  lines: readonly StreamedLine[],
  signal: AbortSignal,
  limit = timeLimit,
): Promise<void> {
  const endpoint = publicEndpoint(address, policy);
  if (!endpoint) throw new Error('the address is private');
  const body = JSON.stringify({ type: 'audit.lines', timestamp: now.toISOString(), data: { lines } });
  const id = `audit_${lines[0]!.id}_${lines.at(-1)!.id}`;
  const url = new URL(endpoint);
  const ask = url.protocol === 'http:' ? requestPlain : requestSecure;
  const status = await new Promise<number>((resolve, reject) => {
    const request = ask(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'TV',
        ...signedHeaders(secret, id, body, now),
      },
      lookup: createLookup(policy),
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', ({ code, name }: NodeJS.ErrnoException) => reject(new Error(code ?? name)));
    request.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
}
