import { FrameClock } from './frame-clock.ts';
import { fileHead, readTag, tagType, writeTag } from './flv-tags.ts';
import { grownSettings } from './h264-settings.ts';
import type { StreamFacts, StreamPart } from '../receive-stream.ts';
import type { RtmpMessage } from './rtmp-chunks.ts';

/** Milliseconds that a sender's clock may go back or on between two messages. More is a jump. */
const mostBack = 1000;
const mostOn = 2000;
/** Milliseconds without a message after which time is missing, whatever the sender's clock says. */
const longestStill = 3000;
/** Milliseconds of sound after which a stream counts as one without pictures. */
const soundAlone = 2000;
/** The same where pictures are announced: a sender that hands on WebRTC waits for the next key frame. */
const soundBeforePictures = 8000;
/** Milliseconds of sound that are kept before the first picture. A probe of what begins with more finds no picture. */
const soundKept = 1000;
const maxWaiting = 5000;

/**
 * Messages of RTMP as parts of an FLV file whose time begins at 0 and never jumps: where the sender's clock does, the file goes on,
 * and the next start is marked as one after a gap.
 */
export async function* flvParts(
  messages: AsyncIterable<RtmpMessage>,
  facts: StreamFacts,
  now: () => number = Date.now,
): AsyncGenerator<StreamPart> {
  const file = new FlvFile(facts, now);
  for await (const message of messages) yield* file.take(message);
}

type Waiting = { type: number; time: number; body: Buffer; isKeyFrame: boolean };

class FlvFile {
  private readonly settings = new Map<number, Buffer>();
  private readonly frames = new FrameClock();
  private shift: number | undefined;
  private last = 0;
  private lastMessageAt = 0;
  private lastStart = 0;
  private isAfterGap = false;
  private hasPicture = false;
  private header: Buffer | undefined;
  /** What arrived before the first start. */
  private waiting: Waiting[] = [];
  private readonly facts: StreamFacts;
  private readonly now: () => number;

  constructor(facts: StreamFacts, now: () => number) {
    this.facts = facts;
    this.now = now;
  }

  *take({ type, timestamp, payload }: RtmpMessage): Generator<StreamPart> {
    // The only message of data that a decoder could use, onMetaData, says what its streams say themselves.
    if (type !== tagType.sound && type !== tagType.picture) return;
    const tag = readTag(type, payload);
    if (!tag) return;
    if (type === tagType.picture) this.facts.videoCodec = tag.codec;
    else this.facts.soundCodec = tag.codec;
    const time = this.mended(timestamp);
    if (tag.isSettings) {
      this.set(type, payload);
      if (this.header && this.isIn(type)) yield { bytes: writeTag(type, time, payload) };
      return;
    }
    if (type === tagType.picture) {
      this.frames.add(time);
      Object.assign(this.facts, this.frames.facts());
      const grown = tag.isKeyFrame && grownSettings(this.settings.get(type), payload);
      if (grown) this.set(type, grown);
      if (tag.isKeyFrame && !this.hasPicture) this.beginPictures();
      // Pictures before the first key frame cannot be decoded.
      if (!this.hasPicture) return;
    }
    const part = { type, time, body: payload, isKeyFrame: tag.isKeyFrame };
    if (this.hasStarted(part)) yield this.part(part);
  }

  /** Whether parts are written already. Until the first start they wait, and then are written with it. */
  private hasStarted(part: Waiting): boolean {
    if (this.header) return true;
    const first = this.waiting[0]?.time ?? part.time;
    const longest = this.facts.videoCodec === undefined ? soundAlone : soundBeforePictures;
    if (part.isKeyFrame || part.time - first >= longest) return true;
    this.waiting.push(part);
    if (this.waiting.length > maxWaiting) this.waiting.shift();
    return false;
  }

  private beginPictures(): void {
    this.hasPicture = true;
    this.waiting = this.waiting.filter(({ time }) => this.last - time <= soundKept);
    if (this.header) this.change();
  }

  private part(part: Waiting): StreamPart {
    const { time } = part;
    const isStart = part.isKeyFrame || (!this.hasPicture && time - this.lastStart >= 1000) || !this.header;
    const tags = [...this.waiting, part].map((each) => writeTag(each.type, each.time, each.body));
    this.waiting = [];
    const seconds = time / 1000;
    if (!isStart) return { bytes: tags[0]!, seconds };
    this.header ??= this.makeHeader();
    this.lastStart = time;
    const start = { header: this.header, isAfterGap: this.isAfterGap };
    this.isAfterGap = false;
    return { bytes: Buffer.concat(tags), start, seconds };
  }

  private isIn = (type: number): boolean => type === tagType.sound || this.hasPicture;

  private set(type: number, body: Buffer): void {
    if (this.settings.get(type)?.equals(body)) return;
    this.settings.set(type, body);
    if (this.header && this.isIn(type)) this.change();
  }

  /** Pictures, another size or another codec need a new run of the encoder, as a gap does. */
  private change(): void {
    this.header = this.makeHeader();
    this.isAfterGap = true;
  }

  private makeHeader(): Buffer {
    const has = { picture: this.hasPicture, sound: this.facts.soundCodec !== undefined };
    const settings = [...this.settings]
      .filter(([type]) => this.isIn(type))
      .map(([type, body]) => writeTag(type, 0, body));
    return Buffer.concat([fileHead(has), ...settings]);
  }

  private mended(timestamp: number): number {
    const now = this.now();
    const still = this.lastMessageAt === 0 ? 0 : now - this.lastMessageAt;
    this.lastMessageAt = now;
    this.shift ??= -timestamp;
    const time = timestamp + this.shift;
    const step = time - this.last;
    if (step < -mostBack || step > mostOn) {
      // A sender that stood still may tell so by its clock.
      if (Math.abs(step - still) > 1000) this.facts.clockJumpedAt = now;
      this.shift += this.last + 20 - time;
      this.isAfterGap = true;
      this.last += 20;
      return this.last;
    }
    if (still > longestStill) this.isAfterGap = true;
    this.last = Math.max(this.last, time);
    return Math.max(0, time);
  }
}
