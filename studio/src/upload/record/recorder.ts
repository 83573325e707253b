import { longDate } from '@tv/client/lib/format/dates.ts';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import { createStore } from '@tv/client/lib/state/store.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import type { CameraPosition } from './picture/camera-position.ts';
import { compose, type Composition } from './picture/compose.ts';
import { chooseFormat } from './takes/formats.ts';
import { createLoudness, mixSound, type Mix } from './sound/mix-sound.ts';
import {
  blurBackground,
  type ChosenDevices,
  closeSources,
  findObstacle,
  mayBlur,
  openSources,
  SourceRefused,
  type Sources,
} from './open-sources.ts';
import { announcementOf } from './takes/announced-recording.ts';
import { nextState, type RecordEvent, type RecordMode } from './record-state.ts';
import { nothing, type Recorded, type Recorder, type RecorderView } from './recorder-view.ts';
import { holdRecording } from './takes/recording-lock.ts';
import { keepOnDevice, readRecording, type StoredRecording } from './takes/recordings-db.ts';
import { type GrowingBytes, sendGrowing, type Sending, type SendingEvents } from './takes/send-growing.ts';
import { recordBriefly } from './sound/record-briefly.ts';
import { startTake, type Take } from './takes/take.ts';
import { startTicker, type Ticker } from './picture/ticker.ts';

/** Milliseconds between two looks at the clock and the level. */
const lookEvery = 200;

/** A moment at the device's clock as it may stand in the name of a file: `2026-11-29T10-30`. */
const inFileName = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16)
    .replaceAll(':', '-');

const sendUpload: NonNullable<Owner['sendTo']> = (recording, bytes, events) =>
  sendGrowing({ announcement: announcementOf(recording), bytes, ...events });

type Owner = {
  personId: string;
  organizationId: string;
  /** Seconds after which a recording ends. */
  longest: number;
  /** Where it is sent while it grows. Absent: to an upload. */
  sendTo?: (recording: StoredRecording, bytes: GrowingBytes, events: SendingEvents) => Sending;
  /** On the device, until somebody deletes it. Absent: it is. */
  isKept?: boolean;
};

