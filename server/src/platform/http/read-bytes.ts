import type { Readable } from 'node:stream';
import { bounded } from './bounded.ts';
import { invalidField } from './problem.ts';

/** Reads a streamed body of at most `most` bytes. Throws 400 for a longer, empty, or otherwise typed body. */
export async function readBytes(body: unknown, most: number): Promise<Buffer> {
  if (body === null || typeof body !== 'object' || !('pipe' in body))
    throw invalidField('content-type', 'must be application/offset+octet-stream.');
  const bytes = Buffer.concat(await bounded(body as Readable, most).toArray());
  if (bytes.length === 0) throw invalidField('body', 'is empty.', 'The body');
  return bytes;
}
