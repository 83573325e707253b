import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import type { Tally } from './tally.ts';

type RequestOptions = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
  /** The statuses that are right; 200 where none is given. */
  right?: readonly number[];
  /** Bytes that the answer must have. */
  size?: number;
};
export type Answered = { status: number; text: string; etag: string | undefined };

/** Milliseconds. The web waits as long for a call. */
const timeLimit = 15_000;

/** The connections of one browser: persistent, at most six to the portal, as browsers do over HTTP/1.1. */
export function openBrowser(origin: string, tally: Tally, ownHeaders: OutgoingHttpHeaders) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });

  /** Answers `undefined` where the request failed; the tally says why. Only texts are collected, bytes of media are counted. */
  const ask = (kind: string, path: string, options: RequestOptions = {}): Promise<Answered | undefined> =>
    new Promise((resolve) => {
      const began = Date.now();
      const start = performance.now();
      const fail = (problem: string) => {
        tally.failed(kind, problem);
        resolve(undefined);
      };
      const body = options.body === undefined ? undefined : JSON.stringify(options.body);
      const headers = {
        ...ownHeaders,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...options.headers,
      };
      const sent = request(
        { hostname, port, agent, path, method: options.method ?? 'GET', headers, timeout: timeLimit },
        (response) => {
          const status = response.statusCode ?? 0;
          const isText = options.size === undefined && !response.headers['content-encoding'];
          let size = 0;
          let text = '';
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (isText) text += chunk.toString();
          });
          response.on('error', (problem) => fail(problem.message));
          response.on('end', () => {
            tally.took(kind, performance.now() - start, began, size);
            if (!(options.right ?? [200]).includes(status))
              return fail(`status ${status} ${sentenceOf(text)}`);
            if (options.size !== undefined && options.size !== size)
              return fail(`${size} bytes, not ${options.size}`);
            resolve({ status, text, etag: response.headers.etag });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', (problem) => fail(problem.message));
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
/** The service's sentence, without what differs from answer to answer. */
const sentenceOf = (text: string) => /"message":"([^"]*)"/.exec(text)?.[1] ?? '';

export type Browser = ReturnType<typeof openBrowser>;
