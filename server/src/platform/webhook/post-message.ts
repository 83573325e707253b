import type { IncomingMessage } from 'node:http';
import { guardedRequest } from '../http/guarded-request.ts';
import type { AddressPolicy } from '../http/public-address.ts';

/** Milliseconds of a whole request. */
const timeLimit = 15_000;
/** Bytes of an answer that are read. Its beginning tells people what is wrong. */
const answerBytes = 1024;

export type PostedAnswer = { status: number; answer: string; retryAfter: string | undefined };

/**
 * Posts a message to an address of the outside that was checked before. The name is resolved once, every address of it is checked,
 * and the connection goes to one of these. Redirects are not followed. Rejects where there is no answer in time; an answer whose
 * status is there in time is an answer, however slow its body.
 */
export function postMessage(
  {
    endpoint,
    policy,
    headers,
    body,
  }: { endpoint: string; policy: AddressPolicy; headers: Record<string, string>; body: string },
  signal: AbortSignal,
  limit = timeLimit,
): Promise<PostedAnswer> {
  return new Promise((resolve, reject) => {
    const request = guardedRequest(new URL(endpoint), policy, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      // From here on the status counts, also where the time is over before the body is.
      request.off('error', reject).on('error', () => {});
      void readBeginning(response).then(resolve);
    });
    request.end(body);
  });
}

async function readBeginning(response: IncomingMessage): Promise<PostedAnswer> {
  const { statusCode: status = 0, headers } = response;
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= answerBytes) break; // which closes the connection
    }
  } catch {
    // The rest did not come. The status counts.
  }
  const begin = Buffer.concat(parts).subarray(0, answerBytes).toString('utf8');
  // The database takes no zero bytes.
  return { status, answer: begin.replaceAll('\0', ''), retryAfter: headers['retry-after'] };
}
