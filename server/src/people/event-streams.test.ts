import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { createEventStreams } from './event-streams.ts';

/** A visitor's streams, which ask no database. `isFor`: what is told is for them. */
function open(isFor: () => Promise<boolean>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const streams = createEventStreams({
    ...{ db: {} as Database, clock: () => new Date(), beatEvery: 20 },
    most: { ofOne: 9, ofAll: 9, ofNobody: 2 },
  });
  app.get('/', (_, reply) => streams.send({ kind: 'nobody' }, 3600, reply, () => () => {}, isFor));
  return () => app.inject({ url: '/', payloadAsStream: true });
}

test('a stream ends when what it tells is no longer for its listener, or nobody can say', async () => {
  for (const after of [async () => false, () => Promise.reject(new Error('no database'))]) {
    let answers = 0;
    const begin = open(() => ((answers += 1) > 1 ? after() : Promise.resolve(true)));
    expect(await text((await begin()).stream())).toContain(': here');
  }
});

test('visitors behind one address have a limit of their own, and a stream that ended counts no more', async () => {
  let isFor = true;
  const begin = open(async () => isFor);
  const [one, other] = [await begin(), await begin()];
  expect((await begin()).statusCode).toBe(429);
  isFor = false;
  await Promise.all([text(one.stream()), text(other.stream())]);
  expect((await begin()).statusCode).toBe(200);
});
