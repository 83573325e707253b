import type { IncomingMessage, Server } from 'node:http';
import { type BrowserReceiverOptions, browserReceiver } from './browser-receiver.ts';

/** Where browsers send to. It is no call of the contract: it answers WebSockets alone. */
export const browserPath = '/api/LiveStreams';

type Options = Omit<BrowserReceiverOptions, 'signal'> & { publicUrl: string; signal: AbortSignal };

/** Receives streams of browsers at a server that answers everything else as before. Pages of other sites are refused. */
export function receiveFromBrowsers(server: Server, { publicUrl, ...options }: Options): void {
  const { upgrade } = browserReceiver(options);
  const isOurs = ({ url = '' }: IncomingMessage) => url.split('?')[0] === browserPath;
  // Other requests that would like another protocol are answered in this one.
  Object.assign(server, { shouldUpgradeCallback: isOurs });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    const { origin } = request.headers;
    if (origin === undefined || origin === publicUrl) upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}
