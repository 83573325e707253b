import { request } from 'node:http';
import { callPath } from '@tv/contract/calls/request';
import { apiBase } from '@tv/server/platform/http/call-address';
import type { Tally } from '../tally.ts';

type Opened = {
  id: string;
  origin: string;
  headers: Record<string, string>;
  tally: Tally;
  /** Absent: the bytes are counted alone. */
  onText?: ((text: string) => void) | undefined;
};

/** Follows the talk of an event until it is closed. A stream that ends before is an error. */
export function openEventStream({ id, origin, headers, tally, onText }: Opened): { close(): void } {
  let isOpen = true;
  let bytes = 0;
  const fail = (problem: string) => {
    if (isOpen) tally.failed('event stream', problem);
    isOpen = false;
  };
  const path = callPath('GET /MediaContents/:id/Talk/Events', { params: { id }, query: { seconds: 3600 } });
  const sent = request(origin + apiBase + path, { agent: false, headers }, (response) => {
    if (response.statusCode !== 200) fail(`status ${response.statusCode}`);
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      onText?.(chunk.toString());
    });
    response.on('error', ({ message }) => fail(message));
    response.on('end', () => fail('ended'));
  });
  sent.on('error', ({ message }) => fail(message));
  sent.end();
  return {
    close() {
      isOpen = false;
      tally.counted(bytes);
      sent.destroy();
    },
  };
}
