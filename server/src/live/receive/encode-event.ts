import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type LiveInput, LiveInputs } from '@tv/contract/enumerations';
import { type LiveWarning, warn } from '@tv/contract/live/live-warnings';
import { stillMilliseconds } from './choose-input.ts';
import { EncoderRun } from './encoder/encoder-run.ts';
import { type LivePlan, planOf, shrunkBy, smallerPlan } from './encoder/encoder-plan.ts';
import { EncoderSpeed } from './encoder/encoder-speed.ts';
import { EventInputs, type Known } from './event-inputs.ts';
import { addLine, nextNumbers } from './live-files.ts';
import { GuestPreview } from './guest-preview.ts';
import type { EncodeEventOptions, EventEncoder, LiveReport, LiveSegment } from './live-report.ts';
import { probeStream, type StreamProbe } from './probe-stream.ts';
import type { ReceivedStream } from './receive-stream.ts';
import type { Recording, RecordingStart } from './recording.ts';
import { describeInput, describeRun, warningsOfRun } from './report-event.ts';
import { interrupted, SilenceWatch, warningsOfStream } from './warnings-of-stream.ts';

const tickMilliseconds = 1000;
/** Milliseconds of a stream that are probed before it is encoded. */
const probedMilliseconds = 1000;
/** Seconds behind at which a new run leaves out what viewers would only get late. It is encoded for the recording once the event is over. */
const mostBehind = 10;
const noticeMilliseconds = 30_000;
const pauseMilliseconds = 1000;

/** Records and encodes the streams of one event, in a folder in which an earlier process may have begun. */
export async function encodeEvent(options: EncodeEventOptions): Promise<EventEncoder> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  return new Encoder(options, await nextNumbers(options.folder));
}

type Numbers = { segment: number; run: number; recording: number };

class Encoder implements EventEncoder {
  private readonly options: EncodeEventOptions;
  private readonly next: Numbers;
  private readonly inputs: EventInputs;
  private readonly notices = new Map<string, { warning: LiveWarning; until: number }>();
  private readonly silence = new SilenceWatch();
  private readonly preview: GuestPreview;
  private readonly timer: NodeJS.Timeout;
  private readonly work: Promise<void>;
  private run: EncoderRun | undefined;
  private speed = new EncoderSpeed();
  private shrunkSteps = 0;
  /** Where the next run over the same recording begins. */
  private position: { recording: Recording; offset: number } | undefined;
  private lastReceivedAt: number | undefined;
  private isEnding = false;
  private change = Promise.withResolvers<void>();

  constructor(options: EncodeEventOptions, next: Numbers) {
    this.options = options;
    this.next = next;
    this.inputs = new EventInputs({
      folder: options.folder,
      firstRecording: next.recording,
      onChange: () => this.tick(),
      onNotice: (name) => this.notice(warn(name)),
      onGuestLost: () => this.options.onGuestLost?.(),
    });
    this.preview = new GuestPreview(options);
    this.timer = setInterval(() => this.tick(), tickMilliseconds);
    options.signal?.addEventListener('abort', () => void this.end(), { once: true });
    this.work = this.encodeAll();
  }

  take = (stream: ReceivedStream): Promise<void> => this.inputs.take(stream);

  choose = (input: LiveInput): void => {
    // What the guest says backstage is shown to nobody later.
    if (input === 'guest' && this.position?.recording.input === 'guest') this.position = undefined;
    this.inputs.prefer(input);
    this.tick();
  };

  end = async (): Promise<void> => {
    this.isEnding = true;
    clearInterval(this.timer);
    await Promise.all([this.inputs.end(), this.preview.end()]);
    this.wake();
    await this.work;
  };

  /** One run after another, until the event ends and everything is encoded. */
  private async encodeAll(): Promise<void> {
    while (!this.options.signal?.aborted) {
      const changed = this.change.promise;
      const recording = this.chosen() ?? this.unfinished();
      const start = recording && this.startIn(recording);
      if (recording && start) await this.encode(recording, start).catch((error) => this.failed(error));
      else if (this.isEnding) return;
      else await changed;
    }
  }

  private chosen = (): Recording | undefined =>
    this.inputs.chosen((this.run?.recording ?? this.position?.recording)?.input);

  /** A recording that has ended, and is not encoded to its end. Of a guest who is off the air nothing more is shown. */
  private unfinished(): Recording | undefined {
    const { recording, offset = 0 } = this.position ?? {};
    return recording && recording.input !== 'guest' && offset < recording.written ? recording : undefined;
  }

  private startIn(recording: Recording): RecordingStart | undefined {
    const { starts, lastReceivedAt } = recording;
    const goesOn = this.position?.recording === recording;
    if (recording.input === 'guest' && !goesOn) return starts.at(-1);
    const offset = goesOn ? this.position!.offset : 0;
    const start = starts.find((each) => each.offset >= offset);
    const isLate = start && lastReceivedAt - start.receivedAt > mostBehind * 1000;
    return isLate ? starts.at(-1) : start;
  }

  private async encode(recording: Recording, start: RecordingStart): Promise<void> {
    while (!recording.hasEnded && recording.lastReceivedAt - start.receivedAt < probedMilliseconds) {
      await recording.changed();
      if (!recording.hasEnded && this.chosen() !== recording) return;
    }
    const plan = shrunkBy(planOf(await this.probed(recording, start)), this.shrunkSteps);
    if (plan.video || plan.sounds.length > 0) return this.runOver(recording, start, plan);
    // Later bytes may be readable.
    const known = this.inputs.knownOf(recording);
    if (known) delete known.probedHeader;
    this.position = { recording, offset: recording.written };
    await this.pause();
  }

