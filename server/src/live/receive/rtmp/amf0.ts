/** AMF0, in which RTMP writes commands (Action Message Format 0, Adobe 2007). Only what encoders send is read. */
export type AmfValue = number | boolean | string | null | undefined | AmfObject | AmfValue[];
export type AmfObject = { [name: string]: AmfValue };

const marker = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  ecmaArray: 8,
  end: 9,
  array: 10,
};
const maxValues = 200;
const maxDepth = 4;

/** Reads the values of a message. Throws where it is not AMF0, is cut off, or holds more than a command ever does. */
export function readAmf(bytes: Buffer): AmfValue[] {
  const values: AmfValue[] = [];
  let position = 0;
  let count = 0;

  const take = (length: number): number => {
    if (position + length > bytes.length) throw new Error('The command is cut off.');
    position += length;
    return position - length;
  };
  const text = (): string => {
    const length = bytes.readUInt16BE(take(2));
    const start = take(length);
    return bytes.toString('utf8', start, start + length);
  };
  const fields = (depth: number): AmfObject => {
    const object: AmfObject = Object.create(null) as AmfObject;
    for (;;) {
      const name = text();
      if (name === '' && bytes[position] === marker.end) {
        take(1);
        return object;
      }
      object[name] = value(depth);
    }
  };
  const value = (depth: number): AmfValue => {
    if (++count > maxValues || depth > maxDepth) throw new Error('The command is too large.');
    const kind = bytes[take(1)]!;
    if (kind === marker.number) return bytes.readDoubleBE(take(8));
    if (kind === marker.boolean) return bytes[take(1)] !== 0;
    if (kind === marker.string) return text();
    if (kind === marker.object) return fields(depth + 1);
    if (kind === marker.null) return null;
    if (kind === marker.undefined) return undefined;
    if (kind === marker.ecmaArray) {
      take(4);
      return fields(depth + 1);
    }
    // Encoders name the codecs that they could send in one.
    if (kind === marker.array) {
      const length = Math.min(bytes.readUInt32BE(take(4)), maxValues);
      return Array.from({ length }, () => value(depth + 1));
    }
    throw new Error('The command holds a value of an unknown kind.');
  };

  while (position < bytes.length) values.push(value(0));
  return values;
}

export function writeAmf(values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(written));
}

function written(value: AmfValue): Buffer {
  if (value === undefined) return Buffer.from([marker.undefined]);
  if (value === null) return Buffer.from([marker.null]);
  if (typeof value === 'boolean') return Buffer.from([marker.boolean, value ? 1 : 0]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') return Buffer.concat([Buffer.from([marker.string]), name(value)]);
  if (Array.isArray(value)) {
    const head = Buffer.alloc(5, marker.array);
    head.writeUInt32BE(value.length, 1);
    return Buffer.concat([head, ...value.map(written)]);
  }
  return Buffer.concat([
    Buffer.from([marker.object]),
    ...Object.entries(value).flatMap(([key, field]) => [name(key), written(field)]),
    Buffer.from([0, 0, marker.end]),
  ]);
}

function name(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
