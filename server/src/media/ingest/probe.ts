import { FfmpegFailure, readFfmpegOutput, runFfmpeg } from './run-ffmpeg.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import { RefusedSource } from './refused-source.ts';
import { sniffFormat } from './sniff-format.ts';
import type { SourceFormat } from './sniff-format.ts';
import { progressReader } from './progress-reader.ts';
import { readFacts } from './source-facts.ts';
import type { SourceFacts } from './source-facts.ts';

export type ProbedSource = SourceFacts & { file: string; format: SourceFormat };

const shortestInSeconds = 0.1;
const longestInSeconds = 24 * 3600;

/** Input options that every run over the source carries: a forced demuxer and no protocol but plain files. */
export function inputArguments(source: { file: string; format: SourceFormat }): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-f', source.format, '-i', `file:${source.file}`];
}

export async function probe(file: string, options: ProgramOptions = {}): Promise<ProbedSource> {
  const format = await sniffFormat(file);
  const facts = readFacts(await probeJson({ file, format }, options));
  if (!facts.video && facts.audio.length === 0)
    throw new RefusedSource('The file holds neither picture nor sound. Bring in another file.');
  const durationInSeconds = facts.durationInSeconds || (await measuredDuration({ file, format }, options));
  if (!(durationInSeconds >= shortestInSeconds))
    throw new RefusedSource('The file is over before it begins: it has no length. Bring in the whole file.');
  if (durationInSeconds > longestInSeconds)
    throw new RefusedSource(
      'The file is longer than 24 hours. Cut it into parts and bring them in one by one.',
    );
  return { ...facts, durationInSeconds, file, format };
}

async function probeJson(source: { file: string; format: SourceFormat }, options: ProgramOptions) {
  const args = [
    '-v',
    'error',
    '-of',
    'json',
    '-show_format',
    '-show_streams',
    '-show_chapters',
    ...inputArguments(source),
  ];
  try {
    const json = await readFfmpegOutput('ffprobe', args, {
      ...options,
      timeLimitInSeconds: 120,
      maxBytes: 8_000_000,
    });
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch (error) {
    if (!(error instanceof FfmpegFailure) || !error.details) throw error;
    throw new RefusedSource(
      /moov atom not found|EBML header parsing failed|End of file/i.test(error.details)
        ? 'The file is incomplete: its end or its index is missing. Bring in the whole file.'
        : 'The file is damaged or is no media file, and cannot be read. Bring in another copy.',
    );
  }
}

/** Some recordings carry no length; reading through them without decoding finds it. */
async function measuredDuration(source: { file: string; format: SourceFormat }, options: ProgramOptions) {
  const args = [
    '-nostdin',
    '-v',
    'error',
    ...inputArguments(source),
    '-map',
    '0:v?',
    '-map',
    '0:a?',
    '-c',
    'copy',
  ];
  let last = 0;
  await runFfmpeg('ffmpeg', [...args, '-progress', 'pipe:1', '-f', 'null', '-'], {
    ...options,
    timeLimitInSeconds: 600,
    onOutput: progressReader((seconds) => (last = seconds)),
  });
  return last;
}
