import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveWarning } from '@tv/contract/live/live-warnings';
import { planOf, previewPlan } from './encoder/encoder-plan.ts';
import { EncoderRun } from './encoder/encoder-run.ts';
import type { Known } from './event-inputs.ts';
import type { EncodeEventOptions } from './live-report.ts';
import { probeStream } from './probe-stream.ts';
import type { Recording, RecordingStart } from './recording.ts';
import { describeRun } from './report-event.ts';
import { warningsOfStream } from './warnings-of-stream.ts';

/** Milliseconds of a stream that are probed, and until another try after a failure. */
const [probedMilliseconds, againAfter] = [1000, 5000];
/** Seconds behind at which the preview leaves something out. Nobody but the presenter looks at it. */
const mostBehind = 5;

/** Encodes a guest's stream, small and beside that of viewers, while the guest is backstage. */
export class GuestPreview {
  private readonly options: EncodeEventOptions;
  private run: EncoderRun | undefined;
  private working: Promise<void> | undefined;
  private runs = 0;
  private segments = 0;
  private notBefore = 0;

  constructor(options: EncodeEventOptions) {
    this.options = options;
  }

  /** Called once a second with the guest's stream. `undefined`: the guest is on air, or sends nothing. */
  follow(known: Known | undefined, now: number): void {
    const { run } = this;
    if (run && (run.recording !== known?.recording || isLate(run))) run.stop('now');
    if (!known || known.recording.hasEnded || this.working || now < this.notBefore) return;
    this.working = this.encode(known)
      .catch((error: unknown) => {
        this.notBefore = Date.now() + againAfter;
        if (!this.options.signal?.aborted) this.options.onFailure?.(error);
      })
      .finally(() => (this.working = undefined));
  }

  /** What the presenter sees of a guest who is backstage. */
  report(
    known: Known | undefined,
    now: number,
  ): { soundLevel?: number; warnings: LiveWarning[] } | undefined {
    if (!known || known.recording.hasEnded) return undefined;
    const soundLevel = this.run?.soundLevel;
    return { ...(soundLevel !== undefined && { soundLevel }), warnings: warningsOfStream(known, now) };
  }

  /** Settles when nothing is encoded any more. */
  async end(): Promise<void> {
    this.notBefore = Infinity;
    this.run?.stop('now');
    await this.working;
  }

  private async encode(known: Known): Promise<void> {
    const { recording } = known;
    const start = newestStart(recording);
    if (!start) return;
    if (!known.probe || !known.probedHeader?.equals(start.header)) {
      const probe = await probeStream(recording, start, this.options);
      Object.assign(known, { probe, probedHeader: start.header });
    }
    const plan = previewPlan(planOf(known.probe!));
    // Later bytes may be readable.
    if (!plan.video && plan.sounds.length === 0) return void delete known.probedHeader;
    const { ffmpegPath, sandbox, signal } = this.options;
    const folder = join(this.options.folder, 'guest');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const number = ++this.runs;
    const described = describeRun(number, recording, start, plan);
    const run = new EncoderRun({
      ...{ recording, start, plan, folder, ffmpegPath, sandbox, signal },
      ...{ run: number, firstSegment: this.segments, isUrgent: false },
      onSegment: async (segment) => {
        this.segments = segment.number + 1;
        this.options.onPreview?.(segment, described, folder);
      },
    });
    this.run = run;
    await run.done().finally(() => (this.run = undefined));
  }
}

/** The newest start behind which there is enough to be probed. */
const newestStart = ({ starts, lastReceivedAt }: Recording): RecordingStart | undefined =>
  starts.findLast(({ receivedAt }) => lastReceivedAt - receivedAt >= probedMilliseconds);

/** Whether a run would be nearer to the present if it started over. A browser on a slow computer has a start only every 20 seconds. */
const isLate = (run: EncoderRun): boolean =>
  run.secondsBehind() > mostBehind && (newestStart(run.recording)?.offset ?? 0) > run.reading.offset;
