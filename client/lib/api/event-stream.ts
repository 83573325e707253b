import type { CallName } from '@tv/contract/calls/api';
import type { Optional, RequestOptions } from '@tv/contract/calls/request';
import { bearer, renewSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { configuration } from './configuration.ts';
import { guardedRequest } from './outgoing.ts';

/** One server-sent event (HTML Standard, section 9.2). */
export type StreamEvent = { name: string; data: string };

/** Milliseconds until the first bytes of the answer. */
const beginLimit = 15_000;

/**
 * Reads the events of a call of the contract until the service ends the stream or the signal aborts it. `EventSource`
 * cannot send a bearer. A refusal is an ApiError with its status; a broken connection is an ApiError without one.
 */
export async function* readEvents<Name extends CallName>(
  name: Name,
  ...[options]: Optional<RequestOptions<Name> & { signal?: AbortSignal; unlockToken?: string | undefined }>
): AsyncGenerator<StreamEvent> {
  const { signal, unlockToken, ...parts } = (options ?? {}) as {
    signal?: AbortSignal;
    unlockToken?: string;
  };
  const { path, guarded: guard } = guardedRequest(name, parts);
  const guarded = { ...guard, ...(unlockToken && { 'x-unlock-token': unlockToken }) };
  const begin = () => open(configuration().apiBase + path, guarded, signal);
  let response = await begin();
  if (response.status === 401 && (await renewSession())) response = await begin();
  if (!response.ok || !response.body) {
    const wait = Number(response.headers.get('retry-after'));
    void response.body?.cancel();
    throw new ApiError(`Request failed with status code ${response.status}`, {
      status: response.status,
      ...(wait > 0 && { retryAfter: wait }),
    });
  }
  yield* eventsOf(response.body);
}

async function open(
  address: string,
  guarded: Record<string, string> | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), beginLimit);
  try {
    return await fetch(address, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${bearer()}`, ...guarded },
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
  } catch {
    throw new ApiError(signal?.aborted ? 'Request aborted' : 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}

/** The events of a stream of bytes. What the stream leaves unfinished is not an event. */
export async function* eventsOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ApiError('Network Error');
      });
      if (done) return;
      text += decoder.decode(value, { stream: true });
      // The second half of a CRLF may still be on its way.
      const end = text.endsWith('\r') ? text.length - 1 : text.length;
      const blocks = (text.slice(0, end).replaceAll(/\r\n?/g, '\n') + text.slice(end)).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function eventOf(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}
