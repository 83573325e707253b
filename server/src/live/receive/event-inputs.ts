import { type LiveInput, LiveInputs } from '@tv/contract/enumerations';
import { chooseInput } from './choose-input.ts';
import { UnreadableStream } from './container-scanner.ts';
import { addLine } from './live-files.ts';
import type { StreamProbe } from './probe-stream.ts';
import type { ReceivedStream } from './receive-stream.ts';
import { Recording } from './recording.ts';

/** What is known of an input: its newest recording, and what a probe found in it. */
export type Known = {
  recording: Recording;
  probe?: StreamProbe;
  probedHeader?: Buffer;
  steadySince: number;
};

type Options = {
  folder: string;
  firstRecording: number;
  onChange: () => void;
  onNotice: (name: 'live.takenOver' | 'live.unreadable') => void;
  /** The guest was on air, and is backstage again, because the line is lost or another stream began. */
  onGuestLost: () => void;
};

/** The inputs of an event: writes their streams to the disk, and says which one viewers get. */
export class EventInputs {
  readonly all: Partial<Record<LiveInput, Known>> = {};
  private readonly options: Options;
  private readonly streams = new Set<Promise<void>>();
  private nextRecording: number;
  private preferred: LiveInput = 'main';
  private hasEnded = false;

  constructor(options: Options) {
    this.options = options;
    this.nextRecording = options.firstRecording;
  }

  take(stream: ReceivedStream): Promise<void> {
    const taken = this.record(stream).finally(() => this.streams.delete(taken));
    this.streams.add(taken);
    return taken;
  }

  /** Prefers an input. The presenter does not wait until it is steady. */
  prefer(input: LiveInput): void {
    this.preferred = input;
    if (this.all[input]) this.all[input].steadySince = 0;
  }

  /** What viewers get. A guest whose line is lost is on air again only when the presenter chooses the guest again. */
  chosen(current: LiveInput | undefined): Recording | undefined {
    const states = Object.fromEntries(
      Object.entries(this.all).map(([input, { recording, steadySince }]) => {
        const { hasEnded, lastReceivedAt } = recording;
        return [input, { hasEnded, lastReceivedAt, steadySince }];
      }),
    );
    const input = chooseInput(states, { preferred: this.preferred, current, now: Date.now() });
    if (this.preferred === 'guest' && input !== 'guest') this.loseGuest();
    return input && this.all[input]?.recording;
  }

  /** Whether viewers get the backup because nothing is received on the main input, not because it was chosen. */
  isFallback = (input: LiveInput): boolean => input === 'backup' && this.preferred === 'main';

  knownOf = (recording: Recording): Known | undefined =>
    LiveInputs.map((input) => this.all[input]).find((known) => known?.recording === recording);

  /** Ends the streams. Settles when their recordings are whole. */
  async end(): Promise<void> {
    this.hasEnded = true;
    for (const input of LiveInputs) this.all[input]?.recording.stop();
    await Promise.allSettled(this.streams);
  }

  private loseGuest(): void {
    this.preferred = 'main';
    this.options.onGuestLost();
  }

  private async record(stream: ReceivedStream): Promise<void> {
    if (this.hasEnded) return stream.end();
    const { folder, onChange, onNotice } = this.options;
    const before = this.all[stream.input]?.recording;
    if (before && !before.hasEnded) {
      onNotice('live.takenOver');
      before.stop();
    }
    // Whoever comes by the same link begins backstage.
    if (stream.input === 'guest' && this.preferred === 'guest') this.loseGuest();
    const recording = await Recording.begin(stream, folder, this.nextRecording++);
    this.all[stream.input] = { recording, steadySince: Date.now() };
    const { file, input, way } = recording;
    const begun = { file, input, way, startedAt: new Date(recording.startedAt).toISOString() };
    await addLine(folder, 'recordings', begun);
    // The encoder learns of the stream once it has begun.
    const written = recording.write(stream);
    onChange();
    try {
      await written;
    } catch (error) {
      if (!(error instanceof UnreadableStream)) throw error;
      onNotice('live.unreadable');
    } finally {
      await addLine(folder, 'recordings', {
        ...begun,
        endedAt: new Date(recording.lastReceivedAt).toISOString(),
      });
      onChange();
    }
  }
}
