import { createHmac, randomBytes } from 'node:crypto';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { SandboxLevel } from '../../../platform/sandbox/sandbox.ts';
import type { StreamOwner, StreamServerOptions } from '../receive-stream.ts';
import {
  answerInduction,
  cookieOf,
  inductionOf,
  isConclusion,
  isHandshake,
  isInduction,
  keyOf,
  readConclusion,
  refusals,
  refuse,
  withCookie,
} from './srt-handshake.ts';
import { listenBySrt } from './srt-listener.ts';

export type SrtServerOptions = StreamServerOptions & {
  limits?: Partial<SrtLimits>;
  ffmpegPath?: string | undefined;
  sandbox?: SandboxLevel | undefined;
};

export type SrtLimits = {
  connections: number;
  /** Callers of one address whose key is being looked up, or was refused a moment ago. */
  waitingOfAddress: number;
};

const usualLimits: SrtLimits = { connections: 100, waitingOfAddress: 20 };
const maxKeyLength = 200;
/** Milliseconds between two packets that ask whether a listener is there. */
const askEvery = 50;
const cookieMilliseconds = 60_000;
/** Milliseconds for which a refused caller is remembered: slow ones repeat what was answered already. */
const refusedFor = 2_000;

/** A caller whose key was accepted, or is being looked up, and the listener of ffmpeg that has its stream. */
type Caller = {
  address: string;
  port: number;
  listener?: Socket;
  /** The listener's own, which takes the place of ours in what the caller sends. */
  cookie?: number;
  /** What a caller without a right key is answered. */
  refusal?: Buffer;
};

/**
 * Receives streams by SRT, all on one port. The key is the stream id, and a caller without a right one is refused in its handshake.
 * Each of the others gets a listener of ffmpeg on this machine, to which its packets are passed on.
 */
export async function startSrtServer(options: SrtServerOptions): Promise<{ port: number }> {
  const { host = '0.0.0.0', signal } = options;
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  socket.bind(options.port, host);
  await once(socket, 'listening');
  socket.on('error', () => {});
  const server = new SrtServer(socket, options);
  socket.on('message', (packet, from) => server.take(packet, from));
  signal.addEventListener('abort', () => socket.close(), { once: true });
  return { port: socket.address().port };
}

class SrtServer {
  private readonly socket: Socket;
  private readonly options: SrtServerOptions;
  private readonly limits: SrtLimits;
  private readonly secret = randomBytes(32);
  private readonly callers = new Map<string, Caller>();

  constructor(socket: Socket, options: SrtServerOptions) {
    this.socket = socket;
    this.options = options;
    this.limits = { ...usualLimits, ...options.limits };
  }

  take(packet: Buffer, { address, port }: RemoteInfo): void {
    const caller = this.callers.get(nameOf({ address, port }));
    if (!isHandshake(packet)) {
      if (caller) passOn(caller, packet);
    } else if (isInduction(packet)) {
      if (caller?.refusal) this.callers.delete(nameOf(caller));
      this.send(answerInduction(packet, this.cookie({ address, port })), { address, port });
    } else if (isConclusion(packet) && this.isOwnCookie(packet, { address, port })) {
      // Callers repeat it until they are answered.
      if (caller?.refusal) this.send(caller.refusal, caller);
      else if (caller) passOn(caller, packet);
      else void this.open(packet, { address, port });
    }
  }

  /** Looks the key of a caller up. Nothing of a stream is read before. */
  private async open(packet: Buffer, caller: Caller): Promise<void> {
    const { acceptKey, log } = this.options;
    const { address } = caller;
    const { streamId, isEncrypted } = readConclusion(packet);
    const key = keyOf(streamId);
    if (this.isFull(address)) return this.send(refuse(packet, refusals.overloaded), caller);
    this.callers.set(nameOf(caller), caller);
    let owner: StreamOwner | undefined;
    try {
      owner = isEncrypted || key === '' || key.length > maxKeyLength ? undefined : await acceptKey(key);
    } catch (err) {
      log.error({ err }, 'the key of a stream could not be looked up');
    }
    if (owner) return this.receive(packet, caller, owner);
    log.warn({ address, isEncrypted }, 'a stream with a wrong key was refused');
    caller.refusal = refuse(packet, isEncrypted ? refusals.encrypted : refusals.unauthorized);
    this.send(caller.refusal, caller);
    setTimeout(() => {
      if (this.callers.get(nameOf(caller)) === caller) this.callers.delete(nameOf(caller));
    }, refusedFor).unref();
  }

  /** Starts the listener, and leads the caller to it once it answers. */
  private async receive(packet: Buffer, caller: Caller, owner: StreamOwner): Promise<void> {
    const { onStream, log, signal, ffmpegPath, sandbox } = this.options;
    const listener = createSocket('udp4');
    listener.on('error', () => {});
    const ask = () => listener.send(inductionOf(packet), () => {});
    let asking: NodeJS.Timeout | undefined;
    try {
      const port = await freePort();
      listener.connect(port, '127.0.0.1');
      await once(listener, 'connect');
      listener.on('message', (answer) => {
        if (!isHandshake(answer) || !isInduction(answer)) return this.send(answer, caller);
        clearInterval(asking);
        if (caller.cookie !== undefined) return;
        caller.cookie = cookieOf(answer);
        passOn(caller, packet);
      });
      caller.listener = listener;
      asking = setInterval(ask, askEvery);
      await listenBySrt({ port, owner, onStream, log, signal, ffmpegPath, sandbox });
    } catch (err) {
      if (!signal.aborted) log.error({ err, ...owner }, 'a stream could not be received by SRT');
    } finally {
      clearInterval(asking);
      listener.close();
      delete caller.listener;
      this.callers.delete(nameOf(caller));
    }
  }

  private isFull(address: string): boolean {
    const callers = [...this.callers.values()];
    if (callers.filter(({ refusal }) => !refusal).length >= this.limits.connections) return true;
    const waiting = callers.filter((each) => each.address === address && !each.listener);
    return waiting.length >= this.limits.waitingOfAddress;
  }

  private send(packet: Buffer, { address, port }: Caller): void {
    if (!this.options.signal.aborted) this.socket.send(packet, port, address, () => {});
  }

  /** Of an address, for a minute or two. Nothing is remembered of who has only begun. */
  private cookie(caller: Caller, minute = Math.floor(Date.now() / cookieMilliseconds)): number {
    return createHmac('sha256', this.secret)
      .update(`${nameOf(caller)} ${minute}`)
      .digest()
      .readUInt32BE(0);
  }

  private isOwnCookie(packet: Buffer, caller: Caller): boolean {
    const minute = Math.floor(Date.now() / cookieMilliseconds);
    return [minute, minute - 1].some((each) => this.cookie(caller, each) === cookieOf(packet));
  }
}

const nameOf = ({ address, port }: Caller): string => `${address} ${port}`;

/** What comes before the listener answers is dropped: callers repeat their handshakes, and send nothing else until then. */
function passOn({ listener, cookie }: Caller, packet: Buffer): void {
  if (!listener || cookie === undefined) return;
  listener.send(isHandshake(packet) ? withCookie(packet, cookie) : packet, () => {});
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}
