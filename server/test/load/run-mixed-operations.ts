import { expect } from 'vitest';
import { fireDueSchedules } from '../../src/media-contents/lifecycle/fire-due-schedules.ts';
import { startTestService } from '../../src/test-service.ts';
import { compareWithModel } from './compare-with-model.ts';
import { publishDue } from './mixed-managing.ts';
import { carryOut, drawOperations, type MixedOperation } from './mixed-operation.ts';
import { buildMixedWorld, clientCount, type MixedWorld } from './mixed-world.ts';

const log = { info() {}, warn() {}, error: (problem: unknown) => problems.push(problem) } as never;
const problems: unknown[] = [];

/** Longer than a viewer is remembered as counted: everybody counts again, and what was scheduled so far is due. */
const roundMinutes = 31;

/**
 * Lets 64 clients make `count` drawn calls, each client its own one after the other and all clients at the same time;
 * compares with the model after every round. The seed of a failure is in its message: MIXED_SEED draws the same again.
 */
export async function runMixedOperations(count: number, rounds: number): Promise<void> {
  const seed = Number(process.env.MIXED_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const operations = drawOperations(count, seed);
  const service = await startTestService();
  try {
    const world = await buildMixedWorld(service);
    for (let round = 0; round < rounds; round++) {
      const from = Math.floor((round * count) / rounds);
      const to = Math.floor(((round + 1) * count) / rounds);
      const wrong = await playRound(world, operations.slice(from, to));
      expect(wrong, `answers, MIXED_SEED=${seed}`).toEqual([]);
      service.setNow(new Date(service.now().getTime() + roundMinutes * 60_000));
      // Two workers look for what is due at the same time.
      const parts = { db: service.db, clock: service.now, log };
      await Promise.all([fireDueSchedules(parts), fireDueSchedules(parts)]);
      publishDue(world);
      world.counted.clear();
      const { real, model } = await compareWithModel(world);
      expect(real, `state after round ${round + 1}, MIXED_SEED=${seed}`).toEqual(model);
    }
    expect(problems).toEqual([]);
  } finally {
    await service.close();
  }
}

async function playRound(world: MixedWorld, operations: MixedOperation[]): Promise<string[]> {
  const clients = Array.from({ length: clientCount }, (_, client) =>
    operations.filter((operation) => operation.client === client),
  );
  const wrong: string[] = [];
  await Promise.all(
    clients.map(async (own) => {
      for (const operation of own) {
        const problem = await carryOut(world, operation);
        if (problem) wrong.push(problem);
      }
    }),
  );
  return wrong;
}
