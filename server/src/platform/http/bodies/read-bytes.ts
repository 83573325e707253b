import { because } from '@tv/contract/reasons/problem-reasons';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { Readable } from 'node:stream';
import { bounded } from './bounded.ts';
import { invalidField, misusedField } from '../problem.ts';

/** The stream of a body. Throws 400 for a body of another type. */
export function streamOf(body: unknown): Readable {
  if (body !== null && typeof body === 'object' && 'pipe' in body) return body as Readable;
  throw misusedField('content-type', `must be ${bytesType}.`);
}

/** Reads a streamed body of at most `most` bytes. Throws 400 for a longer, empty, or otherwise typed body. */
export async function readBytes(body: unknown, most: number): Promise<Buffer> {
  const bytes = Buffer.concat(await bounded(streamOf(body), most).toArray());
  if (bytes.length === 0) throw invalidField('body', because('field.bodyEmpty'), 'The body');
  return bytes;
}
