import type { Loudness } from './sound/mix-sound.ts';
import type { Store } from '@tv/client/lib/state/store.ts';
import type { CameraPosition, Size } from './picture/camera-position.ts';
import type { ChosenDevices } from './open-sources.ts';
import { beginning, type RecordMode, type RecordState } from './record-state.ts';
import type { StoredRecording } from './takes/recordings-db.ts';
import type { MarkedChapter } from './takes/take-clock.ts';

/** A recording that has ended, on its way to the service. */
export type Recorded = {
  recording: StoredRecording;
  file: File;
  /** Ends the sending that began with the recording. */
  stopSending: () => void;
  /** Other tabs may have it again. */
  letGo: () => void;
};

export type RecorderView = {
  state: RecordState;
  mode: RecordMode;
  /** What is recorded, to be shown. */
  preview: MediaStream | undefined;
  mayBlur: boolean;
  seconds: number;
  /** How loud the microphone is, 0 to 1, and in words that stay long enough to be read. */
  level: number;
  loudness: Loudness;
  chapters: readonly MarkedChapter[];
  sentBytes: number;
  isAway: boolean;
  /** The device has no room for more. */
  isFull: boolean;
  /** The service takes no more of it, and why. */
  refusal: unknown;
  /** Pictures a second, where the computer is too slow for all. */
  lowRate: number | undefined;
  recorded: Recorded | undefined;
};

/** Before anything is opened. */
export const nothing: RecorderView = {
  state: beginning,
  mode: 'camera',
  preview: undefined,
  mayBlur: false,
  seconds: 0,
  level: 0,
  loudness: 'silent',
  chapters: [],
  sentBytes: 0,
  isAway: false,
  isFull: false,
  refusal: undefined,
  lowRate: undefined,
  recorded: undefined,
};

export type Recorder = {
  view: Store<RecorderView>;
  open: (mode: RecordMode, devices: ChosenDevices & { isSilent: boolean }) => Promise<void>;
  close: () => void;
  count: () => void;
  cancel: () => void;
  pause: () => void;
  resume: () => void;
  mark: () => void;
  stop: () => Promise<void>;
  /** Leaves what was recorded, which stays on the device unless it was deleted. */
  again: () => void;
  /** Takes a recording of this device up again. Answers false where another tab has it. */
  reopen: (recording: StoredRecording) => Promise<boolean>;
  /** A few seconds of what is heard. */
  testSound: () => Promise<Blob | undefined>;
  blur: (isOn: boolean) => Promise<void>;
  placeCamera: (position: CameraPosition) => void;
  sizes: () => { screen: Size; camera: Size } | undefined;
  /** Ends all that is open. What was recorded stays on the device. */
  dispose: () => void;
};