/** Records, and keeps and sends what comes. One for a page. */
export function createRecorder({ longest, sendTo = sendUpload, isKept = true, ...owner }: Owner): Recorder {
  const view = createStore(nothing);
  const set = (more: Partial<RecorderView>) => view.set({ ...view.get(), ...more });
  const on = (event: RecordEvent) => {
    const { state } = view.get();
    const next = nextState(state, event);
    if (next !== state) set({ state: next });
    return next !== state;
  };
  let sources: Sources = {};
  let mix: Mix | undefined;
  let composition: Composition | undefined;
  let take: Take | undefined;
  let sending: Sending | undefined;
  let ticker: Ticker | undefined;
  let letGo: (() => void) | undefined;
  /** When the countdown is over, in milliseconds of the page's clock. */
  let countdownEnd = Infinity;
  let position: CameraPosition = { x: 1, y: 1 };
  const loudnessNow = createLoudness();

  function closeAll(): void {
    ticker?.stop();
    composition?.close();
    mix?.close();
    closeSources(sources);
    [sources, mix, composition, ticker] = [{}, undefined, undefined, undefined];
    set({ preview: undefined, level: 0 });
  }

  /** A device went away, or the browser's own bar ended the screen. */
  function watch({ camera, microphone, screen }: Sources, mode: RecordMode): void {
    const onEnd = (stream: MediaStream | undefined, work: () => void) =>
      stream?.getTracks().forEach((track) => track.addEventListener('ended', work));
    const isTaking = () => ['recording', 'paused'].includes(view.get().state.step);
    onEnd(microphone, () => void on({ do: 'note', problem: 'microphoneLost' }));
    onEnd(camera, () => {
      if (!isTaking()) return lose();
      composition?.endCamera();
      on({ do: 'note', problem: 'cameraLost' });
    });
    screen?.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (!isTaking()) return lose();
      if (mode === 'screen') return void stop('screenEnded');
      composition?.endScreen();
      on({ do: 'note', problem: 'screenEnded' });
    });
  }

  /** Before anything is recorded, a device that went away is chosen again. */
  function lose(): void {
    on({ do: 'cancel' });
    if (on({ do: 'refuse', problem: 'noDevice' })) closeAll();
  }

  async function open(mode: RecordMode, devices: ChosenDevices & { isSilent: boolean }): Promise<void> {
    const obstacle = findObstacle(mode);
    if (obstacle) return void on({ do: 'refuse', problem: obstacle });
    if (!on({ do: 'open' })) return;
    closeAll();
    set({ mode });
    try {
      const opened = await openSources(mode, devices);
      if (view.get().state.step !== 'opening') return closeSources(opened);
      sources = opened;
      mix = mixSound(sources.microphone, sources.screen);
      if (mode === 'both') {
        composition = compose(sources.screen!, sources.camera!, (lowRate) => set({ lowRate }));
        composition.place(position);
      }
      watch(sources, mode);
      ticker = startTicker(lookEvery, look);
      set({
        preview: composition?.stream ?? sources.screen ?? sources.camera,
        mayBlur: mayBlur(sources.camera),
        lowRate: undefined,
      });
      on({ do: 'opened' });
    } catch (error) {
      closeAll();
      on({ do: 'refuse', problem: error instanceof SourceRefused ? error.problem : 'failed' });
    }
  }

  function look(): void {
    if (view.get().state.step === 'countdown') countDown();
    if (take?.tick()) on({ do: 'pause', problem: 'asleep' });
    if (take && take.seconds() >= longest) void stop('longest');
    const level = mix?.level() ?? 0;
    const loudness = loudnessNow(level, performance.now());
    set({ level, loudness, ...(take && { seconds: take.seconds() }) });
  }

  /** By the clock: a person who starts a recording may go to another tab at once, where a page's own timers are late. */
  function countDown(): void {
    const secondsLeft = Math.max(0, Math.ceil((countdownEnd - performance.now()) / 1_000));
    on({ do: 'tick', secondsLeft });
    if (secondsLeft > 0) return;
    countdownEnd = Infinity;
    void begin();
  }

  async function begin(): Promise<void> {
    const { mode } = view.get();
    const hasPicture = mode !== 'sound';
    const format = chooseFormat({ hasPicture, cores: navigator.hardwareConcurrency }, (mimeType) =>
      MediaRecorder.isTypeSupported(mimeType),
    );
    if (!format) return refuse('unsupported');
    const id = crypto.randomUUID();
    letGo = await holdRecording(id);
    if (isKept) void keepOnDevice();
    const startedAt = new Date();
    const recording: StoredRecording = {
      ...{ id, ...owner, mimeType: format.mimeType, hasPicture, startedAt: startedAt.getTime() },
      ...{
        fileName: `${text.fileName(inFileName(startedAt))}.${format.ending}`,
        title: text.usualTitle(`${longDate(startedAt.toISOString())}, ${timeOfDay(startedAt)}`),
      },
      ...{ seconds: 0, bytes: 0, pieces: 0, isEnded: false, chapters: [] },
    };
    if (!on({ do: 'begin' })) return letGo?.();
    const pictures = hasPicture ? (composition?.stream ?? sources.screen ?? sources.camera) : undefined;
    const tracks = [...(pictures?.getVideoTracks() ?? []), ...(mix?.track ? [mix.track] : [])];
    set({ seconds: 0, chapters: [], sentBytes: 0, isAway: false, isFull: false, refusal: undefined });
    try {
      take = startTake({
        stream: new MediaStream(tracks),
        ...{ format, recording, isKept },
        onFull: () => set({ isFull: true }),
        onEnded: () => void stop(),
        onPiece: () => sending?.more(),
      });
    } catch {
      on({ do: 'stop' });
      on({ do: 'stopped' });
      on({ do: 'again' });
      return refuse('failed');
    }
    sending = send(recording, take.pieces);
  }

  function refuse(problem: 'unsupported' | 'failed'): void {
    letGo?.();
    closeAll();
    on({ do: 'cancel' });
    on({ do: 'refuse', problem });
  }

  const send = (recording: StoredRecording, bytes: GrowingBytes) =>
    sendTo(recording, bytes, {
      onSent: (sentBytes) => set({ sentBytes }),
      onLine: (isAway) => set({ isAway }),
      onRefused: (refusal) => set({ refusal }),
    });

  // What is handed on keeps its own sending and its own lock: another recording may begin meanwhile.
  function recordedOf(recording: StoredRecording, file: File): Recorded {
    const [sent, hold] = [sending, letGo];
    return { recording, file, stopSending: () => sent?.stop(), letGo: () => hold?.() };
  }

  async function stop(problem?: 'screenEnded' | 'longest'): Promise<void> {
    if (!take || !on({ do: 'stop', ...(problem && { problem }) })) return;
    const { pieces } = take;
    const recording = await take.stop();
    const file = await pieces.file();
    closeAll();
    set({ recorded: recordedOf(recording, file), seconds: recording.seconds });
    take = undefined;
    on({ do: 'stopped' });
    sending?.more();
  }

  return {
    view,
    open,
    close() {
      if (on({ do: 'close' })) closeAll();
    },
    count() {
      if (on({ do: 'count' })) countdownEnd = performance.now() + 1_000 * view.get().state.secondsLeft;
    },
    cancel: () => void on({ do: 'cancel' }),
    pause() {
      if (on({ do: 'pause' })) take?.pause();
    },
    resume() {
      if (on({ do: 'resume' })) take?.resume();
    },
    mark() {
      if (take && view.get().state.step === 'recording') set({ chapters: take.mark(text.usualChapter) });
    },
    stop: () => stop(),
    again() {
      [sending, letGo] = [undefined, undefined];
      set({ recorded: undefined, chapters: [], seconds: 0 });
      on({ do: 'again' });
    },
    async reopen(recording) {
      const hold = await holdRecording(recording.id);
      if (!hold) return false;
      closeAll();
      letGo = hold;
      const file = await readRecording(recording);
      const bytes: GrowingBytes = {
        size: () => file.size,
        slice: async (from, to) => file.slice(from, to),
        release: () => {},
      };
      sending = send(recording, bytes);
      view.set({
        ...nothing,
        state: { step: 'recorded', secondsLeft: 0 },
        recorded: recordedOf(recording, file),
        seconds: recording.seconds,
      });
      return true;
    },
    async testSound() {
      const format = chooseFormat({ hasPicture: false, cores: 1 }, (mimeType) =>
        MediaRecorder.isTypeSupported(mimeType),
      );
      return mix?.track && format ? recordBriefly(mix.track, format.mimeType) : undefined;
    },
    async blur(isOn) {
      if (sources.camera) await blurBackground(sources.camera, isOn);
    },
    placeCamera(next) {
      position = next;
      composition?.place(next);
    },
    sizes: () => composition?.sizes(),
    dispose() {
      const end = () => {
        closeAll();
        sending?.stop();
        letGo?.();
      };
      if (take) void stop().then(end);
      else end();
    },
  };
}
