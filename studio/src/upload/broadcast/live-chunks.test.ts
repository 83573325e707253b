import { expect, it } from 'vitest';
import { LiveChunks } from './live-chunks.ts';

const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe7, 0x81, 0];
const header = [1, 2, 3, 4];

/** A recording to which bytes are added. */
function aRecording() {
  let all = Uint8Array.from(header);
  const released: number[] = [];
  const add = (bytes: number[]) => void (all = Uint8Array.from([...all, ...bytes]));
  const bytes = {
    size: () => all.length,
    slice: async (from: number, to: number) => new Blob([all.slice(from, to)]),
    release: (before: number) => void released.push(before),
  };
  return { chunks: new LiveChunks(bytes, false), add, released };
}
const sent = async (chunks: LiveChunks, chunk: Awaited<ReturnType<LiveChunks['take']>>) => [
  ...new Uint8Array(await (await chunks.message(chunk!)).arrayBuffer()),
];

it('sends numbered chunks, and again those that the service does not have', async () => {
  const { chunks, add, released } = aRecording();
  add([...cluster, 9]);
  expect(await sent(chunks, await chunks.take())).toEqual([0, 0, 0, 0, ...header, ...cluster, 9]);
  expect(await chunks.take()).toBeUndefined();
  add([8]);
  await chunks.take();
  add([7]);
  await chunks.take();
  expect(chunks.stored(0)).toBe(20);
  const again = chunks.resume(2)!;
  expect(await Promise.all(again.map((chunk) => sent(chunks, chunk)))).toEqual([[0, 0, 0, 2, 7]]);
  expect(released).toEqual([20, 21]);
  expect(chunks.isEmpty).toBe(false);
  chunks.stored(2);
  expect(chunks.isEmpty).toBe(true);
});

it('begins anew at a cluster, with the header, where the service knows the stream no more', async () => {
  const { chunks, add } = aRecording();
  add([...cluster, 9]);
  await chunks.take();
  chunks.stored(0);
  add([8, 7]);
  await chunks.take();
  const before = chunks.streamId;
  expect(chunks.resume(0)).toBeUndefined();
  expect(chunks.streamId).not.toBe(before);
  // The rest of the cluster before cannot be read without its beginning.
  expect(await chunks.take()).toBeUndefined();
  add([...cluster, 6]);
  expect(await sent(chunks, await chunks.take())).toEqual([0, 0, 0, 0, ...header, ...cluster, 6]);
  add([5]);
  expect(await sent(chunks, await chunks.take())).toEqual([0, 0, 0, 1, 5]);
});
