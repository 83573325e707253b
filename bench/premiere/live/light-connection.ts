import { connect, type Socket } from 'node:net';
import type { Tally } from '../tally.ts';

/** Milliseconds. The web's player waits as long for the first byte of a segment. */
const timeLimit = 10_000;
/** Every connection reads into it, since each looks at what came before the next one reads. */
const buffer = Buffer.alloc(512 * 1024);

type Request = {
  onRead(chunk: Buffer): void;
  finish(problem?: string): void;
};

/**
 * A persistent connection that asks for one file after another (RFC 9112). Of 1,000 viewers, `node:http` would take more of the
 * processors than the portal. An answer of another form than one length or chunks is an error.
 */
export function openLightConnection(origin: string, tally: Tally, ownHeaders: Record<string, string>) {
  const { hostname, port, host } = new URL(origin);
  const fixed = Object.entries({ host, ...ownHeaders }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${fixed.join('')}\r\n`;
  let socket: Socket | undefined;
  let request: Request | undefined;

  function open(): Socket {
    const line: Socket = connect({
      ...{ port: Number(port), host: hostname, noDelay: true },
      onread: {
        buffer,
        callback: (length) => {
          if (line === socket) request?.onRead(buffer.subarray(0, length));
          return true;
        },
      },
    });
    const fail = (problem: string) => {
      if (line === socket) request?.finish(problem);
    };
    line.setTimeout(timeLimit, () => fail('no answer in time'));
    line.on('error', ({ message }) => fail(message));
    line.on('close', () => fail('the connection was closed'));
    return line;
  }

  /** Answers `undefined` where the request failed; the tally says why. Without `isText` the body is counted, not kept. */
  const ask = (kind: string, path: string, isText = false): Promise<string | undefined> =>
    new Promise((resolve) => {
      const began = Date.now();
      const start = performance.now();
      // nginx may have closed it since.
      if (!socket || socket.destroyed) socket = open();
      let head: string | undefined = '';
      let left = 0;
      let status = '';
      let size = 0;
      let text = '';
      request = {
        onRead(chunk) {
          let body = chunk;
          if (head !== undefined) {
            const end = chunk.indexOf('\r\n\r\n');
            head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
            if (end < 0) return;
            status = head.slice(9, 12);
            const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
            const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head);
            if (length === undefined && !isChunked) return this.finish(`status ${status} without a length`);
            left = isChunked ? Infinity : Number(length);
            body = chunk.subarray(end + 4);
            head = undefined;
          }
          size += body.length;
          left -= body.length;
          if (isText || left === Infinity) text += body.toString('latin1');
          if (left === Infinity && text.endsWith('0\r\n\r\n')) {
            text = joinChunks(text);
            left = 0;
          }
          if (left <= 0) this.finish();
        },
        finish(problem) {
          request = undefined;
          if (problem !== undefined) {
            socket?.destroy();
            socket = undefined;
            tally.failed(kind, problem);
            return resolve(undefined);
          }
          tally.took(kind, performance.now() - start, began, size);
          if (status === '200') return resolve(text);
          tally.failed(kind, `status ${status}`);
          resolve(undefined);
        },
      };
      socket.write(`GET ${path}${rest}`, 'latin1');
    });
  return { ask, close: () => socket?.destroy() };
}

/** The text of an answer in chunks (RFC 9112, section 7.1). */
function joinChunks(text: string): string {
  const parts: string[] = [];
  for (let at = 0; ;) {
    const end = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, end), 16);
    if (!size) return parts.join('');
    parts.push(text.slice(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
