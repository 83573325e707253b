import { createHash } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { encryptNotification } from '@block65/webcrypto-web-push';
import { outgoing } from '../platform/telemetry/outgoing.ts';
import {
  publicEndpoint,
  createLookup,
  publicAddresses,
  type AddressPolicy,
} from '../platform/http/public-address.ts';
import type { PushContent } from './push-message.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';

/** `gone`: the device can never get a message again. `refused`: it can never get this message. `silent`: the service may take it later. */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'silent'; reason: string; retryAfterSeconds: number | undefined };

export type Push = { endpoint: string; p256dh: string; auth: string; content: PushContent };

export type DeliverPush = (push: Push) => Promise<PushOutcome>;

/** Time limit of a whole request, in milliseconds. */
const timeLimit = 10_000;
/** How long a push service stores a message for a device that is off, in seconds. */
const timeToLive = 86_400;
/** The longest plain text, in bytes. Encrypted it fits into the 4096 bytes that every push service accepts (RFC 8291, section 4). */
const longest = 3_993;

/** Encrypts a message for a device (RFC 8291) and sends it to the push service (RFC 8030). Only the status of the answer is read. */
export function byWebPush(
  keys: VapidKeys,
  subject: string,
  policy: AddressPolicy = publicAddresses,
): DeliverPush {
  const lookup = createLookup(policy);
  return async ({ endpoint: given, p256dh, auth, content }) => {
    const endpoint = publicEndpoint(given, policy);
    if (!endpoint) return { kind: 'gone' };
    const plain = Buffer.from(JSON.stringify(content));
    if (plain.length > longest) return { kind: 'refused', reason: 'too long' };
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const body = await encryptNotification(subscription, plain).catch(() => undefined);
    if (!body) return { kind: 'gone' }; // the device's key is not a point of P-256
    const address = new URL(endpoint);
    const headers = {
      authorization: await vapidHeader(keys, { endpoint, subject }),
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      'content-type': 'application/octet-stream',
      topic: topicOf(content.tag),
      ttl: timeToLive,
      urgency: 'normal',
    };
    const ask = address.protocol === 'http:' ? requestPlain : requestSecure;
    const send = () =>
      new Promise<PushOutcome>((resolve) => {
        const request = ask(address, {
          method: 'POST',
          headers,
          lookup,
          agent: false,
          signal: AbortSignal.timeout(timeLimit),
        });
        request.on('response', (response) => {
          const retryAfter = Number(response.headers['retry-after']);
          resolve(outcomeOf(response.statusCode ?? 0, retryAfter > 0 ? retryAfter : undefined));
          response.destroy();
        });
        request.on('error', ({ code, name }: NodeJS.ErrnoException) =>
          resolve(
            code === 'EPRIVATE'
              ? { kind: 'gone' }
              : { kind: 'silent', reason: code ?? name, retryAfterSeconds: undefined },
          ),
        );
        request.end(body);
      });
    return outgoing(
      { service: 'push', request: 'send' },
      send,
      ({ kind }) => kind === 'silent' || kind === 'refused',
    );
  };
}

function outcomeOf(status: number, retryAfterSeconds: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'silent', reason: String(status), retryAfterSeconds };
  return { kind: 'refused', reason: String(status) };
}

/** The topic of a message. A newer message of the same topic replaces one that still waits at the push service (RFC 8030, section 5.4). */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
