import type { GrowingBytes, Sending, SendingEvents } from '../record/takes/send-growing.ts';
import { withRetry } from '../with-retry.ts';
import { LiveChunks } from './live-chunks.ts';

type Options = SendingEvents & {
  /** Asks for a ticket, which opens the WebSocket for less than a minute. */
  newTicket: () => Promise<string>;
  /** Of the WebSocket. */
  address: string;
  mimeType: string;
  bytes: GrowingBytes;
};

/** Milliseconds between two tickets, until another try after a lost connection, and for what is still to be sent at the end. */
const [renewEvery, retryAfter, longestEnd] = [15_000, 1_500, 20_000];
/** The service has ended the stream: the event is over, or another stream has its input. */
const endedCode = 4403;

/** Sends a recording to a live event while it grows. After a lost line it goes on where the service is. */
export function sendLive(options: Options): Sending {
  const { newTicket, mimeType, onSent, onLine, onRefused } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const chunks = new LiveChunks(options.bytes, mimeType.includes('mp4'));
  let isEnding = false;
  let wake = () => {};

  const ticket = () => withRetry(newTicket, { onLine, signal });

  /** One connection, until it is closed. Answers the code of its end. */
  async function connect(): Promise<number> {
    const first = { ticket: await ticket(), stream: chunks.streamId, type: mimeType };
    const socket = new WebSocket(options.address);
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
    const close = () => socket.close();
    signal.addEventListener('abort', close);
    const renewal = setInterval(() => {
      void ticket()
        .then((next) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ ticket: next })))
        .catch(() => {});
    }, renewEvery);
    let mayPump = false;
    let isPumping = false;
    const pump = async () => {
      if (!mayPump || isPumping) return;
      isPumping = true;
      for (;;) {
        const chunk = await chunks.take();
        if (!chunk || socket.readyState !== WebSocket.OPEN) break;
        socket.send(await chunks.message(chunk));
      }
      isPumping = false;
      if (isEnding && chunks.isEmpty) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ end: true }));
        stopping.abort();
      }
    };
    wake = () => void pump();
    const begin = async (next: number) => {
      const again = chunks.resume(next);
      // The service has lost the stream. The next connection begins another one.
      if (!again) return socket.close();
      for (const chunk of again) socket.send(await chunks.message(chunk));
      mayPump = true;
      onLine(false);
      await pump();
    };
    socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
    socket.addEventListener('message', ({ data }) => {
      const { next, stored } = JSON.parse(String(data)) as { next?: number; stored?: number };
      if (next !== undefined) void begin(next);
      const sent = stored === undefined ? undefined : chunks.stored(stored);
      if (sent !== undefined) onSent(sent);
      if (stored !== undefined) void pump();
    });
    const code = await closed;
    clearInterval(renewal);
    signal.removeEventListener('abort', close);
    wake = () => {};
    return code;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const code = await connect();
      if (signal.aborted) return;
      if (code === endedCode) throw new Error('The service ended the stream.');
      onLine(true);
      await new Promise((done) => setTimeout(done, retryAfter));
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) onRefused(error);
    stopping.abort();
  });
  return {
    more: () => wake(),
    stop() {
      isEnding = true;
      wake();
      setTimeout(() => stopping.abort(), longestEnd);
    },
  };
}
