import { because } from '@tv/contract/reasons/problem-reasons';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { readFfmpegOutput } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import { sniffFormat, sourceFormats } from './sniff-format.ts';
import type { SourceFormat } from './sniff-format.ts';
import { refuseProtected } from './protected-source.ts';
import { RefusedSource } from './refused-source.ts';

/**
 * Finds the demuxer of a file: by its first bytes, or else by ffprobe's guess among the demuxers that read a single
 * self-contained file. Throws RefusedSource for an unknown format and for a file that is encrypted as a whole.
 */
export async function recognizeFormat(file: string, options: ProgramOptions): Promise<SourceFormat> {
  const format = (await sniffFormat(file)) ?? (await guessedFormat(file, options));
  await refuseProtected(file, format);
  if (!format) throw new RefusedSource(because('files.noMedia'));
  return format;
}

async function guessedFormat(file: string, options: ProgramOptions): Promise<SourceFormat | undefined> {
  const guess = [
    '-v',
    'quiet',
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    sourceFormats.join(),
  ];
  const name = await readFfmpegOutput(
    'ffprobe',
    [...guess, '-show_entries', 'format=format_name', '-of', 'default=nw=1:nk=1', `file:${file}`],
    { ...options, reads: [file], timeLimitInSeconds: 120, maxBytes: 10_000 },
  ).catch((problem: unknown) => {
    // ffprobe ends with an error for an unknown format.
    if (problem instanceof ProgramFailure && problem.message.includes('ended with code 1'))
      return Buffer.alloc(0);
    throw problem;
  });
  // Some demuxers have several names: "matroska,webm".
  const names = name.toString('latin1').trim().split(',');
  return sourceFormats.find((each) => names.includes(each));
}
