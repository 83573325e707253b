import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { type AmfValue, readAmf, writeAmf } from './amf0.ts';
import type { AcceptKey, StreamOwner } from '../receive-stream.ts';
import {
  ChunkReader,
  messageType,
  ownChunkSizeMessage,
  type RtmpMessage,
  writeControl,
  writeMessage,
} from './rtmp-chunks.ts';
import { SocketReader } from './socket-reader.ts';

/** The stream key is wrong. */
export class KeyRefused extends Error {}

const handshakeBytes = 1536;
/** Bytes that an encoder may send before its key is accepted. They are about 4,000. */
const maxBytesBeforeKey = 65_536;
/** A key frame of 4K60 at 50 Mbit/s has about 2 MB. */
const maxMessageBytes = 8_000_000;
const maxKeyLength = 200;
const windowBytes = 2_500_000;
/** A sender that asks more often gets no more acknowledgements. */
const leastWindow = 100_000;

/** One connection of an encoder: handshake, commands, then sound and pictures. */
export class RtmpSession {
  private readonly socket: Socket;
  private readonly reader: SocketReader;
  private readonly chunks: ChunkReader;
  private acknowledged = 0;
  /**
   * Bytes after which the sender wants an acknowledgement. Absent: it has asked for none. What a sender leaves unread makes its system
   * break the connection at the end, and what is still on its way is lost.
   */
  private window: number | undefined;
  private ownStreamId = 0;

  constructor(socket: Socket) {
    this.socket = socket;
    this.reader = new SocketReader(socket);
    this.chunks = new ChunkReader(this.reader, maxBytesBeforeKey);
  }

  /** Leads to the event of the key that the encoder publishes with. Nothing of its media is read before. */
  async open(acceptKey: AcceptKey): Promise<StreamOwner> {
    await this.shakeHands();
    for (;;) {
      const message = await this.next();
      if (this.reader.received > maxBytesBeforeKey)
        throw new Error('The sender sent too much before its key.');
      const command = commandOf(message);
      if (!command) continue;
      const key = this.answer(command);
      if (key === undefined) continue;
      const owner = key.length > 0 && key.length <= maxKeyLength ? await acceptKey(key) : undefined;
      if (!owner) {
        this.refuse('NetStream.Publish.BadName', 'This stream key is not valid.');
        throw new KeyRefused('The stream key is wrong.');
      }
      this.chunks.maxBytes = maxMessageBytes;
      this.send(status('status', 'NetStream.Publish.Start', 'The stream is received.'));
      return owner;
    }
  }

  /** Messages of sound, pictures and metadata. Ends where the encoder ends its stream. */
  async *media(): AsyncGenerator<RtmpMessage> {
    for (;;) {
      const message = await this.next();
      this.acknowledge();
      const { type } = message;
      if (type === messageType.audio || type === messageType.video || type === messageType.data)
        yield message;
      const name = commandOf(message)?.[0];
      if (name === 'FCUnpublish' || name === 'deleteStream' || name === 'closeStream') return;
    }
  }

  private async next(): Promise<RtmpMessage> {
    const message = await this.chunks.next();
    const { type, payload } = message;
    if (type === messageType.windowSize && payload.length >= 4)
      this.window = Math.max(leastWindow, payload.readUInt32BE(0));
    return message;
  }

  private async shakeHands(): Promise<void> {
    const version = (await this.reader.take(1))[0];
    if (version !== 3) throw new Error('The sender does not speak RTMP.');
    const hello = await this.reader.take(handshakeBytes);
    // S1 has the time 0 and the version 0: the handshake without digests, which every encoder takes.
    const own = Buffer.concat([Buffer.alloc(8), randomBytes(handshakeBytes - 8)]);
    this.socket.write(Buffer.concat([Buffer.from([3]), own, hello]));
    await this.reader.take(handshakeBytes);
  }

  /** Answers a command. Returns the stream key where it publishes. */
  private answer([name, transaction, , subject]: AmfValue[]): string | undefined {
    if (name === 'connect') {
      this.socket.write(writeControl(messageType.windowSize, windowBytes));
      this.socket.write(writeControl(messageType.peerBandwidth, windowBytes, 2));
      this.socket.write(ownChunkSizeMessage());
      const code = 'NetConnection.Connect.Success';
      const about = { level: 'status', code, description: 'Connected.', objectEncoding: 0 };
      this.send(['_result', transaction, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, about]);
    } else if (name === 'createStream') {
      this.ownStreamId = 1;
      this.send(['_result', transaction, null, this.ownStreamId]);
    } else if (name === 'releaseStream' || name === 'FCPublish') {
      this.send(['_result', transaction, null, undefined]);
    } else if (name === 'play') {
      this.refuse('NetStream.Play.Failed', 'Streams are not played from here.');
      throw new Error('The sender asked for a stream instead of sending one.');
    } else if (name === 'publish') {
      return typeof subject === 'string' ? subject.replace(/\?.*$/s, '') : '';
    }
    return undefined;
  }

  private refuse(code: string, description: string): void {
    this.send(status('error', code, description));
  }

  private send(values: AmfValue[]): void {
    const streamId = values[0] === 'onStatus' ? this.ownStreamId : 0;
    this.socket.write(writeMessage({ type: messageType.command, streamId, payload: writeAmf(values) }));
  }

  private acknowledge(): void {
    if (this.window === undefined || this.reader.received - this.acknowledged < this.window) return;
    this.acknowledged = this.reader.received;
    this.socket.write(writeControl(messageType.acknowledgement, this.acknowledged % 2 ** 32));
  }
}

const status = (level: string, code: string, description: string): AmfValue[] => [
  'onStatus',
  0,
  null,
  { level, code, description },
];

function commandOf({ type, payload }: RtmpMessage): AmfValue[] | undefined {
  if (type === messageType.command) return readAmf(payload);
  // A command in AMF3 has one byte before the same values.
  return type === messageType.commandAmf3 ? readAmf(payload.subarray(1)) : undefined;
}
