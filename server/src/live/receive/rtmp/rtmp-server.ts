import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { flvParts } from './flv-parts.ts';
import type { StreamFacts, StreamServerOptions } from '../receive-stream.ts';
import { KeyRefused, RtmpSession } from './rtmp-session.ts';
import { ConnectionEnded } from './socket-reader.ts';

export type RtmpServerOptions = StreamServerOptions & {
  limits?: Partial<RtmpLimits>;
};

export type RtmpLimits = {
  connections: number;
  /** Connections of one address whose key is not accepted yet. */
  waitingOfAddress: number;
  /** Until the key is accepted. */
  secondsToKey: number;
  /** Without a byte, after which a connection is ended. */
  idleSeconds: number;
};

const usualLimits: RtmpLimits = { connections: 100, waitingOfAddress: 20, secondsToKey: 10, idleSeconds: 30 };

/** Receives streams by RTMP. A connection with a wrong key is refused before its media is read. */
export async function startRtmpServer(options: RtmpServerOptions): Promise<{ port: number }> {
  const limits = { ...usualLimits, ...options.limits };
  const waiting = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    const address = socket.remoteAddress ?? '';
    socket.on('error', () => {});
    if (sockets.size >= limits.connections || (waiting.get(address) ?? 0) >= limits.waitingOfAddress) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    waiting.set(address, (waiting.get(address) ?? 0) + 1);
    let isWaiting = true;
    const hasKey = () => {
      if (!isWaiting) return;
      isWaiting = false;
      const left = waiting.get(address)! - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    };
    socket.once('close', () => {
      hasKey();
      sockets.delete(socket);
    });
    void receive(socket, { ...options, limits, hasKey });
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  options.signal.addEventListener(
    'abort',
    () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    { once: true },
  );
  return { port: (server.address() as AddressInfo).port };
}

type Receiving = Omit<RtmpServerOptions, 'limits'> & { limits: RtmpLimits; hasKey: () => void };

async function receive(
  socket: Socket,
  { acceptKey, onStream, log, limits, hasKey }: Receiving,
): Promise<void> {
  const deadline = setTimeout(() => socket.destroy(), limits.secondsToKey * 1000);
  socket.setTimeout(limits.idleSeconds * 1000, () => socket.destroy());
  const address = socket.remoteAddress;
  try {
    const session = new RtmpSession(socket);
    const owner = await session.open(acceptKey);
    clearTimeout(deadline);
    hasKey();
    log.info({ ...owner, address }, 'a stream is received by RTMP');
    const facts: StreamFacts = {};
    await new Promise<void>((resolve) => {
      const parts = untilEnd(flvParts(session.media(), facts), { socket, resolve });
      onStream({ ...owner, way: 'rtmp', format: 'flv', parts, facts, end: () => socket.destroy() });
      socket.once('close', () => resolve());
    });
    socket.end();
  } catch (error) {
    clearTimeout(deadline);
    if (error instanceof KeyRefused) log.warn({ address }, 'a stream with a wrong key was refused');
    else if (!(error instanceof ConnectionEnded) && !socket.destroyed)
      log.info({ address, problem: messageOf(error) }, 'a connection to the RTMP port was ended');
    socket.destroySoon();
  }
}

/** A sender that breaks off, or breaks the protocol, ends its stream: what was received until then counts. */
async function* untilEnd<Part>(
  parts: AsyncIterable<Part>,
  { socket, resolve }: { socket: Socket; resolve: () => void },
): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch {
    socket.destroy();
  } finally {
    resolve();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
