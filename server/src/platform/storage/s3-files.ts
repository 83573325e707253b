import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Files, type StoredFile, checkedKey, folderFiles } from './files.ts';
import { mimeTypeOf } from '../http/mime-type.ts';
import { readListing } from './s3-answers.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { abandonParts, putObject } from './s3-parts.ts';
import { S3Problem } from './s3-problem.ts';
import type { S3Settings } from './s3-settings.ts';

/** Milliseconds without a byte, after which a read starts again at the byte where it was. */
const longestSilence = 20_000;
const maxBeginnings = 4;
/** Milliseconds after which no instance can still be sending an upload in parts. */
const partsLife = 48 * 3_600_000;
/** Objects sent or removed at once. */
const atOnce = 4;

/**
 * Stores files in a bucket of an S3-compatible store. Folders are made in `folder` before they are moved in. `pauses`: see
 * `pausesOfStore`.
 */
export function s3Files(settings: S3Settings, folder: string, pauses?: readonly number[]): Files {
  const client = createS3Client(settings, pauses);
  const local = folderFiles(folder);

  const read: Files['read'] = (key, range) =>
    Readable.from(readObject(client, checkedKey(key), range), { objectMode: false });
  const remove = async (key: string) => {
    const keys = [key];
    for await (const { key: below } of listObjects(client, `${key}/`)) {
      keys.push(below);
      if (keys.length >= 500) await inParallel(keys.splice(0), (each) => removeOne(client, each));
    }
    await inParallel(keys, (each) => removeOne(client, each));
  };
  const { storageClass } = settings;
  const headersOf = (name: string) => ({
    'content-type': mimeTypeOf(name),
    ...(storageClass && { 'x-amz-storage-class': storageClass }),
  });
  const sizeOf = async (key: string) => {
    const response = await client.ask({ method: 'HEAD', key: checkedKey(key) });
    return response.ok ? Number(response.headers.get('content-length')) : undefined;
  };
  return {
    temporaryFolder: () => local.temporaryFolder(),
    size: sizeOf,
    async open(key) {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { size, read: (range) => read(key, range), close() {} };
    },
    read,
    readText: async (key) => Buffer.concat(await read(key).toArray()).toString('utf8'),
    write: (key, content) => putObject(client, checkedKey(key), content, headersOf(key)),
    async moveIn(source, key) {
      await remove(checkedKey(key));
      const names = (await readdir(source, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      await inParallel(names, async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const { size } = await stat(file);
        const target = `${key}${file.slice(source.length)}`;
        const content = createReadStream(file);
        await putObject(client, target, content, headersOf(name), size);
      });
      await rm(source, { recursive: true, force: true });
    },
    list: () => listObjects(client, ''),
    remove: (key) => remove(checkedKey(key)),
    async tidy(options) {
      await local.tidy(options);
      await abandonParts(client, new Date(Date.now() - partsLife));
    },
    addressOf: (key, { contentType, disposition, seconds }) =>
      client.addressOf(
        checkedKey(key),
        {
          'response-content-type': contentType,
          ...(disposition && { 'response-content-disposition': disposition }),
        },
        seconds,
      ),
    proxyPath: () => undefined,
  };
}

/** The bytes of an object. A read whose connection broke goes on at the same byte, as long as the object is the same, from the beginning where a tag is given. */
export async function* readObject(
  client: S3Client,
  key: string,
  range?: { start: number; end: number },
  wantedTag?: string,
) {
  let position = range?.start ?? 0;
  let tag = wantedTag;
  let isLonger = true;
  for (let beginning = 1; isLonger; beginning++) {
    const silence = new AbortController();
    try {
      const response = await client.ask({
        method: 'GET',
        key,
        headers: {
          ...((range || position > 0) && { range: `bytes=${position}-${range?.end ?? ''}` }),
          ...(tag && { 'if-match': tag }),
        },
        signal: silence.signal,
      });
      if (!response.ok || !response.body) throw new S3Problem('The object store has no such file.', 404);
      if (position > 0 && response.status !== 206)
        throw new S3Problem('The object store does not serve ranges.', 416);
      tag = response.headers.get('etag') ?? undefined;
      const reader = response.body.getReader();
      try {
        for (;;) {
          const { value, done } = await within(longestSilence, reader.read());
          if (done) break;
          position += value.length;
          beginning = 1;
          yield Buffer.from(value.buffer, value.byteOffset, value.length);
        }
      } finally {
        // Also when the reader went away.
        await reader.cancel().catch(() => {});
      }
      isLonger = false;
    } catch (problem) {
      silence.abort();
      if (problem instanceof S3Problem || beginning >= maxBeginnings || !tag) throw problem;
    }
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the object store fell silent')), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export async function* listObjects(client: S3Client, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined;
  do {
    const response = await client.ask({
      method: 'GET',
      query: { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) },
    });
    const text = await response.text();
    if (!response.ok)
      throw new S3Problem('The object store does not know the bucket: correct S3_BUCKET.', 404);
    const page = readListing(text);
    yield* page.objects;
    next = page.next;
  } while (next);
}

async function removeOne(client: S3Client, key: string): Promise<void> {
  const response = await client.ask({ method: 'DELETE', key });
  await response.arrayBuffer();
}

async function inParallel<Each>(list: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const rest = list.values();
  const worker = async () => {
    for (const each of rest) await work(each);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
