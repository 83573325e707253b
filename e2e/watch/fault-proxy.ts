import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: nothing comes, the connection breaks in the middle of the answer, or a status alone comes. */
export type Fault = 'stall' | 'break' | number;

export type FaultProxy = {
  /** For a browser's proxy setting. */
  server: string;
  /** Asked of each request; `undefined` lets it through. */
  fault: (address: URL) => Fault | undefined;
  /** Addresses that went through unharmed. */
  passed: string[];
  close(): void;
};

/** A forward proxy (RFC 9110, section 7.6) between a browser and the portal that makes a bad network of a good one. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const proxy: FaultProxy = { server: '', fault: () => undefined, passed: [], close };
  const server = createServer((request, response) => {
    const fault = proxy.fault(new URL(request.url!));
    if (fault === 'stall') return;
    if (typeof fault === 'number') return void response.writeHead(fault).end();
    if (fault === undefined) proxy.passed.push(request.url!);
    pass(request, response, fault === 'break');
  });
  function close() {
    server.closeAllConnections();
    server.close();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.server = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

function pass(request: IncomingMessage, response: ServerResponse, isBroken: boolean): void {
  const { 'proxy-connection': _ignored, ...headers } = request.headers;
  const upstream = ask(request.url!, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.on('error', () => response.destroy());
    if (!isBroken) return void answer.pipe(response);
    answer.once('data', (chunk: Buffer) =>
      response.write(chunk.subarray(0, chunk.length / 2), () => {
        response.destroy();
        answer.destroy();
      }),
    );
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
