import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** An archive of these files. */
export async function zipOf(files: Record<string, string>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, content] of Object.entries(files)) await writer.add(name, new TextReader(content));
  return writer.close();
}
