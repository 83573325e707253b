import { note } from '@tv/contract/reasons/notes';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { SubtitleProblem } from '@tv/captions/subtitle-file';
import { offLoop } from '../../captions/off-loop.ts';
import type { EmbeddedSubtitle } from '../../media/media-package.ts';
import { vttOfAss } from './ass-subtitles.ts';
import { inputArguments } from '../source/probe.ts';
import type { ProbedSource } from '../source/probe.ts';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { readFfmpegOutput, runFfmpeg } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import { subtitleName, type SourceSubtitles } from '../source/source-subtitles.ts';
import { vttOfSamples, type Sample } from './subtitle-samples.ts';
import { uniqueName } from '../../media/track-names.ts';

/**
 * Writes each text track of the source as `embedded-{n}.vtt`. An empty track is left out. A track that cannot be read is left
 * out with a note.
 */
export async function extractSubtitles(
  source: ProbedSource,
  folder: string,
  options: ProgramOptions,
): Promise<{ found: EmbeddedSubtitle[]; notes: string[] }> {
  const found: EmbeddedSubtitle[] = [];
  const notes: string[] = [];
  for (const [position, track] of source.subtitles.entries()) {
    const file = `embedded-${position + 1}.vtt`;
    const name = subtitleName(track);
    const outcome = await extract(source, track, file, folder, options);
    if (outcome !== 'read') {
      await rm(join(folder, file), { force: true });
      if (outcome === 'unreadable') notes.push(note('note.subtitlesUnreadable', { name }));
      continue;
    }
    found.push({
      file,
      languageCode: track.languageCode,
      name: uniqueName(
        name,
        found.map((other) => other.name),
      ),
      isDefault: track.isDefault && !found.some((other) => other.isDefault),
    });
  }
  return { found, notes };
}

type Outcome = 'read' | 'empty' | 'unreadable';

async function extract(
  source: ProbedSource,
  track: SourceSubtitles,
  file: string,
  folder: string,
  options: ProgramOptions,
): Promise<Outcome> {
  const { reading } = track;
  try {
    if (reading === 'decode' || reading === 'copy' || reading === 'ass') {
      await convert(source, track, file, folder, options);
      if (reading === 'ass') {
        const styled = await readFile(join(folder, file), 'utf8');
        await writeFile(join(folder, file), vttOfAss(styled));
      }
    } else {
      const samples = await readSamples(source, track.index, options);
      await writeFile(join(folder, file), vttOfSamples(reading, samples));
    }
    const bytes = await readFile(join(folder, file));
    if (!bytes.includes('-->')) return 'empty';
    const { vtt } = await offLoop('read', bytes, track.languageCode);
    await writeFile(join(folder, file), vtt);
    return 'read';
  } catch (error) {
    if (error instanceof SubtitleProblem || (error instanceof ProgramFailure && error.details))
      return 'unreadable';
    throw error;
  }
}

/** Writes a track as a file of its own by ffmpeg: as WebVTT, or as SubStation Alpha where it is that. */
async function convert(
  source: ProbedSource,
  { reading, index }: SourceSubtitles,
  file: string,
  folder: string,
  options: ProgramOptions,
): Promise<void> {
  const codec = reading === 'decode' ? [] : ['-c:s', 'copy'];
  const args = ['-nostdin', '-v', 'error', '-y', ...inputArguments(source), '-map', `0:${index}`, ...codec];
  const format = reading === 'ass' ? 'ass' : 'webvtt';
  await runFfmpeg('ffmpeg', [...args, '-fs', `${uploadLimits.subtitles}`, '-f', format, file], {
    ...options,
    reads: [source.file],
    folder,
    timeLimitInSeconds: 600,
  });
}

/** The raw samples of a track, with their times in seconds from the start of the file. */
async function readSamples(source: ProbedSource, index: number, options: ProgramOptions): Promise<Sample[]> {
  const limits = { ...options, reads: [source.file], timeLimitInSeconds: 600 };
  const entries = ['-select_streams', `${index}`, '-show_entries', 'packet=pts_time,duration_time,size'];
  const listed = await readFfmpegOutput(
    'ffprobe',
    ['-v', 'error', '-of', 'json', ...entries, ...inputArguments(source)],
    { ...limits, maxBytes: 8_000_000 },
  );
  const bytes = await readFfmpegOutput(
    'ffmpeg',
    [
      '-nostdin',
      '-v',
      'error',
      ...inputArguments(source),
      '-map',
      `0:${index}`,
      '-c',
      'copy',
      '-f',
      'data',
      '-',
    ],
    { ...limits, maxBytes: uploadLimits.subtitles },
  );
  const { packets = [] } = JSON.parse(listed.toString('utf8')) as {
    packets?: { pts_time?: string; duration_time?: string; size?: string }[];
  };
  let position = 0;
  return packets.map(({ pts_time, duration_time, size }) => {
    const startTime = Math.max(0, Number(pts_time ?? 0) - source.startTime);
    const data = bytes.subarray(position, (position += Number(size ?? 0)));
    return { startTime, endTime: startTime + Number(duration_time ?? 0), data };
  });
}
