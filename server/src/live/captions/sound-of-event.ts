import { buffer } from 'node:stream/consumers';
import { bytesPerSecond } from '../../machine-captions/wav-file.ts';
import type { Files } from '../../platform/storage/files.ts';
import { soundTrack } from '../receive/encoder/encoder-arguments.ts';
import type { LiveSegment } from '../receive/live-report.ts';
import { headerFile, liveFolder, segmentFile } from '../stream/segments-db.ts';
import type { DecodeSound } from './decode-sound.ts';
import { quietestPosition } from './cut-sound.ts';

/** Samples, and when the first of them was received, in milliseconds since 1970. */
export type Sound = { samples: Buffer; startsAt: number };

const track = soundTrack(0);
/** Seconds of sound that make a part, and the most that wait for a slow service. */
const part = { wanted: 3, most: 12, left: 4 };
/** Milliseconds by which a segment may begin later or earlier than the one before it ended. */
const tolerance = 500;

type Event = { id: string; part: string };
type Deps = { files: Files; decodeSound: DecodeSound };

/** The first sound of an event, segment by segment, cut into parts of a few seconds where it is quietest. */
export class SoundOfEvent {
  private readonly deps: Deps;
  private readonly event: Event;
  private waiting: LiveSegment[] = [];
  /** What is behind the last cut. */
  private rest: Sound | undefined;

  constructor(deps: Deps, event: Event) {
    this.deps = deps;
    this.event = event;
  }

  /** Adds a segment that is stored. One without sound is none. */
  add(segment: LiveSegment): void {
    if (segment.seconds[track] !== undefined) this.waiting.push(segment);
  }

  /** Whether there is enough for a part. */
  isEnough = (): boolean => this.seconds() >= part.wanted;

  hasSome = (): boolean => this.seconds() > 0;

  /** Drops sound that is too old for its captions to be read in time. Answers whether there was any. */
  skipLate(): boolean {
    if (this.seconds() <= part.most) return false;
    this.rest = undefined;
    this.waiting = this.waiting.slice(-part.left);
    return true;
  }

  clear(): void {
    this.rest = undefined;
    this.waiting = [];
  }

  /** The next part. `isLast`: all that is left. `undefined`: there is none. */
  async next(isLast: boolean, signal: AbortSignal): Promise<Sound | undefined> {
    const [first] = this.waiting;
    if (!first) return this.takeRest();
    const { rest } = this;
    const restEnds = rest && rest.startsAt + (rest.samples.length / bytesPerSecond) * 1000;
    if (restEnds !== undefined && Math.abs(Date.parse(first.startsAt) - restEnds) > tolerance)
      return this.takeRest();
    // Of one run, because another one has another header and another clock.
    const other = this.waiting.findIndex(({ run }) => run !== first.run);
    const taken = this.waiting.splice(0, other < 0 ? this.waiting.length : other);
    const samples = await this.decode(taken, signal);
    const sound = rest
      ? { startsAt: rest.startsAt, samples: Buffer.concat([rest.samples, samples]) }
      : { startsAt: Date.parse(first.startsAt), samples };
    if (isLast || other >= 0) {
      this.rest = undefined;
      return sound;
    }
    const cut = quietestPosition(sound.samples);
    this.rest = {
      samples: Buffer.from(sound.samples.subarray(cut)),
      startsAt: sound.startsAt + (cut / bytesPerSecond) * 1000,
    };
    return { startsAt: sound.startsAt, samples: sound.samples.subarray(0, cut) };
  }

  private takeRest(): Sound | undefined {
    const { rest } = this;
    this.rest = undefined;
    return rest && rest.samples.length > 0 ? rest : undefined;
  }

  private seconds = (): number =>
    (this.rest?.samples.length ?? 0) / bytesPerSecond +
    this.waiting.reduce((sum, { seconds }) => sum + seconds[track]!, 0);

  private async decode(segments: readonly LiveSegment[], signal: AbortSignal): Promise<Buffer> {
    const names = [
      headerFile({ part: this.event.part, run: segments[0]!.run }, track),
      ...segments.map(({ number }) => segmentFile({ part: this.event.part, fileNumber: number }, track)),
    ];
    const bytes = await Promise.all(names.map((name) => this.read(`${liveFolder(this.event.id)}/${name}`)));
    return this.deps.decodeSound(bytes, signal);
  }

  private read = async (key: string): Promise<Buffer> => buffer(this.deps.files.read(key));
}
