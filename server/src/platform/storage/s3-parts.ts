import type { Readable } from 'node:stream';
import { archivePrefix } from './archive-files.ts';
import { errorCodeIn, readUploadId, readUploads } from './s3-answers.ts';
import type { S3Client } from './s3-client.ts';
import { S3Problem } from './s3-problem.ts';
import { element, textElement } from '@tv/contract/formats/write-xml';

const mebibyte = 1024 ** 2;
/** A part is at least 5 MiB, and there are at most 10,000 of them. */
const smallestPart = 8 * mebibyte;
const maxParts = 9_000;

/** Writes an object of any length; it is there when all of it has arrived, or not at all. */
export async function putObject(
  client: S3Client,
  key: string,
  content: Buffer | string | Readable,
  headers: Record<string, string> = {},
  sizeInBytes = 0,
): Promise<void> {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return putWhole(client, key, content, headers);
  const partSize = Math.max(smallestPart, Math.ceil(sizeInBytes / maxParts / mebibyte) * mebibyte);
  const parts = cut(content, partSize);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) return putWhole(client, key, first.done ? '' : first.value, headers);
  async function* all() {
    yield first.value as Buffer;
    yield second.value as Buffer;
    yield* parts;
  }
  await putParts(client, key, all(), headers);
}

async function putWhole(
  client: S3Client,
  key: string,
  content: Buffer | string,
  headers: Record<string, string>,
): Promise<void> {
  const response = await client.ask({ method: 'PUT', key, content, headers });
  await response.arrayBuffer();
  if (!response.ok) throw noBucket();
}

async function putParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Buffer>,
  headers: Record<string, string>,
): Promise<void> {
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' }, headers });
  const answer = await begun.text();
  if (!begun.ok) throw noBucket();
  const uploadId = readUploadId(answer);
  if (!uploadId) throw new S3Problem('The object store did not begin an upload in parts.');
  try {
    const tags: string[] = [];
    for await (const content of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const sent = await client.ask({ method: 'PUT', key, query, content });
      await sent.arrayBuffer();
      const tag = sent.headers.get('etag');
      if (!sent.ok || !tag) throw new S3Problem('The object store lost an upload in parts.');
      tags.push(tag);
    }
    const list = tags.map((tag, at) =>
      element('Part', {}, textElement('PartNumber', String(at + 1)) + textElement('ETag', tag)),
    );
    const completed = await client.ask({
      method: 'POST',
      key,
      query: { uploadId },
      content: element('CompleteMultipartUpload', {}, list.join('')),
    });
    const code = errorCodeIn(await completed.text());
    // An answer of 200 can hold an error. 404 can mean that an earlier try succeeded and its answer was lost.
    if (code && completed.ok) throw new S3Problem('The object store could not join an upload.');
    if (completed.status === 404 && !(await client.ask({ method: 'HEAD', key })).ok) throw noBucket();
  } catch (problem) {
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw problem;
  }
}

/** Ends the service's uploads in parts that were begun before that instant, because the store bills for their parts. */
export async function abandonParts(client: S3Client, before: Date): Promise<void> {
  for (const prefix of ['media/', 'uploads/', archivePrefix]) {
    // A store may not list uploads. The rules of the bucket end them then.
    const uploads = await listUploads(client, prefix).catch(() => []);
    for (const { key, uploadId, begun } of uploads)
      if (key.startsWith(prefix) && begun < before)
        await client.ask({ method: 'DELETE', key, query: { uploadId } });
  }
}

async function listUploads(client: S3Client, prefix: string) {
  const response = await client.ask({ method: 'GET', query: { uploads: '', prefix } });
  const answer = await response.text();
  return response.ok ? readUploads(answer) : [];
}

/** Pieces of exactly `size` bytes, but for the last. */
async function* cut(content: Readable, size: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let rest = Buffer.from(chunk as Buffer | string);
    while (length + rest.length >= size) {
      const room = size - length;
      yield Buffer.concat([...pieces, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      pieces = [];
      length = 0;
    }
    if (rest.length > 0) pieces.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(pieces);
}

const noBucket = () => new S3Problem('The object store does not know the bucket: correct S3_BUCKET.', 404);
