import type { ProgramOptions } from '../../../ingest/run-ffmpeg.ts';
import { type LivePlan, planOf } from './encoder-plan.ts';
import { EncoderRun } from './encoder-run.ts';
import { encodedFolder, type EncodedFolder, type LeftPiece, leftToEncode } from './left-to-encode.ts';
import { addLine, nextNumbers, removeSegment } from '../live-files.ts';
import type { LiveSegment } from '../live-report.ts';
import { probeStream } from '../probe-stream.ts';
import { Recording, type RecordingStart } from '../recording.ts';
import { describeRun } from '../report-event.ts';

export type EncodeLeftOptions = ProgramOptions & {
  /** Of an event, whose process has it no longer. */
  folder: string;
  /** A piece could not be encoded, and is given up. For the log. */
  onFailure?: (error: unknown) => void;
};

/**
 * Encodes what was received for viewers and is in no segment, into late segments of the folder. Safe to repeat: what a call before has encoded
 * is left, and what it could not encode as well. Rejects once `signal` is aborted.
 */
export async function encodeLeft(options: EncodeLeftOptions): Promise<void> {
  const folder = await encodedFolder(options.folder);
  for (const piece of leftToEncode(folder)) await encodePiece(folder, piece, options);
}

async function encodePiece(lists: EncodedFolder, piece: LeftPiece, options: EncodeLeftOptions) {
  const starts = [...lists.startsOf(piece.recording.file)];
  const recording = await Recording.ended(options.folder, piece.recording, starts);
  const startFrom = (offset: number) =>
    starts.find((start) => start.offset >= offset && start.offset < piece.until);
  let start = startFrom(piece.from);
  if (start && piece.overlap) start = { ...start, receivedAt: piece.overlap.from };
  while (start) {
    options.signal?.throwIfAborted();
    start = startFrom(await encodeFrom(recording, start, piece, options));
  }
}

/** Encodes to the end of a piece, or to the next gap. Answers where to go on. */
async function encodeFrom(
  recording: Recording,
  start: RecordingStart,
  { until, overlap }: LeftPiece,
  { folder, onFailure, ...programs }: EncodeLeftOptions,
): Promise<number> {
  const plan = largestOf(planOf(await probeStream(recording, start, programs)));
  if (!plan.video && plan.sounds.length === 0) return start.offset + 1;
  const next = await nextNumbers(folder);
  const described = { ...describeRun(next.run, recording, start, plan), isLate: true as const };
  await addLine(folder, 'runs', described);
  const run = new EncoderRun({
    ...{ ...programs, recording, start, plan, folder, isUrgent: false },
    ...{ run: next.run, firstSegment: next.segment, end: until },
    async onSegment(encoded) {
      const segment = { ...encoded, isLate: true as const };
      // The first ones repeat what stands before the piece, because a reader begins at a key frame.
      if (overlap && endOf(segment) <= overlap.until) await removeSegment(folder, segment);
      await addLine(folder, 'segments', segment);
    },
  });
  const { end, failure } = await run.ended();
  programs.signal?.throwIfAborted();
  if (failure) onFailure?.(failure.error);
  await addLine(folder, 'runs', { ...described, end });
  return end;
}

/** The recording has one picture. */
const largestOf = ({ video, sounds }: LivePlan): LivePlan =>
  video ? { video: { ...video, rungs: video.rungs.slice(-1) }, sounds } : { sounds };

const endOf = ({ startsAt, seconds }: LiveSegment): number =>
  Date.parse(startsAt) + Math.max(...Object.values(seconds)) * 1000;
