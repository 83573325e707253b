import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { because } from '@tv/contract/reasons/problem-reasons';
import { decodeText } from '@tv/contract/uploads/read-table';
import { guardedRequest } from '../platform/http/guarded-request.ts';
import { type AddressPolicy, publicEndpoint } from '../platform/http/public-address.ts';
import { WatchedProblem } from './watched-problem.ts';

const maxRedirects = 5;
/** Bytes of a feed. */
const maxText = 16 * 1024 ** 2;
/** Milliseconds without a byte. */
const longestSilence = 60_000;

/** What is fetched from: addresses that the policy allows, whatever name or redirect leads there. */
export type Guard = { policy: AddressPolicy; signal: AbortSignal };

export async function fetchText(address: string, guard: Guard): Promise<string> {
  const response = await open(address, guard);
  const chunks: Buffer[] = [];
  for await (const chunk of atMost(response, maxText, address)) chunks.push(chunk);
  return decodeText(Buffer.concat(chunks));
}

/** Writes what is at an address into a file. Answers how many bytes there were. */
export async function download(
  address: string,
  file: string,
  maxBytes: number,
  guard: Guard,
): Promise<number> {
  const response = await open(address, guard);
  const announced = Number(response.headers['content-length'] ?? Number.NaN);
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await pipeline(atMost(response, maxBytes, address), target);
  const size = target.bytesWritten;
  // A connection that ends early is no whole file.
  if (!Number.isNaN(announced) && size !== announced)
    throw new WatchedProblem(because('watched.cutOff', { host: hostOf(address) }));
  return size;
}

/** Passes bytes on, and ends the connection after too many. */
async function* atMost(response: IncomingMessage, most: number, address: string): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    passed += chunk.length;
    if (passed > most)
      throw new WatchedProblem(because('watched.sendsMuch', { host: hostOf(address), most }));
    yield chunk;
  }
}

async function open(address: string, { policy, signal }: Guard): Promise<IncomingMessage> {
  let next = address;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const endpoint = publicEndpoint(next, policy);
    if (!endpoint) throw new WatchedProblem(because('watched.notPublic', { host: hostOf(next) }));
    const response = await ask(endpoint, policy, signal).catch((problem: NodeJS.ErrnoException) => {
      if (signal.aborted) throw problem;
      const host = hostOf(next);
      if (problem.code === 'EPRIVATE') throw new WatchedProblem(because('watched.privateAddress', { host }));
      throw new WatchedProblem(because('watched.silent', { host, code: problem.code ?? problem.name }));
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
      throw new WatchedProblem(
        because('watched.answered', { host: hostOf(next), status: String(statusCode) }),
      );
    next = new URL(headers.location, endpoint).href;
  }
  throw new WatchedProblem(because('watched.leadsOn', { host: hostOf(address) }));
}

const ask = (endpoint: string, policy: AddressPolicy, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity' };
    const request = guardedRequest(new URL(endpoint), policy, { headers, signal });
    request.setTimeout(longestSilence, () =>
      request.destroy(Object.assign(new Error('silence'), { code: 'ETIMEDOUT' })),
    );
    request.on('error', reject);
    request.on('response', resolve);
    request.end();
  });

/** Never the whole address, which may hold a key. */
const hostOf = (address: string) => URL.parse(address)?.host ?? 'The address';
