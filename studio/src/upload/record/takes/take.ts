import { pictureBits, soundBits, type RecordedFormat } from './formats.ts';
import { inMemory, keepPieces, type KeptPieces } from './keep-pieces.ts';
import { createTakeClock, markChapter, type MarkedChapter } from './take-clock.ts';
import type { StoredRecording } from './recordings-db.ts';

/** Milliseconds of one piece. What a crash may lose is one of them. */
const pieceLength = 1_000;
/** Milliseconds without a tick after which the computer was asleep. */
const sleepGap = 15_000;

export type Take = {
  seconds: () => number;
  pause: () => void;
  resume: () => void;
  /** Marks a chapter that begins now. Answers all of them. */
  mark: (titleOf: (number: number) => string) => readonly MarkedChapter[];
  /** Ends the recording, and resolves when its last piece is kept. */
  stop: () => Promise<StoredRecording>;
  /** Call it a few times a second. Answers whether the computer was asleep meanwhile: then the recording is paused. */
  tick: () => boolean;
  pieces: KeptPieces;
};

type TakeOptions = {
  stream: MediaStream;
  format: RecordedFormat;
  recording: StoredRecording;
  /** On the device. */
  isKept: boolean;
  /** The device is full: pieces are in memory until they are sent. */
  onFull: () => void;
  /** The browser ended it by itself. */
  onEnded: () => void;
  onPiece: () => void;
};

/** Records a stream piece by piece, each kept on the device as it comes. */
export function startTake(options: TakeOptions): Take {
  const { stream, format, recording, isKept, onFull, onEnded, onPiece } = options;
  const clock = createTakeClock();
  const pieces = isKept ? keepPieces(recording, onFull) : keepPieces(recording, onFull, inMemory);
  let chapters: MarkedChapter[] = [];
  let ticked = performance.now();
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    videoBitsPerSecond: pictureBits,
    audioBitsPerSecond: soundBits,
  });
  const seconds = () => clock.seconds(performance.now());
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    pieces.add(data, { seconds: seconds(), chapters });
    onPiece();
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      clock.pause(performance.now());
      resolve();
      onEnded();
    });
  });
  recorder.start(pieceLength);
  clock.start(performance.now());
  const pause = () => {
    if (recorder.state !== 'recording') return;
    recorder.pause();
    // What was recorded until now is kept at once, however long the pause is.
    recorder.requestData();
    clock.pause(performance.now());
  };
  return {
    seconds,
    pause,
    resume() {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      ticked = performance.now();
      clock.start(performance.now());
    },
    mark(titleOf) {
      chapters = markChapter(chapters, seconds(), titleOf);
      return chapters;
    },
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      // Here, and not when the recorder has stopped: a slow computer still encodes for seconds, and takes in nothing new.
      clock.pause(performance.now());
      await stopped;
      return pieces.end({ seconds: seconds(), chapters });
    },
    tick() {
      const now = performance.now();
      const wasAsleep = recorder.state === 'recording' && now - ticked > sleepGap;
      if (wasAsleep) {
        recorder.pause();
        recorder.requestData();
        clock.pause(ticked);
      }
      ticked = now;
      return wasAsleep;
    },
    pieces,
  };
}
