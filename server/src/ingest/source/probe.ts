import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { readFfmpegOutput, runFfmpeg } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import { RefusedSource } from './refused-source.ts';
import type { SourceFormat } from './sniff-format.ts';
import { progressReader } from '../progress-reader.ts';
import { cannotDecode, encrypted } from './protected-source.ts';
import { recognizeFormat } from './recognize-format.ts';
import { readFacts } from './source-facts.ts';
import type { SourceFacts } from './source-facts.ts';
import { matroskaSubtitleCodecs } from './source-subtitles.ts';

export type ProbedSource = SourceFacts & { file: string; format: SourceFormat };

const shortestInSeconds = 0.1;
const longestInSeconds = 24 * 3600;

/** Input options of every run over the source: a forced demuxer, and only the protocol for plain files. */
export function inputArguments(source: { file: string; format: SourceFormat }): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-f', source.format, '-i', `file:${source.file}`];
}

/** Formats without a container. The duration that ffprobe reports for them is a guess by bit rate, or missing. */
const bareStreams: readonly SourceFormat[] = [
  'mpegvideo',
  'm4v',
  'h261',
  'h263',
  'h264',
  'hevc',
  'obu',
  'vc1',
];

/** Reads the facts that ingest decides by. Throws RefusedSource for a file that cannot become media content. */
export async function probe(file: string, options: ProgramOptions = {}): Promise<ProbedSource> {
  const format = await recognizeFormat(file, options);
  const source = { file, format };
  const facts = readFacts(await probeJson(source, options), {
    canDecode: await readDecoders(options),
    matroskaSubtitles: format === 'matroska' ? await matroskaSubtitleCodecs(file) : [],
  });
  refuseUnreadable(facts);
  const durationInSeconds = bareStreams.includes(format)
    ? await countedDuration(source, options)
    : facts.durationInSeconds || (await measuredDuration(source, options));
  if (!(durationInSeconds >= shortestInSeconds)) throw new RefusedSource(because('files.noLength'));
  if (durationInSeconds > longestInSeconds) throw new RefusedSource(because('files.tooLong'));
  return { ...facts, durationInSeconds, ...source };
}

/** Throws RefusedSource for a file whose picture or only sound cannot be decoded: the rest would be a different work. */
function refuseUnreadable({ isEncrypted, video, audio, undecodable, notes }: SourceFacts): void {
  if (isEncrypted) throw new RefusedSource(encrypted);
  const isMissing = (what: 'picture' | 'sound') => (what === 'picture' ? !video : audio.length === 0);
  for (const { what, kind } of undecodable) {
    if (isMissing(what)) throw new RefusedSource(cannotDecode(what, kind));
    notes.push(note(what === 'picture' ? 'note.undecodablePicture' : 'note.undecodableSound', { kind }));
  }
  if (!video && audio.length === 0) throw new RefusedSource(because('files.noTracks'));
}

/** The codecs that this ffmpeg can decode, by ffprobe's names. */
async function readDecoders(options: ProgramOptions): Promise<(codec: string) => boolean> {
  const list = await readFfmpegOutput('ffmpeg', ['-hide_banner', '-v', 'error', '-codecs'], {
    ...options,
    timeLimitInSeconds: 30,
    maxBytes: 1_000_000,
  });
  const known = new Set(Array.from(list.toString('latin1').matchAll(/^ D.{5} (\S+)/gm), ([, name]) => name!));
  return (codec) => known.has(codec);
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
    // The first packets tell whether they are encrypted.
    ...['-show_packets', '-read_intervals', '%+#200'],
    ...inputArguments(source),
  ];
  try {
    const json = await readFfmpegOutput('ffprobe', args, {
      ...options,
      reads: [source.file],
      timeLimitInSeconds: 120,
      maxBytes: 8_000_000,
    });
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch (error) {
    if (!(error instanceof ProgramFailure) || !error.details) throw error;
    throw new RefusedSource(
      /moov atom not found|EBML header parsing failed|End of file/i.test(error.details)
        ? because('files.incomplete')
        : because('files.damaged'),
    );
  }
}

/** The duration of a recording that does not state it, found by reading all packets without decoding. */
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
    reads: [source.file],
    timeLimitInSeconds: 600,
    onOutput: progressReader((seconds) => (last = seconds)),
  });
  return last;
}

/** The duration of a bare picture stream: its number of pictures divided by its frame rate. */
async function countedDuration(source: { file: string; format: SourceFormat }, options: ProgramOptions) {
  const entries = [
    '-select_streams',
    'v:0',
    '-count_packets',
    '-show_entries',
    'stream=nb_read_packets,r_frame_rate',
  ];
  const json = await readFfmpegOutput(
    'ffprobe',
    ['-v', 'error', '-of', 'json', ...entries, ...inputArguments(source)],
    {
      ...options,
      reads: [source.file],
      timeLimitInSeconds: 600,
      maxBytes: 100_000,
    },
  );
  const { streams = [] } = JSON.parse(json.toString('utf8')) as {
    streams?: { nb_read_packets?: string; r_frame_rate?: string }[];
  };
  const [numerator = 0, denominator = 1] = (streams[0]?.r_frame_rate ?? '').split('/').map(Number);
  return numerator > 0 ? (Number(streams[0]?.nb_read_packets ?? 0) * denominator) / numerator : 0;
}
