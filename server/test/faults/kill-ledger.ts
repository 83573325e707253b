import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../../src/media-contents/search/judged/seeded-draw.ts';
import type { Call, Client, Value, Write } from './kill-clients.ts';

/** Milliseconds between two writes of a person. */
const pause = 10;

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** Lets a person write, and notes what was acknowledged. A write without an answer is sent again before the next one. */
export async function openLedger(client: Client, call: Call, draw: Draw) {
  const known = await client.read(call, true);
  let open: Write | undefined;
  const counted = { acknowledged: 0, repeated: 0 };

  /** Sends the open write. Throws where it is refused, or where no answer comes. */
  async function send(write: Write): Promise<void> {
    const answer = await write.send(call);
    if (!answer.isDone)
      throw new Error(`${write.key} = ${String(write.value)} was answered ${JSON.stringify(answer)}`);
    known.set(write.key, write.value);
    counted.acknowledged++;
    open = undefined;
  }

  return {
    client,
    known: known as ReadonlyMap<string, Value>,
    counted,
    /** Writes until `isKilled`. Throws where a write fails before. */
    async write(isKilled: () => boolean): Promise<void> {
      if (open) counted.repeated++;
      try {
        while (!isKilled()) {
          open ??= client.next(draw, known);
          await send(open);
          await wait(pause);
        }
      } catch (problem) {
        if (!isKilled()) throw problem;
      }
    },
    /** Sends the write again that has no answer. */
    async settle(): Promise<void> {
      if (open) await send(open);
    },
    /** Acknowledged writes that the service does not tell, and what it tells that nobody wrote. */
    async compare(all: boolean): Promise<string[]> {
      const wrong: string[] = [];
      for (const [key, stored] of await client.read(call, all)) {
        const expected = known.get(key) ?? false;
        const mayBe = open?.key === key && stored === open.value;
        if (stored !== expected && !mayBe)
          wrong.push(`${client.subject}: ${key} is ${String(stored)} and not ${String(expected)}`);
      }
      return wrong;
    },
  };
}
