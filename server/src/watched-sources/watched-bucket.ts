import { Readable } from 'node:stream';
import { because } from '@tv/contract/reasons/problem-reasons';
import { createS3Client } from '../platform/storage/s3-client.ts';
import { listObjects, readObject } from '../platform/storage/s3-files.ts';
import { S3Problem } from '../platform/storage/s3-problem.ts';
import type { WatchedEndpoint } from '../platform/storage/watched-endpoints.ts';
import { isBelow, maxWatchedFiles, StillWritten, type WatchedFolder } from './watched-folder.ts';
import { WatchedProblem } from './watched-problem.ts';

export type Bucket = { bucket: string; prefix: string; keyId: string; secret: string };

/**
 * A bucket that an organization named, at an endpoint that the operator allows. Its objects below the prefix are the files. Left out are
 * keys that no path can have, and names that begin with a dot.
 */
export async function openWatchedBucket(
  { endpoint, region }: WatchedEndpoint,
  { bucket, prefix, keyId, secret }: Bucket,
): Promise<WatchedFolder> {
  const client = createS3Client({
    ...{ endpoint, region, bucket, publicEndpoint: undefined },
    ...{ accessKeyId: keyId, secretAccessKey: secret },
  });
  const below = prefix && `${prefix}/`;
  const objects = new Map<string, { size: number; tag: string }>();
  await withReason(bucket, async () => {
    for await (const { key, size, tag } of listObjects(client, below)) {
      const path = key.slice(below.length);
      if (!isPath(path)) continue;
      if (objects.size >= maxWatchedFiles)
        throw new WatchedProblem(because('watched.manyFiles', { most: maxWatchedFiles }));
      objects.set(path, { size, tag });
    }
  });

  const bytesOf = (path: string, tag: string, range?: { start: number; end: number }) =>
    Readable.from(readBytes(bucket, readObject(client, below + path, range, tag)), { objectMode: false });
  const objectAt = (path: string) => {
    const found = objects.get(path);
    if (!found) throw new WatchedProblem(because('watched.fileGone', { file: path }));
    return found;
  };
  /** The size and tag by now. */
  const now = (path: string) =>
    withReason(bucket, async () => {
      const response = await client.ask({ method: 'HEAD', key: below + path });
      return response.ok ? Number(response.headers.get('content-length')) : undefined;
    });

  return {
    list: async () => [...objects].map(([path, { size }]) => ({ path, sizeInBytes: size })),
    async read(path, maximumBytes) {
      const { size, tag } = objectAt(path);
      if (size > maximumBytes)
        throw new WatchedProblem(because('watched.fileLarge', { file: path, most: maximumBytes }));
      return Buffer.concat(await bytesOf(path, tag).toArray());
    },
    async openFile(path, sizeInBytes) {
      const { tag } = objectAt(path);
      if ((await now(path)) !== sizeInBytes) throw new StillWritten();
      return {
        read: (start, end) => bytesOf(path, tag, { start, end }),
        size: async () => (await now(path)) ?? 0,
        close: async () => {},
      };
    },
  };
}

const isPath = (path: string) =>
  path !== '' && !path.endsWith('/') && isBelow(path) && !path.split('/').some((part) => /^\.|^$/.test(part));

/** Errors of an organization's own store are reported as such, and never taken for the portal's own. */
async function withReason<Result>(bucket: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (problem) {
    throw reasonOf(bucket, problem);
  }
}

async function* readBytes(bucket: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (problem) {
    throw reasonOf(bucket, problem instanceof S3Problem ? problem : new S3Problem('The store fell silent.'));
  }
}

function reasonOf(bucket: string, problem: unknown): unknown {
  if (!(problem instanceof S3Problem)) return problem;
  // The object is another one by now.
  if (problem.status === 412) return new StillWritten();
  if (problem.status === 404) return new WatchedProblem(because('watched.noBucket', { bucket }));
  if (problem.isAway) return new WatchedProblem(because('watched.bucketSilent'));
  return new WatchedProblem(
    because('watched.bucketRefused', { code: problem.code ?? String(problem.status) }),
  );
}
