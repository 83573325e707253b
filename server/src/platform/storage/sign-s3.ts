import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from './s3-settings.ts';

type Credentials = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>;
type Request = { method: string; url: URL; headers: Record<string, string>; content: string | Buffer };

/** Signs what is sent to an object store (AWS Signature Version 4). */
export type S3Signer = {
  /** The headers of a request, each of them signed. */
  request(request: Request, now: Date): Promise<Headers>;
  /** An address that opens one object without a key, from `begin` for so many seconds. */
  address(url: URL, begin: Date, seconds: number): Promise<string>;
};

export function createS3Signer({ accessKeyId, secretAccessKey, region }: Credentials): S3Signer {
  // Signing keys by their day. Two days can overlap.
  let cache = new Map<string, ArrayBuffer>();
  const common = (at: Date) => {
    if (cache.size > 2) cache = new Map();
    return { accessKeyId, secretAccessKey, region, service: 's3', cache, datetime: timestampOf(at) };
  };
  return {
    async request({ method, url, headers, content }, now) {
      const contentHash = createHash('sha256').update(content).digest('hex');
      const signer = new AwsV4Signer({
        ...common(now),
        ...{ method, url: url.href, allHeaders: true },
        headers: { ...headers, 'x-amz-content-sha256': contentHash },
      });
      return (await signer.sign()).headers;
    },
    async address(url, begin, seconds) {
      const limited = new URL(url);
      limited.searchParams.set('X-Amz-Expires', String(seconds));
      const signer = new AwsV4Signer({ ...common(begin), url: limited.href, signQuery: true });
      return withPlainSpaces((await signer.sign()).url).href;
    },
  };
}

/** Writes a space of the query as %20, as it is signed: some stores take a plus for a plus. */
export function withPlainSpaces(address: URL): URL {
  const url = new URL(address);
  url.search = url.search.replaceAll('+', '%20');
  return url;
}

/** `20260302T090000Z` */
const timestampOf = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
