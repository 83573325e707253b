import { guardedRequest } from '../platform/http/guarded-request.ts';
import { type AddressPolicy, publicAddresses, publicEndpoint } from '../platform/http/public-address.ts';

/** Milliseconds for a whole request. */
const timeLimit = 10_000;
/** Bytes of an answer. The largest answer is a set of keys. */
const maxBytes = 512 * 1024;

type FetchOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a `fetch` for the sign-in providers of organizations. It connects to addresses that the policy allows, whatever name leads
 * there, follows no redirect, and bounds time and size.
 */
export const createBoundedFetch =
  (policy: AddressPolicy = publicAddresses, limit = timeLimit) =>
  (address: string, { method = 'GET', headers = {}, body, signal }: FetchOptions = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const endpoint = publicEndpoint(address, policy);
      if (!endpoint) return reject(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }));
      const content = body === undefined || body === null ? undefined : String(body);
      const request = guardedRequest(new URL(endpoint), policy, {
        method,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
        },
        signal: AbortSignal.any([AbortSignal.timeout(limit), ...(signal ? [signal] : [])]),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes)
            response.destroy(Object.assign(new Error('the answer is too large'), { code: 'ETOOLARGE' }));
          else chunks.push(chunk);
        });
        response.on('end', () => {
          const status = response.statusCode ?? 502;
          const isEmpty = [204, 205, 304].includes(status);
          const headerList = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value): [string, string] => [name, value]),
          );
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: headerList }));
        });
      });
      request.end(content);
    });
