import type { KeyMessage } from './content-key.worker.ts';

/** The file changed or went away while it was read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/**
 * What the same bytes have in common, whatever their name: their SHA-256, as the command line writes it. The file is read
 * beside the page, so that the page stays quick.
 */
export function contentKey(
  file: File,
  onProgress: (readBytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const worker = new Worker(new URL('./content-key.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new UnreadableFile());
    signal.addEventListener('abort', fail, { once: true });
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<KeyMessage>) => {
      if ('key' in data) resolve(data.key);
      else if ('problem' in data) fail();
      else onProgress(data.readBytes);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
