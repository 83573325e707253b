import { runFfmpeg, type ProgramOptions } from '../../../ingest/run-ffmpeg.ts';
import { encoderArguments, tracksOf } from './encoder-arguments.ts';
import type { LivePlan } from './encoder-plan.ts';
import { firstMissing } from './left-to-encode.ts';
import type { LiveSegment } from '../live-report.ts';
import type { Reading, Recording, RecordingStart } from '../recording.ts';
import { SegmentList } from './segment-list.ts';

export type RunOptions = ProgramOptions & {
  recording: Recording;
  start: RecordingStart;
  plan: LivePlan;
  folder: string;
  run: number;
  firstSegment: number;
  /** The byte before which it is to stop. */
  end?: number;
  /** Others wait for it. Absent: they do. */
  isUrgent?: boolean;
  onSegment: (segment: LiveSegment) => Promise<void>;
};

/** Longer than any event. It ends a run that is forgotten. */
const longestSeconds = 7 * 24 * 3600;
const collectMilliseconds = 100;

/** One run of ffmpeg over a recording, from a start to a gap, to where it is stopped, or to the recording's end. */
export class EncoderRun {
  readonly recording: Recording;
  readonly start: RecordingStart;
  readonly plan: LivePlan;
  readonly beganAt = Date.now();
  readonly reading: Reading;
  encodedSeconds = 0;
  /** In dBFS, of the last second. */
  soundLevel: number | undefined;
  private readonly options: RunOptions;

  constructor(options: RunOptions) {
    this.options = options;
    this.recording = options.recording;
    this.start = options.start;
    this.plan = options.plan;
    const { start, end } = options;
    this.reading = { offset: start.offset, ...(end !== undefined && { end }) };
  }

  /**
   * Settles when all that was read is in segments. `end`: the byte with which the next run begins; behind a failure, what was finished
   * until then counts.
   */
  async ended(): Promise<{ end: number; failure?: { error: unknown } }> {
    try {
      await this.done();
      return { end: this.reading.offset };
    } catch (error) {
      const { start } = this;
      const next = firstMissing(this.recording.starts, start, this.encodedSeconds);
      // Where every picture is missing, the start that failed is left out.
      return { end: next?.offset ?? start.offset + 1, failure: { error } };
    }
  }

  /** Settles when all that was read is in segments. Rejects where ffmpeg fails. */
  async done(): Promise<void> {
    const { folder, plan, run, firstSegment, recording, start, onSegment } = this.options;
    const { ffmpegPath, sandbox, signal, isUrgent = true } = this.options;
    const tracks = tracksOf(plan);
    const list = new SegmentList(folder, tracks, firstSegment);
    await list.begin();
    let collecting = Promise.resolve();
    const collect = () =>
      (collecting = collecting.then(async () => {
        for (const { number, seconds, isWhole } of await list.collect()) {
          const startsAt = new Date(start.receivedAt + this.encodedSeconds * 1000).toISOString();
          this.encodedSeconds += seconds[tracks[0]!]!;
          if (isWhole) await onSegment({ number, run, startsAt, seconds });
        }
      }));
    // A failure is reported by the last collection.
    const timer = setInterval(() => void collect().catch(() => {}), collectMilliseconds);
    try {
      await runFfmpeg('ffmpeg', encoderArguments(plan, recording.format, { run, firstSegment }), {
        ...{ ffmpegPath, sandbox, signal, isUrgent, folder },
        input: recording.read(start, this.reading),
        timeLimitInSeconds: longestSeconds,
        onOutput: levelReader((level) => (this.soundLevel = level)),
      });
    } finally {
      clearInterval(timer);
      await collect();
    }
  }

  /** Ends the run with what is read before the next start, or before now. */
  stop(where: 'now' | 'start'): void {
    this.reading.stop = where;
    this.recording.tell();
  }

  /** Seconds of received media that ffmpeg has not read yet. */
  secondsBehind(): number {
    return this.recording.secondsAfter(this.reading.offset);
  }
}

function levelReader(onLevel: (level: number) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop()!.slice(-1000);
    for (const line of lines) {
      const level = /^lavfi\.astats\.Overall\.RMS_level=(-?[\d.]+|-inf)$/.exec(line)?.[1];
      // Silence is minus infinity: -120 is below what 16 bits can say.
      if (level) onLevel(level === '-inf' ? -120 : Number(level));
    }
  };
}
