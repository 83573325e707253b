import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClient, ProblemError, UnreachableError } from './client.ts';

type ReceivedCall = {
  method: string;
  url: string;
  token: string | undefined;
  offset: string | undefined;
  size: number;
};
type Answer = (response: ServerResponse, received: ReceivedCall) => void;
let received: ReceivedCall[] = [];
let answers: Answer[] = [];
const server = createServer((request: IncomingMessage, response) => {
  let size = 0;
  request.on('data', (chunk: Buffer) => (size += chunk.length));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const call = {
      ...{ method, url, size, token: headers.authorization },
      offset: headers['upload-offset'] as string | undefined,
    };
    received.push(call);
    // The last answer is given to every further request.
    (answers.length > 1 ? answers.shift()! : answers[0]!)(response, call);
  });
});
let portal: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void (received = []));

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
const broken: Answer = (response) => response.destroy();
const failed = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (problem: unknown) => problem,
  );

it('repeats what is safe to repeat, and what was turned away; nothing else', async () => {
  const tv = createClient({ portal, retries: 2 });
  answers = [json({}, 503, { 'retry-after': '0.01' }), broken, json({ informationalVersion: '1' })];
  expect(await tv.call('GET /About/Version')).toEqual({ informationalVersion: '1' });
  expect(received).toHaveLength(3);

  received = [];
  answers = [json({ reason: 'request.away' }, 503)];
  const post = () => tv.call('POST /AnalyticsEvents', { body: { events: [] } });
  expect(await failed(post())).toMatchObject({ status: 503, reason: 'request.away' });
  answers = [broken];
  expect(await failed(post())).toBeInstanceOf(UnreachableError);
  expect(received).toHaveLength(2);

  received = [];
  answers = [json({}, 429, { 'retry-after': '0.01' }), (response) => response.writeHead(204).end()];
  expect(await post()).toBeUndefined();
  expect(received).toHaveLength(2);

  received = [];
  for (const refused of [
    json({ errorCode: 14, message: 'Gone.' }, 404),
    json({}, 429, { 'retry-after': '3600' }),
    json({ exceptionData: { quota: 'personBytes' } }, 429),
  ]) {
    answers = [refused];
    expect(await failed(tv.call('GET /About/Version'))).toBeInstanceOf(ProblemError);
  }
  expect(received).toHaveLength(3);
});

it('asks for a new token once after one was refused', async () => {
  const tokens: boolean[] = [];
  const tv = createClient({
    portal,
    bearer: (isRefused) => (tokens.push(isRefused), isRefused ? 'new' : 'old'),
  });
  answers = [json({}, 401), json({ informationalVersion: '1' })];
  await tv.call('GET /About/Version');
  expect(received.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  answers = [json({}, 401)];
  expect(await failed(tv.call('GET /About/Version'))).toMatchObject({ status: 401 });
  expect(tokens).toEqual([false, true, false, true]);
});

it('ends at once when it is aborted, also between two tries', async () => {
  const tv = createClient({ portal });
  const ending = new AbortController();
  answers = [
    (response) => {
      json({}, 503, { 'retry-after': '100' })(response, received[0]!);
      setImmediate(() => ending.abort(new Error('enough')));
    },
  ];
  expect(await failed(tv.call('GET /About/Version', { signal: ending.signal }))).toMatchObject({
    message: 'enough',
  });
  expect(await failed(tv.call('GET /About/Version', { signal: ending.signal }))).toMatchObject({
    message: 'enough',
  });
  expect(received).toHaveLength(1);
});

it('reads lists by their cursor, else by their pages, as far as they are asked for', async () => {
  const tv = createClient({ portal });
  answers = [
    json([{ id: 'a' }], 200, { 'x-pagination-next': 'two' }),
    // A page behind a cursor counts as the first of them all.
    json([{ id: 'b' }], 200, { 'x-pagination-index': '1', 'x-pagination-total-pages': '2' }),
  ];
  const found = [];
  for await (const { id } of tv.all('GET /MediaContents', { query: { tag: ['x', 'y z'] } })) found.push(id);
  expect(found).toEqual(['a', 'b']);
  expect(received.map(({ url }) => url)).toEqual([
    '/api/MediaContents?tag=x&tag=y+z',
    '/api/MediaContents?tag=x&tag=y+z&cursor=two',
  ]);
  received = [];
  answers = ['1', '2'].map((index) =>
    json([{ id: index }], 200, { 'x-pagination-index': index, 'x-pagination-total-pages': '2' }),
  );
  const counted = [];
  for await (const { id } of tv.all('GET /Categories')) counted.push(id);
  expect([counted, received.at(-1)?.url]).toEqual([['1', '2'], '/api/Categories?pageIndex=2']);
  received = [];
  answers = [json([{ id: 'a' }, { id: 'b' }], 200, { 'x-pagination-next': 'two' })];
  for await (const _ of tv.all('GET /MediaContents')) break;
  expect(received).toHaveLength(1);
});

it('goes on with an upload where it stopped, and where an answer was lost', async () => {
  const tv = createClient({ portal });
  const part = 8 * 1024 ** 2;
  const file = new Blob([new Uint8Array(2 * part + 10)]);
  const upload = { id: 'an-id', sizeInBytes: file.size, isCompleted: false };
  answers = [
    json({ ...upload, offset: part }, 201),
    // The bytes arrived and the answer did not.
    broken,
    json({ exceptionData: { offset: 2 * part } }, 409),
    json({ ...upload, offset: file.size }),
    json({ id: 'an-item', progress: 0 }),
  ];
  const shares: number[] = [];
  const about = { fileName: 'a.mp4', sizeInBytes: file.size, idempotencyKey: 'the-same-key' };
  expect(await tv.upload(file, about, { onProgress: (share) => shares.push(share) })).toMatchObject({
    id: 'an-item',
  });
  expect(received.map(({ method, offset, size }) => [method, offset, size]).slice(1, 4)).toEqual([
    ['PATCH', String(part), part],
    ['PATCH', String(part), part],
    ['PATCH', String(2 * part), 10],
  ]);
  expect(received.at(-1)?.url).toBe('/api/Management/Uploads/an-id/Completions');
  expect(shares.at(-1)).toBe(1);
  await expect(tv.upload(file, { ...about, sizeInBytes: 1 })).rejects.toThrow('not 1');
});
