import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What the same bytes have in common, whatever their name and wherever they lie: their SHA-256. */
export async function contentKey(
  file: string,
  onProgress: (bytes: number) => void = () => {},
): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
    onProgress((read += (chunk as Buffer).length));
  }
  return `sha256 ${hash.digest('hex')}`;
}
