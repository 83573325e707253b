import fc from 'fast-check';
import { managing } from './mixed-managing.ts';
import { watching } from './mixed-watching.ts';
import { clientCount, itemCount, type MixedWorld, movedItem, moverCount } from './mixed-world.ts';

export type MixedOperation = {
  kind: string;
  client: number;
  item: number;
  value: number;
  /** As after a lost answer: asked again once it was answered, or while the first is still under way. */
  repeat: 'never' | 'afterwards' | 'at once';
};
export type Outcome = { status: number; errorCode: number | undefined };
export type MixedKind = {
  send(
    world: MixedWorld,
    operation: MixedOperation,
  ): Promise<{ status: number; body: { errorCode?: number } | undefined }>;
  /** Moves the model on. Answers whether these outcomes can be. */
  settle(world: MixedWorld, operation: MixedOperation, outcomes: Outcome[]): boolean;
};

const repeat = fc.constantFrom('never', 'never', 'afterwards', 'at once');
const value = fc.nat(99);
/** Any item, and much oftener the few that everybody is at. */
const item = fc.oneof(fc.nat(itemCount - 1), fc.constantFrom(0, movedItem(0), movedItem(1)));
const operation: fc.Arbitrary<MixedOperation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...Object.keys(watching)),
      client: fc.nat(clientCount - 1),
      item,
      value,
      repeat,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(...Object.keys(managing)),
      client: fc.nat(moverCount - 1),
      item,
      value,
      repeat,
    }),
  },
) as fc.Arbitrary<MixedOperation>;

export const drawOperations = (count: number, seed: number) => fc.sample(operation, { numRuns: count, seed });

/** Makes the call, and the same once more where its answer is said to be lost. Answers what cannot be. */
export async function carryOut(world: MixedWorld, carried: MixedOperation): Promise<string | undefined> {
  const { send, settle } = (watching[carried.kind] ?? managing[carried.kind])!;
  const once = async (): Promise<Outcome> => {
    const { status, body } = await send(world, carried);
    return { status, errorCode: body?.errorCode };
  };
  const outcomes =
    carried.repeat === 'at once'
      ? await Promise.all([once(), once()])
      : [await once(), ...(carried.repeat === 'afterwards' ? [await once()] : [])];
  if (settle(world, carried, outcomes)) return undefined;
  return `${JSON.stringify(carried)} was answered ${JSON.stringify(outcomes)}`;
}
