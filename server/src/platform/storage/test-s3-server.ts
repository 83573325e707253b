import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3-settings.ts';

type Stored = { bytes: Buffer; type: string; storageClass?: string | undefined };
type Upload = {
  key: string;
  type: string;
  storageClass?: string | undefined;
  begun: Date;
  parts: Map<number, Buffer>;
};
type Fault = (request: {
  method: string;
  key: string;
  nth: number;
}) => 'refuse' | 'reset' | 'cut' | undefined;

const smallestPart = 5 * 1024 ** 2;
type Account = Pick<S3Settings, 'bucket' | 'accessKeyId' | 'secretAccessKey' | 'region'>;
const testAccount: Account = {
  bucket: 'media-bucket',
  accessKeyId: 'test-access-key',
  secretAccessKey: 'a secret key that only this test has',
  region: 'eu-test-1',
};

/**
 * An object store for tests, as strict as the real ones: it checks every signature by itself, every declared hash, the
 * size of parts, and lists two keys a page. `fault` may break a request. `handle` answers requests that another server got.
 */
export async function startS3Server(fault: Fault = () => undefined, account = testAccount) {
  const { bucket } = account;
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const state = { cors: '', requests: [] as string[], skewInMilliseconds: 0 };
  const seen = new Map<string, number>();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://store');
    const body = Buffer.concat(await request.toArray());
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    const now = Date.now() + state.skewInMilliseconds;
    response.setHeader('date', new Date(now).toUTCString());
    state.requests.push(`${request.method} ${key}${url.search && '?'}`);
    const which = `${request.method} ${key}`;
    seen.set(which, (seen.get(which) ?? 0) + 1);
    const broken = fault({ method: request.method!, key, nth: seen.get(which)! });
    if (broken === 'reset') return void request.socket.destroy();
    if (broken === 'refuse') return refuse(response, 503, 'SlowDown');
    if (request.headers.origin && state.cors.includes(`<AllowedOrigin>${request.headers.origin}<`)) {
      response.setHeader('access-control-allow-origin', request.headers.origin);
      response.setHeader('access-control-expose-headers', 'content-range, content-length');
      response.setHeader('access-control-allow-headers', 'range');
    }
    if (request.method === 'OPTIONS') return void response.end();
    const problem = problemOf(request, url, body, now, account);
    if (problem) return refuse(response, 403, problem);
    if (url.pathname.split('/')[1] !== bucket) return refuse(response, 404, 'NoSuchBucket');
    answer(request, response, url, key, body, broken === 'cut');
  });

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    key: string,
    body: Buffer,
    isCut: boolean,
  ) {
    const query = url.searchParams;
    const method = request.method!;
    const type = request.headers['content-type'] ?? 'binary/octet-stream';
    const storageClass = request.headers['x-amz-storage-class'] as string | undefined;
    if (!key) return onBucket(method, query, body, request, response);
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload+${uploads.size}/=`;
      uploads.set(id, { key, type, storageClass, begun: new Date(), parts: new Map() });
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return onUpload(uploadId, key, method, query, body, response);
    const found = objects.get(key);
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type, storageClass });
      return response.setHeader('etag', tagOf(body)).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!found) return refuse(response, 404, 'NoSuchKey');
    if (request.headers['if-match'] && request.headers['if-match'] !== tagOf(found.bytes))
      return refuse(response, 412, 'PreconditionFailed');
    sendObject(found, request, response, query, isCut);
  }

  function onBucket(
    method: string,
    query: URLSearchParams,
    body: Buffer,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (query.has('cors')) {
      if (method === 'GET')
        return state.cors ? response.end(state.cors) : refuse(response, 404, 'NoSuchCORSConfiguration');
      if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64'))
        return refuse(response, 400, 'InvalidDigest');
      state.cors = body.toString();
      return response.end();
    }
    const prefix = query.get('prefix') ?? '';
    if (query.has('uploads')) {
      const begun = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
      return response.end(
        `<ListMultipartUploadsResult>${begun.map(([id, upload]) => `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId><Initiated>${upload.begun.toISOString()}</Initiated></Upload>`).join('\n')}</ListMultipartUploadsResult>`,
      );
    }
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((each) => each.startsWith(prefix) && each > after).sort(byCode);
    const page = keys.slice(0, 2);
    const isMore = keys.length > page.length;
    response.end(
      `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${page.map((each) => `<Contents><Key>${each.replaceAll('&', '&amp;')}</Key><ETag>${tagOf(objects.get(each)!.bytes).replaceAll('"', '&quot;')}</ETag><Size>${objects.get(each)!.bytes.length}</Size></Contents>`).join('')}${isMore ? `<NextContinuationToken>${page.at(-1)!.replaceAll('&', '&amp;')}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  }

  function onUpload(
    id: string,
    key: string,
    method: string,
    query: URLSearchParams,
    body: Buffer,
    response: ServerResponse,
  ) {
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'DELETE') {
      uploads.delete(id);
      return response.writeHead(204).end();
    }
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return response.setHeader('etag', tagOf(body)).end();
    }
    const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>([^<]+)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const parts = named.map(({ number, tag }) => {
      const part = upload.parts.get(number);
      return part && tagOf(part) === tag ? part : undefined;
    });
    if (parts.length === 0 || parts.includes(undefined)) return refuse(response, 400, 'InvalidPart');
    if (parts.slice(0, -1).some((part) => part!.length < smallestPart))
      return refuse(response, 400, 'EntityTooSmall');
    const { type, storageClass } = upload;
    objects.set(key, { bytes: Buffer.concat(parts as Buffer[]), type, storageClass });
    uploads.delete(id);
    return response.end('<CompleteMultipartUploadResult/>');
  }

  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: S3Settings = {
    ...{ endpoint, publicEndpoint: endpoint, ...account },
  };
  return {
    settings,
    objects,
    uploads,
    state,
    handle: (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendObject(
  { bytes, type }: Stored,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  isCut: boolean,
) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1;
  if (first && start >= bytes.length) return refuse(response, 416, 'InvalidRange');
  const part = bytes.subarray(start, end + 1);
  response.writeHead(first ? 206 : 200, {
    etag: tagOf(bytes),
    'content-type': query.get('response-content-type') ?? type,
    'content-length': part.length,
    ...(first && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    ...(query.has('response-content-disposition') && {
      'content-disposition': query.get('response-content-disposition')!,
    }),
  });
  if (request.method === 'HEAD') return response.end();
  if (!isCut) return response.end(part);
  response.write(part.subarray(0, Math.floor(part.length / 2)), () => request.socket.destroy());
}

/** Why a request is not let in (Signature Version 4, in headers or in the address). */
function problemOf(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  now: number,
  { accessKeyId, secretAccessKey, region }: Account,
): string | undefined {
  const query = new Map(url.searchParams);
  const isAddress = query.has('X-Amz-Signature');
  const header = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  );
  const credential = isAddress ? query.get('X-Amz-Credential') : header?.[1];
  const names = (isAddress ? query.get('X-Amz-SignedHeaders') : header?.[2])?.split(';') ?? [];
  const given = isAddress ? query.get('X-Amz-Signature') : header?.[3];
  const timestamp = (isAddress ? query.get('X-Amz-Date') : request.headers['x-amz-date']) as
    | string
    | undefined;
  if (!credential || !given || !timestamp || !names.includes('host')) return 'AccessDenied';
  const scope = `${timestamp.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const at = Date.parse(timestamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  if (Math.abs(at - now) > 15 * 60_000) return 'RequestTimeTooSkewed';
  if (isAddress && at + Number(query.get('X-Amz-Expires')) * 1000 < now) return 'AccessDenied';
  const declared = isAddress ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'];
  if (!isAddress && declared !== createHash('sha256').update(body).digest('hex'))
    return 'XAmzContentSHA256Mismatch';
  const unsigned = Object.keys(request.headers).find(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  );
  if (unsigned) return 'AccessDenied';
  query.delete('X-Amz-Signature');
  const escape = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const canonical = [
    request.method,
    url.pathname,
    [...query]
      .map(([name, value]) => `${escape(name)}=${escape(value)}`)
      .sort(byCode)
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names.join(';'),
    declared,
  ].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const day = hmac(`AWS4${secretAccessKey}`, timestamp.slice(0, 8));
  const signing = hmac(hmac(hmac(day, region), 's3'), 'aws4_request');
  const text = `AWS4-HMAC-SHA256\n${timestamp}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  return hmac(signing, text).toString('hex') === given ? undefined : 'SignatureDoesNotMatch';
}

const byCode = (one: string, other: string) => (one < other ? -1 : 1);
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