  private async probed(recording: Recording, start: RecordingStart): Promise<StreamProbe> {
    const known = this.inputs.knownOf(recording);
    if (known?.probe && known.probedHeader?.equals(start.header)) return known.probe;
    const probe = await probeStream(recording, start, this.options);
    if (known) Object.assign(known, { probe, probedHeader: start.header });
    return probe;
  }

  private async runOver(recording: Recording, start: RecordingStart, plan: LivePlan): Promise<void> {
    const { folder, ffmpegPath, sandbox, signal } = this.options;
    const number = this.next.run++;
    const described = describeRun(number, recording, start, plan);
    await addLine(folder, 'runs', described);
    const run = new EncoderRun({
      ...{ recording, start, plan, folder, ffmpegPath, sandbox, signal },
      ...{ run: number, firstSegment: this.next.segment },
      onSegment: (segment) => this.add(segment),
    });
    this.run = run;
    this.speed = new EncoderSpeed();
    const { end, failure } = await run.ended();
    this.run = undefined;
    if (signal?.aborted) return;
    this.position = { recording, offset: end };
    await addLine(folder, 'runs', { ...described, end });
    if (failure) await this.failed(failure.error);
  }

  private async failed(error: unknown): Promise<void> {
    if (this.options.signal?.aborted) return;
    this.options.onFailure?.(error);
    this.notice(warn('live.encoderRestarted'));
    await this.pause();
  }

  private pause = (): Promise<void> =>
    wait(pauseMilliseconds, undefined, { signal: this.options.signal }).catch(() => {});

  private async add(segment: LiveSegment): Promise<void> {
    this.next.segment = segment.number + 1;
    await addLine(this.options.folder, 'segments', segment);
    this.options.onSegment?.(segment);
  }

  /** Once a second: is another input to be encoded, is the encoder in time, and what does the presenter see? */
  private tick(): void {
    const now = Date.now();
    const { run } = this;
    const chosen = this.chosen();
    if (run) this.supervise(run, chosen, now);
    if (!this.isEnding) this.preview.follow(this.backstage(chosen), now);
    this.options.onReport(this.report(chosen, now));
    this.wake();
  }

  private supervise(run: EncoderRun, chosen: Recording | undefined, now: number): void {
    const isReceived = !run.recording.hasEnded && now - run.recording.lastReceivedAt < 2 * tickMilliseconds;
    const isGuest = run.recording.input === 'guest';
    if ((chosen || isGuest) && chosen !== run.recording && !run.recording.hasEnded)
      run.stop(isReceived && !isGuest ? 'start' : 'now');
    if (!isReceived || run.reading.stop) return;
    this.speed.add(now, run.encodedSeconds);
    if (!this.speed.isTooSlow(run.secondsBehind())) return;
    if (!smallerPlan(run.plan)) return this.notice(warn('live.tooSlow'));
    this.shrunkSteps++;
    run.stop('start');
  }

  /** The guest's stream, while viewers get another one. */
  private backstage(chosen: Recording | undefined): Known | undefined {
    const guest = this.inputs.all.guest;
    return guest?.recording === chosen ? undefined : guest;
  }

  private report(chosen: Recording | undefined, now: number): LiveReport {
    const { run } = this;
    const isReceived = chosen && now - chosen.lastReceivedAt < stillMilliseconds;
    const backstage = this.preview.report(this.backstage(chosen), now);
    const speed = this.speed.speed();
    const received = LiveInputs.flatMap((input) => {
      const known = this.inputs.all[input];
      return known && !known.recording.hasEnded ? [[input, describeInput(known)] as const] : [];
    });
    return {
      at: new Date(now),
      chosen: isReceived ? chosen.input : undefined,
      inputs: Object.fromEntries(received),
      renditions: run?.plan.video?.rungs.map(({ side }) => side) ?? [],
      ...(run && speed !== undefined && { encoderSpeed: speed }),
      secondsBehind: run?.secondsBehind() ?? 0,
      ...(run?.soundLevel !== undefined && { soundLevel: run.soundLevel }),
      warnings: this.warnings(chosen, now),
      ...(backstage && { backstage }),
    };
  }

  private warnings(chosen: Recording | undefined, now: number): LiveWarning[] {
    for (const [name, { until }] of this.notices) if (until < now) this.notices.delete(name);
    const held = [...this.notices.values()].map(({ warning }) => warning);
    if (chosen) this.lastReceivedAt = chosen.lastReceivedAt;
    const known = chosen && this.inputs.knownOf(chosen);
    if (!known) {
      return [...interrupted(this.lastReceivedAt, now), ...held];
    }
    return [
      ...warningsOfStream(known, now),
      ...(this.run && known.recording === this.run.recording ? warningsOfRun(this.run, known) : []),
      ...(this.inputs.isFallback(known.recording.input) ? [warn('live.onBackup')] : []),
      ...this.silence.warnings(this.run?.soundLevel, now),
      ...held,
    ];
  }

  private notice(warning: LiveWarning): void {
    this.notices.set(warning.name, { warning, until: Date.now() + noticeMilliseconds });
  }

  /** Lets the work look again at what is to be encoded. */
  private wake(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers<void>();
    resolve();
  }
}
