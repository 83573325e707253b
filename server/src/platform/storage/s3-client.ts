import { setTimeout as wait } from 'node:timers/promises';
import { requestTimeLeft, withinRequestTime } from '../http/requests/request-time.ts';
import { outgoing } from '../telemetry/outgoing.ts';
import { errorCodeIn } from './s3-answers.ts';
import { S3Problem } from './s3-problem.ts';
import type { S3Settings } from './s3-settings.ts';
import { createS3Signer, withPlainSpaces } from './sign-s3.ts';

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Absent: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Buffer | string;
  signal?: AbortSignal;
};

export type S3Client = {
  /** Answers any status below 300, and 404. Asks again while the store is in trouble. */
  ask(request: S3Request): Promise<Response>;
  /** An address at which browsers get an object, for at least `seconds`. */
  addressOf(key: string, query: Record<string, string>, seconds: number): Promise<string | undefined>;
};

/** Milliseconds for sending one request and getting its answer. */
const answerLimit = 60_000;
/** Bytes of content beyond which a request may take longer than others. */
const longContent = 1024 ** 2;
/** Milliseconds before each further attempt. */
export const pausesOfStore: readonly number[] = [200, 1_000, 4_000];
/** Milliseconds for which an address stays the same, so that a browser can cache its bytes. */
const sameFor = 15_000;

export function createS3Client(settings: S3Settings, pauses = pausesOfStore): S3Client {
  const signer = createS3Signer(settings);
  // Milliseconds by which the store's clock is ahead of ours: a store refuses signatures of another time.
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);

  async function askOnce(
    { method, key, query = {}, headers = {}, content = '', signal }: S3Request,
    longest: number,
    trace: Record<string, string>,
  ) {
    const url = addressIn(settings.endpoint, settings.bucket, key, query);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), longest).unref();
    const signed = new Headers(await signer.request({ method, url, headers, content }, now()));
    // Not signed: a proxy on the way may replace them.
    for (const [name, value] of Object.entries(trace)) signed.set(name, value);
    const response = await fetch(url, {
      method,
      headers: signed,
      ...(content.length > 0 && { body: typeof content === 'string' ? content : new Uint8Array(content) }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    // The reader of an object has a time limit of its own.
    if (method === 'GET' && key && response.ok) clearTimeout(timer);
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (Math.abs(theirs - now().getTime()) > 5_000) ahead = theirs - Date.now();
    if (response.ok || response.status === 404) return response;
    const code = errorCodeIn(await response.text());
    throw new S3Problem(
      `The object store refused ${method} with ${code ?? `status ${response.status}`}.`,
      response.status,
      code,
    );
  }

  async function askPatiently(request: S3Request): Promise<Response> {
    // Bytes of an upload take the time that they take.
    const left = (request.content?.length ?? 0) > longContent ? undefined : requestTimeLeft();
    const end = performance.now() + (left ?? Infinity);
    const askInTime = () =>
      outgoing({ service: 'store', request: request.method }, (trace) =>
        askOnce(request, Math.min(answerLimit, Math.max(1, end - performance.now())), trace),
      );
    for (const pause of pauses) {
      const before = ahead;
      try {
        return await askInTime();
      } catch (problem) {
        const isOutOfTime = problem instanceof S3Problem && problem.status === 403 && ahead !== before;
        if (request.signal?.aborted || !(mayPass(problem) || isOutOfTime)) throw problem;
        if (performance.now() + pause >= end) break;
        await wait(pause * (0.5 + Math.random()));
      }
    }
    return askInTime().catch((problem: unknown) => {
      throw problem instanceof S3Problem || request.signal?.aborted
        ? problem
        : new S3Problem('The object store does not answer.');
    });
  }

  return {
    ask: (request) => withinRequestTime('The object store', () => askPatiently(request)),
    async addressOf(key, query, seconds) {
      const { publicEndpoint, bucket } = settings;
      if (!publicEndpoint) return undefined;
      const begin = new Date(Math.floor(now().getTime() / sameFor) * sameFor);
      const address = addressIn(publicEndpoint, bucket, key, query);
      return signer.address(address, begin, seconds + sameFor / 1000);
    },
  };
}

const mayPass = (problem: unknown) =>
  !(problem instanceof S3Problem) ||
  problem.status === undefined ||
  problem.status >= 500 ||
  [408, 409, 429].includes(problem.status);

/** The bucket as the path's first part, which every store takes. */
function addressIn(endpoint: string, bucket: string, key: string | undefined, query: Record<string, string>) {
  const path = [bucket, ...(key?.split('/') ?? [])].map(escapeUri).join('/');
  const url = new URL(`${endpoint}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return withPlainSpaces(url);
}

/** RFC 3986, section 2.3: everything but the unreserved characters is escaped. */
const escapeUri = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
