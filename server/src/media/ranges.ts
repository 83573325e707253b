/** A byte range, both positions included. */
export type ByteRange = { start: number; end: number };

/**
 * One range of a `Range` header over a file of `size` bytes (RFC 9110, section 14.2). `undefined`: answer with the
 * whole file, as for a header that is malformed or asks several ranges. `'unsatisfiable'`: answer 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
