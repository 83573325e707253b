import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = number | ((response: ServerResponse) => void);

/** A program of an organization on this machine. It answers 204, or what a test wants next. */
export async function startWebhookReceiver() {
  const received: ReceivedMessage[] = [];
  const next: Answer[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = next.shift() ?? 204;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** What comes next is answered so. */
    answer: (...answers: Answer[]) => void next.push(...answers),
    /** What came until now, as events. */
    events: () =>
      received.map(
        ({ body }) =>
          JSON.parse(body) as { type: string; timestamp: string; data: { item?: { id: string } } },
      ),
    forget() {
      received.length = 0;
      next.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
