import { because } from '@tv/contract/reasons/problem-reasons';
import { Readable } from 'node:stream';
import { invalidField } from '../problem.ts';

/**
 * Passes the bytes of a body on, and throws 400 after more than `most` bytes. The rest of the body is read and dropped:
 * otherwise the client would wait to send it, and the connection's next request behind it.
 */
export function bounded(bytes: Readable, most: number, onBytes: (size: number) => void = () => {}): Readable {
  async function* counted() {
    let passed = 0;
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
        const { length } = chunk as Buffer;
        passed += length;
        if (passed > most) throw invalidField('body', because('field.bodyTooLong', { most }), 'The body');
        onBytes(length);
        yield chunk as Buffer;
      }
    } finally {
      bytes.resume();
    }
  }
  return Readable.from(counted());
}
