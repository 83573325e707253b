import { expect, test } from 'vitest';
import { workInTurn } from './in-turn.ts';

test('work of one key is done in its order, also after a failure, and other keys do not wait', async () => {
  const queue = workInTurn();
  const done: string[] = [];
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const first = queue('a', async () => {
    await promise;
    done.push('first');
    throw new Error('it failed');
  });
  const second = queue('a', async () => done.push('second'));
  await queue('b', async () => done.push('of another key'));
  expect(done).toEqual(['of another key']);
  goOn();
  await expect(first).rejects.toThrow('it failed');
  await second;
  expect(done).toEqual(['of another key', 'first', 'second']);
});
