import { connect, type Socket } from 'node:net';
import type { Tally } from '../tally.ts';

/** Milliseconds. The web's player waits as long for the first byte of a segment. */
const timeLimit = 10_000;

/**
 * A persistent connection that asks for one file after another (RFC 9112). Of 1,000 viewers, `node:http` would take more of the
 * processors than the portal. Answers without a length are errors.
 */
export function openLightConnection(origin: string, tally: Tally, ownHeaders: Record<string, string>) {
  const { hostname, port, host } = new URL(origin);
  const fixed = Object.entries({ host, ...ownHeaders }).map(([name, value]) => `${name}: ${value}\r\n`);
  let socket: Socket | undefined;

  /** Answers `undefined` where the request failed; the tally says why. Without `isText` the body is counted, not kept. */
  const ask = (kind: string, path: string, isText = false): Promise<string | undefined> =>
    new Promise((resolve) => {
      const began = Date.now();
      const start = performance.now();
      // nginx may have closed it since.
      if (!socket || socket.destroyed) socket = connect(Number(port), hostname).setNoDelay(true);
      const line = socket;
      let head: string | undefined = '';
      let left = 0;
      let status = '';
      let size = 0;
      let text = '';
      const finish = (problem?: string) => {
        line.removeAllListeners();
        if (problem !== undefined) {
          line.on('error', () => {}).destroy();
          socket = undefined;
          tally.failed(kind, problem);
          return resolve(undefined);
        }
        tally.took(kind, performance.now() - start, began, size);
        if (status === '200') return resolve(text);
        tally.failed(kind, `status ${status}`);
        resolve(undefined);
      };
      line.setTimeout(timeLimit);
      line.on('timeout', () => finish('no answer in time'));
      line.on('error', ({ message }) => finish(message));
      line.on('close', () => finish('the connection was closed'));
      line.on('data', (chunk: Buffer) => {
        let body = chunk;
        if (head !== undefined) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          status = head.slice(9, 12);
          const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
          if (length === undefined) return finish(`status ${status} without a length`);
          left = Number(length);
          body = chunk.subarray(chunk.length - (head.length - end - 4));
          head = undefined;
        }
        size += body.length;
        left -= body.length;
        if (isText) text += body.toString('latin1');
        if (left <= 0) finish();
      });
      line.write(`GET ${path} HTTP/1.1\r\n${fixed.join('')}\r\n`);
    });
  return { ask, close: () => socket?.destroy() };
}
