import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../../platform/log.ts';
import { BrowserStream, type Listener } from './browser-stream.ts';
import type { AcceptKey, OnStream } from './receive-stream.ts';

export type BrowserReceiverOptions = {
  acceptKey: AcceptKey;
  onStream: OnStream;
  log: Log;
  signal: AbortSignal;
  limits?: Partial<BrowserLimits>;
};

type BrowserLimits = {
  connections: number;
  secondsToKey: number;
  /** Without a message, after which a connection is ended. */
  idleSeconds: number;
  /** Without a connection, after which a stream is ended. */
  aloneSeconds: number;
};

const usualLimits: BrowserLimits = { connections: 100, secondsToKey: 10, idleSeconds: 30, aloneSeconds: 30 };
const maxChunkBytes = 8_000_000;

/** Reasons for which a connection is closed, by the codes that applications may choose (RFC 6455, 7.4.2). */
export const closeCodes = { malformed: 4400, keyRefused: 4401, ended: 4403, chunkMissing: 4409 } as const;

/**
 * Receives what a browser records, over a WebSocket. Its first message is JSON with the key, so that the key stands in no address:
 * `{ "key", "stream", "type" }`, with an id that the browser makes for each recording, and its media type. The answer
 * `{ "next" }` names the chunk to go on with. A chunk is its number (32 bits, big-endian) and its bytes; `{ "stored" }` answers
 * with the last number that is on the disk. `{ "end": true }` ends the recording.
 */
export function browserReceiver(options: BrowserReceiverOptions): {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
} {
  const limits = { ...usualLimits, ...options.limits };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxChunkBytes + 4,
    perMessageDeflate: false,
  });
  const streams = new Map<string, BrowserStream>();
  options.signal.addEventListener(
    'abort',
    () => {
      for (const client of server.clients) client.terminate();
      for (const stream of streams.values()) stream.end();
    },
    { once: true },
  );
  const onConnection = (connection: WebSocket) =>
    new Connection(connection, { ...options, limits, streams }).begin();
  return {
    upgrade(request, socket, head) {
      if (options.signal.aborted || server.clients.size >= limits.connections)
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      else server.handleUpgrade(request, socket, head, onConnection);
    },
  };
}

type Receiving = Omit<BrowserReceiverOptions, 'limits'> & {
  limits: BrowserLimits;
  streams: Map<string, BrowserStream>;
};

/** One connection: its first message says whose stream it is, the others are its chunks. */
class Connection implements Listener {
  private readonly socket: WebSocket;
  private readonly options: Receiving;
  private stream: BrowserStream | undefined;
  private isAsking = false;
  private idle: NodeJS.Timeout;

  constructor(socket: WebSocket, options: Receiving) {
    this.socket = socket;
    this.options = options;
    this.idle = this.endIn(options.limits.secondsToKey);
  }

  begin(): void {
    this.socket.on('error', () => {});
    this.socket.on('message', (data: RawData, isBinary: boolean) => {
      const bytes = data as Buffer;
      if (this.stream) {
        clearTimeout(this.idle);
        this.idle = this.endIn(this.options.limits.idleSeconds);
        this.take(this.stream, bytes, isBinary);
      } else if (isBinary || this.isAsking) this.close('malformed');
      else void this.open(bytes).catch(() => this.close('malformed'));
    });
    this.socket.once('close', () => {
      clearTimeout(this.idle);
      this.stream?.disconnect(this);
    });
  }

  stored = (sequence: number): void => this.say({ stored: sequence });

  wait = (isToWait: boolean): void => {
    if (isToWait) this.socket.pause();
    else this.socket.resume();
  };

  ended = (): void => this.close('ended');

  private async open(bytes: Buffer): Promise<void> {
    this.isAsking = true;
    const first = readFirst(bytes);
    if (!first) return this.close('malformed');
    const { acceptKey, onStream, streams, log } = this.options;
    const owner = await acceptKey(first.key);
    if (!owner) {
      log.warn({ way: 'browser' }, 'a stream with a wrong key was refused');
      return this.close('keyRefused');
    }
    if (this.socket.readyState !== this.socket.OPEN) return;
    const name = `${owner.eventId} ${owner.input} ${first.stream}`;
    let stream = streams.get(name);
    if (!stream) {
      stream = new BrowserStream(owner, first.format, onStream);
      streams.set(name, stream);
      this.watch(name, stream);
      log.info({ ...owner }, 'a stream is received from a browser');
    }
    stream.connect(this);
    this.stream = stream;
    this.say({ next: stream.next });
  }

  private take(stream: BrowserStream, bytes: Buffer, isBinary: boolean): void {
    if (!isBinary) {
      if (isEnd(bytes)) stream.end();
      else this.close('malformed');
    } else if (bytes.length < 5) this.close('malformed');
    else if (!stream.take(bytes.readUInt32BE(0), bytes.subarray(4))) this.close('chunkMissing');
  }

  /** Ends a stream to which nobody comes back. */
  private watch(name: string, stream: BrowserStream): void {
    const { streams, limits, signal } = this.options;
    let alone = 0;
    const timer = setInterval(() => {
      alone = stream.isAlone ? alone + 1 : 0;
      if (alone <= limits.aloneSeconds && !stream.hasEnded && !signal.aborted) return;
      stream.end();
      streams.delete(name);
      clearInterval(timer);
    }, 1000);
  }

  private endIn = (seconds: number): NodeJS.Timeout =>
    setTimeout(() => this.socket.terminate(), seconds * 1000);

  private say(message: object): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private close(reason: keyof typeof closeCodes): void {
    this.socket.close(closeCodes[reason]);
  }
}

function readFirst(bytes: Buffer): { key: string; stream: string; format: 'webm' | 'mp4' } | undefined {
  if (bytes.length > 1000) return undefined;
  const { key, stream, type } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  const format = /^(?:video|audio)\/(webm|mp4)(?:;|$)/.exec(String(type))?.[1] as 'webm' | 'mp4' | undefined;
  if (typeof key !== 'string' || typeof stream !== 'string' || !/^[\w-]{16,64}$/.test(stream) || !format)
    return undefined;
  return { key, stream, format };
}

function isEnd(bytes: Buffer): boolean {
  try {
    return (JSON.parse(bytes.toString('utf8')) as { end?: unknown }).end === true;
  } catch {
    return false;
  }
}
