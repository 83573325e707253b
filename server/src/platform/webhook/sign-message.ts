import { createHmac, randomBytes } from 'node:crypto';

/** A secret that signs messages, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/**
 * Headers of a message by the names of Standard Webhooks 1.0. `id` is the same when the same message is sent again. With several
 * secrets there are as many signatures: receivers take a message that one of them fits.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
