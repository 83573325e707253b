import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Attribute = { key: string; value: Record<string, unknown> };
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Delivery = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[];
};

/** Takes traces by OTLP over HTTP, as a collector does, and remembers all bytes. */
export async function startCollector() {
  const received: { type: string; headers: Record<string, unknown>; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (request.url === '/v1/traces')
      received.push({ type: String(request.headers['content-type']), headers: request.headers, body });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const deliveries = () => received.map(({ body }) => JSON.parse(body.toString()) as Delivery);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** All that came, as text. */
    text: () => received.map(({ body }) => body.toString('latin1')).join('\n'),
    /** The spans, where they came as JSON. */
    spans: (): CollectedSpan[] =>
      deliveries().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: (): Record<string, unknown> => attributesOf(deliveries()[0]!.resourceSpans[0]!.resource),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const attributesOf = ({ attributes }: { attributes: Attribute[] }): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
