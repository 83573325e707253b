import { Readable } from 'node:stream';
import { invalidField } from './problem.ts';

/**
 * Passes bytes on and fails once there are more than `most`. The request itself stays open for the answer, and what is
 * left of it is read: whoever is still sending would wait, and the connection's next request behind it.
 */
export function bounded(bytes: Readable, most: number, onBytes: (size: number) => void = () => {}): Readable {
  async function* counted() {
    let passed = 0;
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
        const { length } = chunk as Buffer;
        passed += length;
        if (passed > most)
          throw invalidField('body', `is longer than the ${most} bytes that fit here.`, 'The body');
        onBytes(length);
        yield chunk as Buffer;
      }
    } finally {
      bytes.resume();
    }
  }
  return Readable.from(counted());
}
