import { createHash, createHmac } from 'node:crypto';
import type { S3Settings } from './s3-settings.ts';

type Credentials = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>;

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** RFC 3986, section 2.3: everything but the unreserved characters is escaped. */
export const escapeUri = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `20260302T090000Z` */
const timestampOf = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** Headers that sign a request (AWS Signature Version 4). Every given header is signed. */
export function signRequest(
  credentials: Credentials,
  request: { method: string; url: URL; headers: Record<string, string>; content: string | Buffer },
  now: Date,
): Record<string, string> {
  const timestamp = timestampOf(now);
  const headers = {
    ...request.headers,
    'x-amz-date': timestamp,
    'x-amz-content-sha256': sha256(request.content),
  };
  const signed: Record<string, string> = { ...headers, host: request.url.host };
  const names = Object.keys(signed).sort((one, other) => (one < other ? -1 : 1));
  const signature = sign(credentials, timestamp, [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${signed[name]!.trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ]);
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scopeOf(credentials, timestamp)}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

/** An address that anybody may get, from `begin` for so many seconds. */
export function signAddress(credentials: Credentials, address: URL, begin: Date, seconds: number): string {
  const timestamp = timestampOf(begin);
  const url = new URL(address);
  const query = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${scopeOf(credentials, timestamp)}`,
    'X-Amz-Date': timestamp,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signature = sign(credentials, timestamp, [
    'GET',
    url.pathname,
    canonicalQuery(url),
    `host:${url.host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ]);
  return `${url.origin}${url.pathname}?${canonicalQuery(url)}&X-Amz-Signature=${signature}`;
}

export const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => [escapeUri(name), escapeUri(value)] as const)
    .sort(([one, a], [other, b]) => (one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');

const scopeOf = ({ region }: Credentials, timestamp: string) =>
  `${timestamp.slice(0, 8)}/${region}/s3/aws4_request`;

function sign(credentials: Credentials, timestamp: string, canonical: string[]): string {
  const scope = scopeOf(credentials, timestamp);
  const text = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${credentials.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
