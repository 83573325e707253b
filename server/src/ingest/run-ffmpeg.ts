import { because, sayReason } from '@tv/contract/reasons/problem-reasons';
import { dirname, join } from 'node:path';
import { sandboxLevel } from '../platform/sandbox/choose-sandbox.ts';
import { findProgram } from '../platform/sandbox/find-program.ts';
import {
  ProgramFailure,
  readProgramOutput,
  runProgram,
  type RunOptions as ProgramRunOptions,
} from '../platform/sandbox/run-program.ts';
import type { SandboxLevel } from '../platform/sandbox/sandbox.ts';

export const missingFfmpeg = sayReason(because('files.noProgram'));

export type ProgramOptions = {
  ffmpegPath?: string | undefined;
  signal?: AbortSignal | undefined;
  memoryLimitInBytes?: number | undefined;
  /** Absent: the level that this process has chosen. */
  sandbox?: SandboxLevel | undefined;
};

export type RunOptions = ProgramOptions & Omit<ProgramRunOptions, 'sandbox'>;

/** Runs ffmpeg or ffprobe in the sandbox: files that it reads are to be named in `reads`. */
export async function runFfmpeg(
  program: 'ffmpeg' | 'ffprobe',
  args: string[],
  options: RunOptions,
): Promise<void> {
  await runProgram(commandOf(program, args, options), await confined(options));
}

/** Runs a program and returns its output. The program is killed if it prints more than `maxBytes`. */
export const readFfmpegOutput = async (
  program: 'ffmpeg' | 'ffprobe',
  args: string[],
  options: RunOptions & { maxBytes: number },
): Promise<Buffer> => readProgramOutput(commandOf(program, args, options), await confined(options));

const confined = async <Options extends RunOptions>(options: Options) => ({
  ...options,
  sandbox: options.sandbox ?? (await sandboxLevel()),
});

export const isFfmpegInstalled = (ffmpegPath = 'ffmpeg'): boolean => findProgram(ffmpegPath) !== undefined;

function commandOf(program: string, args: string[], { ffmpegPath = 'ffmpeg' }: ProgramOptions): string[] {
  const path =
    program === 'ffmpeg'
      ? ffmpegPath
      : ffmpegPath.includes('/')
        ? join(dirname(ffmpegPath), program)
        : program;
  const file = findProgram(path);
  if (!file) throw new ProgramFailure(missingFfmpeg);
  return [file, ...args];
}
