import { because } from '@tv/contract/reasons/problem-reasons';
import { encodeArguments } from './ffmpeg-arguments.ts';
import type { EncodePlan } from './ffmpeg-arguments.ts';
import { progressReader } from '../progress-reader.ts';
import { RefusedSource } from '../source/refused-source.ts';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';

type EncodeOptions = ProgramOptions & { folder: string; onProgress: (share: number) => void };

const tooLarge = /Cannot allocate memory|malloc of size/;
const unreadable =
  /Invalid data found|could not find codec parameters|Decoder .* not found|does not contain any stream|Error while decoding/i;

/** Runs the encode of the whole source. Progress is reported as a share of the source's duration, from 0 to 1. */
export async function encode(plan: EncodePlan, { onProgress, ...options }: EncodeOptions): Promise<void> {
  const { durationInSeconds } = plan.source;
  const onSeconds = (seconds: number) => onProgress(Math.min(1, seconds / durationInSeconds));
  try {
    await runFfmpeg('ffmpeg', encodeArguments(plan), {
      ...options,
      reads: [plan.source.file],
      // Far more than the highest bit rate of all rungs together makes of it.
      fileLimitInBytes: 250_000_000 + Math.ceil(durationInSeconds) * 4_000_000,
      // Far more than the slowest machine needs. The limit ends a run that hangs.
      timeLimitInSeconds: 600 + plan.source.wholeInSeconds * 40,
      onOutput: progressReader(onSeconds),
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The sentence for people where the file is to blame, or else the error itself. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof ProgramFailure && tooLarge.test(error.details))
    return new RefusedSource(because('files.tooLarge'));
  if (error instanceof ProgramFailure && unreadable.test(error.details))
    return new RefusedSource(because('files.unreadable'));
  return error;
}
