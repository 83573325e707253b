import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readLines } from '../live-files.ts';
import type { LiveRecording, LiveRun, LiveSegment, LiveStart } from '../live-report.ts';
import type { RecordingStart } from '../recording.ts';

/** What lies in an event's folder: the lists of its encoder, and of each recording its starts and bytes. */
export type EncodedFolder = {
  runs: readonly LiveRun[];
  segments: readonly LiveSegment[];
  recordings: readonly LiveRecording[];
  startsOf: (recording: string) => readonly RecordingStart[];
  bytesOf: (recording: string) => number;
};

/** Reads what lies in an event's folder. A recording without bytes has none. */
export async function encodedFolder(folder: string): Promise<EncodedFolder> {
  const [runs, segments, recordings, lines] = await Promise.all([
    readLines(folder, 'runs'),
    readLines(folder, 'segments'),
    readLines(folder, 'recordings'),
    readLines(folder, 'starts'),
  ]);
  const starts = Map.groupBy(lines, ({ recording }) => recording);
  const bytes = new Map<string, number>();
  for (const { file } of recordings) {
    const size = await stat(join(folder, file)).then(
      (found) => found.size,
      () => 0,
    );
    bytes.set(file, size);
  }
  return {
    ...{ runs, segments, recordings },
    startsOf: (recording) => withHeaders(starts.get(recording) ?? []),
    bytesOf: (recording) => bytes.get(recording) ?? 0,
  };
}

function withHeaders(lines: readonly LiveStart[]): RecordingStart[] {
  let header = Buffer.alloc(0);
  return lines.map(({ offset, isAfterGap, receivedAt, seconds, header: changed }) => {
    if (changed !== undefined) header = Buffer.from(changed, 'base64');
    return { offset, isAfterGap, receivedAt, seconds, header };
  });
}

/** Bytes of a recording that were received for viewers, and are in no segment. */
export type LeftPiece = {
  recording: LiveRecording;
  from: number;
  until: number;
  /**
   * Where segments reach into the piece, which begins at a key frame: when its first byte was sent and until when there are segments, by the
   * clock of their run, in milliseconds since 1970.
   */
  overlap?: { from: number; until: number };
};

/** Seconds by which the first picture of a run may come later than its first sound. Its segments hold so much less of the pictures. */
const latestPicture = 0.1;

type Timed = Pick<RecordingStart, 'receivedAt' | 'seconds'>;

/** What arrives late, as after a lost line, arrives at once: only the stream knows its time. */
const secondsBetween = (one: Timed, other: Timed): number =>
  one.seconds !== undefined && other.seconds !== undefined
    ? other.seconds - one.seconds
    : (other.receivedAt - one.receivedAt) / 1000;

/** The last start behind which every picture is missing in the segments of a run. `undefined`: the run's own. */
export function firstMissing(
  starts: readonly RecordingStart[],
  start: Timed & { offset: number },
  encodedSeconds: number,
): RecordingStart | undefined {
  let last: RecordingStart | undefined;
  let secondsBefore = 0;
  for (const each of starts.filter(({ offset }) => offset > start.offset)) {
    const seconds = secondsBetween(start, each);
    // Behind a clock that was put back nothing tells how far the run came.
    if (seconds < secondsBefore || seconds > encodedSeconds - latestPicture) break;
    [last, secondsBefore] = [each, seconds];
  }
  return last;
}

/**
 * What is left to encode of a folder whose process has the event no longer: what was skipped because the encoder was late, and what a
 * process that was killed had received. Nothing of a guest, because only the process knew when the guest was taken off the air.
 */
export function leftToEncode(folder: EncodedFolder): LeftPiece[] {
  const runs = [...new Map(folder.runs.map((run) => [run.run, run])).values()];
  const [live, late] = [runs.filter(({ isLate }) => !isLate), runs.filter(({ isLate }) => isLate)];
  return live.flatMap((run, index) => {
    if (run.input === 'guest') return [];
    const next = live[index + 1];
    if (next && next.recording !== run.recording) return [];
    const pieces = [pieceOf(run, next?.offset ?? folder.bytesOf(run.recording))];
    // Viewers were to get what the same sender sent next.
    if (!next) pieces.push(...behind(run).map(wholeOf));
    return pieces.flatMap((piece) => withoutLate(piece));
  });

  function pieceOf(run: LiveRun, until: number): LeftPiece {
    const recording = folder.recordings.find(({ file }) => file === run.recording)!;
    if (run.end !== undefined) return { recording, from: run.end, until };
    return { recording, until, ...reached(run) };
  }

  /** How far a run came that was killed. */
  function reached(run: LiveRun): Pick<LeftPiece, 'from' | 'overlap'> {
    const own = folder.segments.filter((segment) => segment.run === run.run);
    const seconds = own.reduce((sum, segment) => sum + Math.max(...Object.values(segment.seconds)), 0);
    const starts = folder.startsOf(run.recording);
    const start = starts.find(({ offset }) => offset === run.offset) ?? {
      offset: run.offset,
      receivedAt: Date.parse(run.startsAt),
      seconds: undefined,
    };
    const next = firstMissing(starts, start, seconds) ?? start;
    const at = (second: number) => start.receivedAt + second * 1000;
    return { from: next.offset, overlap: { from: at(secondsBetween(start, next)), until: at(seconds) } };
  }

  /** The recordings of the same input that began behind that of a run. Each has a line for its begin and one for its end. */
  function behind({ recording, input }: LiveRun): LiveRecording[] {
    const files = folder.recordings.map(({ file }) => file);
    const isNew = (file: string, index: number) => files.indexOf(file) === index;
    return folder.recordings.filter(
      (each, index) => each.input === input && index > files.indexOf(recording) && isNew(each.file, index),
    );
  }

  function wholeOf(recording: LiveRecording): LeftPiece {
    return { recording, from: 0, until: folder.bytesOf(recording.file) };
  }

  /** What earlier late runs have left of a piece. */
  function withoutLate(piece: LeftPiece): LeftPiece[] {
    const isOf = ({ recording, offset }: LiveRun) =>
      recording === piece.recording.file && offset >= piece.from && offset < piece.until;
    const last = late.findLast(isOf);
    const rest = last ? pieceOf(last, piece.until) : piece;
    return rest.from < rest.until ? [rest] : [];
  }
}
