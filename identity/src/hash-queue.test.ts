import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyError, createHashQueue } from './hash-queue.ts';

const limits = { atOnce: 2, longest: 40, mostOfOne: 20 };
const stranger = (host: number) => ({ isKnown: false, source: `203.0.113.${host}` });

/** Asks for a turn; the work ends when the test says so. */
function begin() {
  const inTurn = createHashQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (turn: { isKnown: boolean; source: string }) =>
    inTurn(turn, () => {
      begun.push(turn.source);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await wait(0);
  };
  return { ask, begun, endOne };
}

test('known people come next however many strangers wait, and are never refused because of them', async () => {
  const { ask, begun, endOne } = begin();
  const asked = Array.from({ length: 55 }, (_, host) => ask(stranger(host)));
  const refused = asked.slice(42);
  for (const each of refused) await expect(each).rejects.toBeInstanceOf(BusyError);
  const owner = ask({ isKnown: true, source: 'browser abc' });
  await endOne();
  expect(begun).toEqual(['203.0.113.0', '203.0.113.1', 'browser abc']);
  for (let time = 0; time < 43; time++) await endOne();
  await Promise.all([owner, ...asked.slice(0, 42)]);
});

test('strangers are not forgotten while known people keep coming', async () => {
  const { ask, begun, endOne } = begin();
  const asked = [0, 1, 2, 3].map((host) => ask(stranger(host)));
  for (let person = 0; person < 8; person++) asked.push(ask({ isKnown: true, source: `browser ${person}` }));
  for (let time = 0; time < 12; time++) await endOne();
  await Promise.all(asked);
  expect(begun.indexOf('203.0.113.2')).toBe(5);
  expect(begun.indexOf('203.0.113.3')).toBe(9);
});

test('one source never fills the queue of the others, known or not', async () => {
  for (const isKnown of [true, false]) {
    const { ask, endOne } = begin();
    const asked = Array.from({ length: 30 }, () => ask({ isKnown, source: 'one' }));
    for (const each of asked.slice(22)) await expect(each).rejects.toBeInstanceOf(BusyError);
    const other = ask({ isKnown, source: 'other' });
    for (let time = 0; time < 23; time++) await endOne();
    await Promise.all([other, ...asked.slice(0, 22)]);
  }
});

test('a failure hands its place on', async () => {
  const inTurn = createHashQueue({ ...limits, atOnce: 1 });
  const failing = inTurn(stranger(1), () => Promise.reject(new Error('failed')));
  const after = inTurn(stranger(2), async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await after).toBe('done');
});
