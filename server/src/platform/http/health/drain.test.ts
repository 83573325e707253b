import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEnding } from './drain.ts';

let app: FastifyInstance;
let agent: Agent;
let ending: ReturnType<typeof createEnding>;
/** Lets the slow request end. */
let finish: () => void;
let arrived: Promise<void>;
beforeEach(async () => {
  const slow = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  finish = slow.resolve;
  arrived = arrival.promise;
  app = Fastify({ return503OnClosing: false });
  ending = createEnding();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  app.get('/', async () => 'here');
  app.get('/slow', async () => {
    arrival.resolve();
    await slow.promise;
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

async function ask(path: string, by: Agent | false = agent) {
  const { port } = app.server.address() as AddressInfo;
  return askAt(port, path, by);
}

async function askAt(port: number, path: string, by: Agent | false) {
  const [response] = (await once(
    request({ port, host: '127.0.0.1', path, agent: by }).end(),
    'response',
  )) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  return { body, status: response.statusCode, connection: response.headers.connection };
}

test('requests are answered as before until the time is over, and the balancer is told at once', async () => {
  const hurry = new AbortController();
  const drained = ending.drain(app, { seconds: 600, hurry: hurry.signal });
  expect([ending.draining.aborted, ending.closing.aborted]).toEqual([true, false]);
  expect(await ask('/')).toEqual({ body: 'here', status: 200, connection: 'keep-alive' });
  expect(await ask('/', false)).toMatchObject({ body: 'here', status: 200 });
  hurry.abort();
  await drained;
  expect(ending.closing.aborted).toBe(true);
  expect(app.server.listening).toBe(false);
});

test('a connection that a balancer holds open is answered once more after the listener has closed', async () => {
  const { port } = app.server.address() as AddressInfo;
  await ask('/');
  const drained = ending.drain(app, { seconds: 0.01, hurry: new AbortController().signal });
  await once(ending.closing, 'abort');
  expect(await askAt(port, '/', agent)).toEqual({ body: 'here', status: 200, connection: 'close' });
  await expect(askAt(port, '/', false)).rejects.toThrow('ECONNREFUSED');
  await drained;
});

test('a request in flight ends before the process does', async () => {
  const answer = ask('/slow');
  await arrived;
  let isDrained = false;
  const drained = ending
    .drain(app, { seconds: 0, hurry: new AbortController().signal })
    .then(() => (isDrained = true));
  await once(app.server, 'close', { signal: AbortSignal.timeout(100) }).catch(() => {});
  expect(isDrained).toBe(false);
  finish();
  expect(await answer).toMatchObject({ body: 'late', status: 200 });
  await drained;
});

test('a request that does not end is cut off', async () => {
  const answer = ask('/slow');
  await arrived;
  const cut = expect(answer).rejects.toThrow('socket hang up');
  await ending.drain(app, { seconds: 0, hurry: new AbortController().signal, longest: 200 });
  await cut;
});
