import { type AddressPolicy, publicEndpoint } from '../platform/http/public-address.ts';
import { postMessage } from '../platform/webhook/post-message.ts';
import { signedHeaders } from '../platform/webhook/sign-message.ts';
import type { StreamedLine } from './stream-db.ts';

/** Sends lines to a webhook. Rejects unless it answers 2xx in time; redirects are not followed. */
export async function sendByWebhook(
  { address, secret, policy, now }: { address: string; secret: string; policy: AddressPolicy; now: Date },
  lines: readonly StreamedLine[],
  signal: AbortSignal,
  limit?: number,
): Promise<void> {
  const endpoint = publicEndpoint(address, policy);
  if (!endpoint) throw new Error('the address is private');
  const body = JSON.stringify({ type: 'audit.lines', timestamp: now.toISOString(), data: { lines } });
  const id = `audit_${lines[0]!.id}_${lines.at(-1)!.id}`;
  const headers = signedHeaders([secret], id, body, now);
  const { status } = await postMessage({ endpoint, policy, headers, body }, signal, limit).catch(
    ({ code, name }: NodeJS.ErrnoException) => {
      throw new Error(code ?? name);
    },
  );
  if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
}
