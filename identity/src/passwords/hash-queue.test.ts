import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyError, createHashQueue } from './hash-queue.ts';

const limits = { concurrency: 2, maxWaiting: 40, maxWaitingPerSource: 20 };
const stranger = (host: number) => ({ isTrusted: false, source: `203.0.113.${host}` });

/** Enqueues work that the test ends. */
function begin() {
  const enqueue = createHashQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (requester: { isTrusted: boolean; source: string }) =>
    enqueue(requester, () => {
      begun.push(requester.source);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await wait(0);
  };
  return { ask, begun, endOne };
}

test('trusted requesters go first, and are not refused, however many strangers wait', async () => {
  const { ask, begun, endOne } = begin();
  const requests = Array.from({ length: 55 }, (_, host) => ask(stranger(host)));
  const refused = requests.slice(42);
  for (const each of refused) await expect(each).rejects.toBeInstanceOf(BusyError);
  const owner = ask({ isTrusted: true, source: 'browser abc' });
  await endOne();
  expect(begun).toEqual(['203.0.113.0', '203.0.113.1', 'browser abc']);
  for (let time = 0; time < 43; time++) await endOne();
  await Promise.all([owner, ...requests.slice(0, 42)]);
});

test('strangers are served while trusted requesters go on coming', async () => {
  const { ask, begun, endOne } = begin();
  const requests = [0, 1, 2, 3].map((host) => ask(stranger(host)));
  for (let person = 0; person < 8; person++)
    requests.push(ask({ isTrusted: true, source: `browser ${person}` }));
  for (let time = 0; time < 12; time++) await endOne();
  await Promise.all(requests);
  expect(begun.indexOf('203.0.113.2')).toBe(5);
  expect(begun.indexOf('203.0.113.3')).toBe(9);
});

test('one source never fills a queue, trusted or not', async () => {
  for (const isTrusted of [true, false]) {
    const { ask, endOne } = begin();
    const requests = Array.from({ length: 30 }, () => ask({ isTrusted, source: 'one' }));
    for (const each of requests.slice(22)) await expect(each).rejects.toBeInstanceOf(BusyError);
    const other = ask({ isTrusted, source: 'other' });
    for (let time = 0; time < 23; time++) await endOne();
    await Promise.all([other, ...requests.slice(0, 22)]);
  }
});

test('a failed hash hands its place to the next one', async () => {
  const enqueue = createHashQueue({ ...limits, concurrency: 1 });
  const failing = enqueue(stranger(1), () => Promise.reject(new Error('failed')));
  const after = enqueue(stranger(2), async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await after).toBe('done');
});
