import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service was asked. */
export type CaptionServiceRequest = {
  path: string;
  authorization: string | undefined;
  /** Fields of a form, without its file. */
  fields: [name: string, value: string][];
  /** The file of a form. */
  sound: Buffer;
  /** A JSON body. */
  json: { model: string; messages: { role: string; content: string }[]; response_format?: unknown };
};

type Answer =
  | { status?: number; headers?: Record<string, string>; body: string }
  | { status?: number; json: unknown }
  | 'hang up'
  | 'silence';

/** A service with an OpenAI-compatible interface that writes down what it is asked and answers what a test says. */
export async function startTestCaptionService(
  respond: (request: CaptionServiceRequest, count: number) => Answer | Promise<Answer>,
) {
  const requests: CaptionServiceRequest[] = [];
  let answer = respond;
  const silent = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = await readRequested(request.url ?? '', request.headers, Buffer.concat(chunks));
    requests.push(one);
    const given = await answer(one, requests.length);
    if (given === 'hang up') return void request.socket.destroy();
    if (given === 'silence') return void silent.add(response);
    const body = 'json' in given ? JSON.stringify(given.json) : given.body;
    const headers = 'headers' in given ? given.headers : {};
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** From now on it answers in another way. */
    answerWith: (next: typeof respond) => {
      requests.length = 0;
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequested(
  path: string,
  {
    authorization,
    'content-type': type = '',
  }: { authorization?: string | undefined; 'content-type'?: string | undefined },
  body: Buffer,
): Promise<CaptionServiceRequest> {
  const plain = {
    path,
    authorization,
    fields: [],
    sound: Buffer.alloc(0),
    json: { model: '', messages: [] },
  };
  if (type.startsWith('application/json'))
    return { ...plain, json: JSON.parse(body.toString()) as CaptionServiceRequest['json'] };
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file') as File;
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...plain, fields, sound: Buffer.from(await file.arrayBuffer()) };
}

/** Samples of a sound: a tone of so many seconds for each `true`, silence for each `false`. */
export function testSound(stretches: [seconds: number, isLoud: boolean][]): Buffer {
  const samples = stretches.flatMap(([seconds, isLoud]) =>
    Array.from({ length: Math.round(seconds * 16_000) }, (_, index) =>
      isLoud ? Math.round(8_000 * Math.sin(index / 10)) : 0,
    ),
  );
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, index * 2));
  return bytes;
}
