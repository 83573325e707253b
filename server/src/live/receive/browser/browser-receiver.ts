import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../../../platform/log.ts';
import { BrowserStream, type Listener } from './browser-stream.ts';
import type { AcceptKey, AcceptTicket, OnStream, StreamOwner } from '../receive-stream.ts';

export type BrowserReceiverOptions = {
  acceptKey: AcceptKey;
  acceptTicket: AcceptTicket;
  onStream: OnStream;
  log: Log;
  signal: AbortSignal;
  limits?: Partial<BrowserLimits>;
};

type BrowserLimits = {
  connections: number;
  /** Connections whose key or ticket is not accepted yet. */
  waiting: number;
  secondsToKey: number;
  /** Without a message, after which a connection is ended. */
  idleSeconds: number;
  /** Without a connection, after which a stream is ended. */
  aloneSeconds: number;
};

const usualLimits: BrowserLimits = {
  ...{ connections: 200, waiting: 50, secondsToKey: 10, idleSeconds: 30 },
  // A browser without a line keeps what it records, and comes back.
  aloneSeconds: 300,
};
const maxChunkBytes = 8_000_000;

/** Reasons for which a connection is closed, by the codes that applications may choose (RFC 6455, 7.4.2). */
export const closeCodes = { malformed: 4400, keyRefused: 4401, ended: 4403, chunkMissing: 4409 } as const;

/**
 * Receives what a browser records, over a WebSocket. Its first message is JSON with the key or a ticket, so that neither stands in an
 * address: `{ "key" or "ticket", "stream", "type" }`, with an id that the browser makes for each recording, and its media type. The answer
 * `{ "next" }` names the chunk to go on with. A chunk is its number (32 bits, big-endian) and its bytes; `{ "stored" }` answers
 * with the last number that is on the disk. `{ "end": true }` ends the recording. A
 * connection that was opened by a ticket ends with it, unless `{ "ticket" }` brings the next one before.
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
  const waiting = new Set<WebSocket>();
  const onConnection = (connection: WebSocket) => {
    waiting.add(connection);
    const hasOpened = () => void waiting.delete(connection);
    connection.once('close', hasOpened);
    new Connection(connection, { ...options, limits, streams, hasOpened }).begin();
  };
  return {
    upgrade(request, socket, head) {
      const isFull = server.clients.size >= limits.connections || waiting.size >= limits.waiting;
      if (options.signal.aborted || isFull)
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      else server.handleUpgrade(request, socket, head, onConnection);
    },
  };
}

type Receiving = Omit<BrowserReceiverOptions, 'limits'> & {
  limits: BrowserLimits;
  streams: Map<string, BrowserStream>;
  hasOpened: () => void;
};

/** One connection: its first message says whose stream it is, the others are its chunks. */
class Connection implements Listener {
  private readonly socket: WebSocket;
  private readonly options: Receiving;
  private stream: BrowserStream | undefined;
  private isAsking = false;
  /** Of a ticket: what it opens, and the end of its time. */
  private owner: StreamOwner | undefined;
  private expiry: NodeJS.Timeout | undefined;
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
      clearTimeout(this.expiry);
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
    const { acceptKey, acceptTicket, onStream, streams, log, hasOpened } = this.options;
    const { key, ticket = '', format } = first;
    const owner: Accepted = key === undefined ? await acceptTicket(ticket) : await acceptKey(key);
    if (!owner) {
      log.warn({ way: 'browser' }, 'a stream with a wrong key was refused');
      return this.close('keyRefused');
    }
    if (this.socket.readyState !== this.socket.OPEN) return;
    hasOpened();
    const { eventId, input } = owner;
    this.owner = { eventId, input };
    if (owner.until !== undefined) this.endAt(owner.until);
    const name = `${eventId} ${input} ${first.stream}`;
    let stream = streams.get(name);
    if (!stream) {
      stream = new BrowserStream(this.owner, { format, hasTicket: key === undefined }, onStream);
      streams.set(name, stream);
      this.watch(name, stream);
      log.info({ eventId, input }, 'a stream is received from a browser');
    }
    stream.connect(this);
    this.stream = stream;
    this.say({ next: stream.next });
  }

  private take(stream: BrowserStream, bytes: Buffer, isBinary: boolean): void {
    if (!isBinary) {
      const { end, ticket } = readWords(bytes);
      if (end === true) stream.end();
      else if (typeof ticket === 'string' && this.expiry) void this.renew(ticket);
      else this.close('malformed');
    } else if (bytes.length < 5) this.close('malformed');
    else if (!stream.take(bytes.readUInt32BE(0), bytes.subarray(4))) this.close('chunkMissing');
  }

  private async renew(ticket: string): Promise<void> {
    const owner = await this.options.acceptTicket(ticket).catch(() => undefined);
    if (owner?.eventId === this.owner?.eventId && owner?.input === this.owner?.input)
      this.endAt(owner!.until);
  }

  private endAt(until: number): void {
    clearTimeout(this.expiry);
    this.expiry = setTimeout(() => this.close('keyRefused'), Math.max(0, until - Date.now()));
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

type Accepted = (StreamOwner & { until?: number }) | undefined;
type First = { key?: string; ticket?: string; stream: string; format: 'webm' | 'mp4' };

function readFirst(bytes: Buffer): First | undefined {
  if (bytes.length > 1000) return undefined;
  const { key, ticket, stream, type } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  const format = /^(?:video|audio)\/(webm|mp4)(?:;|$)/.exec(String(type))?.[1] as 'webm' | 'mp4' | undefined;
  if (typeof stream !== 'string' || !/^[\w-]{16,64}$/.test(stream) || !format) return undefined;
  if (typeof key === 'string') return { key, stream, format };
  return typeof ticket === 'string' ? { ticket, stream, format } : undefined;
}

function readWords(bytes: Buffer): { end?: unknown; ticket?: unknown } {
  try {
    return (JSON.parse(bytes.subarray(0, 1000).toString('utf8')) ?? {}) as {
      end?: unknown;
      ticket?: unknown;
    };
  } catch {
    return {};
  }
}
