/**
 * A piece of work on pictures, which runs in a process of its own: a module of this shape is the only place that imports
 * `sharp`. `given` and `result` are JSON, `pictures` are the bytes of files.
 */
export type Drawing<Given, Result> = (
  given: Given,
  pictures: Buffer[],
) => Promise<{ result: Result; pictures: Buffer[] }>;

/** One JSON value and any number of byte sequences, as one sequence. */
export function pack(value: unknown, parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(JSON.stringify({ value, sizes: parts.map(({ length }) => length) }));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, ...parts]);
}

/** Throws where bytes are missing. */
export function unpack(bytes: Buffer): { value: unknown; parts: Buffer[] } {
  let position = 4 + bytes.readUInt32BE(0);
  const { value, sizes } = JSON.parse(bytes.toString('utf8', 4, position)) as {
    value: unknown;
    sizes: number[];
  };
  const parts = sizes.map((size) => bytes.subarray(position, (position += size)));
  if (position !== bytes.length) throw new Error('The message is not whole.');
  return { value, parts };
}
