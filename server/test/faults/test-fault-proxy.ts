import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * What happens to the bytes of a connection. `silent`: they vanish, as on the way to a machine that has died. `slow`: each
 * answer comes late. `dripping`: answers come byte by byte. `garbled`: answers are other bytes. `reset`: connections break, old and new ones.
 */
export type Fault = 'silent' | 'slow' | 'dripping' | 'garbled' | 'reset';

/** Milliseconds by which an answer is late. */
const delay = 1_500;
/** Milliseconds between two bytes of an answer that drips. */
const drip = 250;

export type FaultProxy = {
  port: number;
  /** From now on, also for connections that are open; `undefined` heals. What vanished does not come back. */
  fail(fault: Fault | undefined): void;
  close(): Promise<void>;
};

/** Writes to a socket later, in order, and answers how many milliseconds that takes. */
function writeLate(to: Socket, bytes: Buffer, fault: 'slow' | 'dripping'): number {
  const pieces = fault === 'slow' ? [bytes] : Array.from(bytes, (byte) => Buffer.of(byte));
  const pause = fault === 'slow' ? delay : drip;
  for (const [index, piece] of pieces.entries())
    setTimeout(() => to.destroyed || to.write(piece), pause * (index + 1)).unref();
  return pause * pieces.length;
}

/** Passes TCP connections on, and harms them when it is asked to. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let fault: Fault | undefined;
  const pairs = new Set<{ near: Socket; far: Socket; isDeaf: boolean }>();
  const server = createServer((near) => {
    const far = connect(target);
    const pair = { near, far, isDeaf: fault === 'silent' };
    if (fault === 'reset') return void (near.resetAndDestroy(), far.destroy());
    pairs.add(pair);
    // What is late arrives before the end of its connection.
    let lateUntil = 0;
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
      from.on('data', (bytes) => {
        if (pair.isDeaf) return;
        if (isAnswer && (fault === 'slow' || fault === 'dripping'))
          lateUntil = Date.now() + writeLate(to, bytes, fault);
        else to.write(isAnswer && fault === 'garbled' ? bytes.map((byte) => byte ^ 0x5a) : bytes);
      });
      // A machine that has died closes nothing either.
      from
        .on('close', () => {
          if (pair.isDeaf && isAnswer) return;
          if (isAnswer && lateUntil > Date.now()) setTimeout(end, lateUntil - Date.now() + 50).unref();
          else end();
        })
        .on('error', () => {});
    };
    pass(near, far, false);
    pass(far, near, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fail(next) {
      fault = next;
      for (const pair of pairs) {
        if (fault === 'silent') pair.isDeaf = true;
        if (fault === 'reset') pair.near.resetAndDestroy();
      }
    },
    async close() {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
